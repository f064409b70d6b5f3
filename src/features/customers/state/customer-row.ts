import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { phoneSearchKeys } from '@/domain/read-phone';
import { foldText } from '@/lib/slug';

/** A customer with what searching and sorting a long list need, prepared once when it arrives. */
export interface CustomerRow {
  customer: Customer;
  /** Names, e-mail and company, folded, a line each. */
  haystack: string;
  /** Of both numbers: what `phoneSearchKeys` gives, a line each. */
  digits: string;
}

/** In milliseconds. */
export const createdTime = ({ customer }: CustomerRow): number => customer.createdAt.getTime();

/** Keeps one text of two equal numbers. */
export function toRow(customer: Customer): CustomerRow {
  const { firstName, lastName, email, companyName, phone, whatsapp } = customer;
  const isOneNumber = whatsapp === phone;
  if (isOneNumber) customer.whatsapp = phone;
  return {
    customer,
    haystack: foldText(`${firstName} ${lastName}\n${email}\n${companyName}`),
    // A template string would keep its parts in memory.
    digits: [...phoneSearchKeys(phone), ...(isOneNumber ? [] : phoneSearchKeys(whatsapp))].join('\n'),
  };
}

/** `updatedAt` is just later than before: older copies lose against it, and the database's answer wins. */
export function withStatus(row: CustomerRow, status: CustomerStatus): CustomerRow {
  const updatedAt = new Date(row.customer.updatedAt.getTime() + 1);
  return { ...row, customer: { ...row.customer, status, updatedAt } };
}
