import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { phoneSearchKeys } from '@/domain/read-phone';
import { justAfter } from '@/lib/dates';
import { foldText, toSearchText } from '@/lib/search-text';

/** A customer with what searching and sorting a long list need, prepared once when it arrives. */
export interface CustomerRow {
  customer: Customer;
  /** Names, company and e-mail, folded, a line each. */
  haystack: string;
  /** Of both numbers: what `phoneSearchKeys` gives, a line each. */
  digits: string;
}

/** In milliseconds. */
export const createdTime = ({ customer }: CustomerRow): number => customer.createdAt.getTime();

export function toRow(customer: Customer): CustomerRow {
  const { firstName, lastName, email, companyName, phone, whatsapp } = customer;
  const isOneNumber = whatsapp === phone;
  if (isOneNumber) customer.whatsapp = phone;
  return {
    customer,
    // A template string would keep its parts in memory.
    haystack: [toSearchText(`${firstName} ${lastName}\n${companyName}`), foldText(email)].join('\n'),
    digits: [...phoneSearchKeys(phone), ...(isOneNumber ? [] : phoneSearchKeys(whatsapp))].join('\n'),
  };
}

export function withStatus(row: CustomerRow, status: CustomerStatus, updatedAt?: Date): CustomerRow {
  const { customer } = row;
  return { ...row, customer: { ...customer, status, updatedAt: updatedAt ?? justAfter(customer.updatedAt) } };
}
