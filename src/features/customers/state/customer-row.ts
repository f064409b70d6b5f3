import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { phoneSearchKeys } from '@/domain/read-phone';

/** A customer with what searching and sorting a long list need, prepared once when it arrives. */
export interface CustomerRow {
  customer: Customer;
  /** Names, e-mail and company in lower case, a line each. */
  haystack: string;
  /** Of both numbers: what `phoneSearchKeys` gives, a line each. */
  digits: string;
}

/** When the customer was created, in milliseconds. */
export const createdTime = ({ customer }: CustomerRow): number => customer.createdAt.getTime();

/** Prepares a customer for the list. */
export function toRow(customer: Customer): CustomerRow {
  const { firstName, lastName, email, companyName, phone, whatsapp } = customer;
  return {
    customer,
    haystack: `${firstName} ${lastName}\n${email}\n${companyName}`.toLowerCase(),
    // A template would keep the parts beside what it makes of them.
    digits: [...phoneSearchKeys(phone), ...phoneSearchKeys(whatsapp)].join('\n'),
  };
}

/**
 * The row after its status was changed here. `updatedAt` is just later than the one it replaces: a copy read before the
 * change loses against it, and what the database says afterwards wins, whatever this computer's clock says.
 */
export function withStatus(row: CustomerRow, status: CustomerStatus): CustomerRow {
  const updatedAt = new Date(row.customer.updatedAt.getTime() + 1);
  return { ...row, customer: { ...row.customer, status, updatedAt } };
}
