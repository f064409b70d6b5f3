import type { Customer } from '@/domain/customer';
import { generateCustomer } from '../../tools/seed/generate-customer';

/** The customers that are in the database. */
export function generateCustomers(count: number, now = new Date()): Customer[] {
  return Array.from({ length: count }, (_, number) => generateCustomer(number, now));
}
