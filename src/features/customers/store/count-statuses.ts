import { type CustomerStatus, customerStatuses } from '@/domain/customer-status';
import type { CustomerRow } from './customer-row';

export type StatusCounts = Record<CustomerStatus, number>;

/** How many customers are in each status. */
export function countStatuses(rows: readonly CustomerRow[]): StatusCounts {
  const counts = Object.fromEntries(customerStatuses.map(({ value }) => [value, 0])) as StatusCounts;
  for (const { customer } of rows) counts[customer.status] += 1;
  return counts;
}

/** What customers have spent in all, in Jamaican dollars: computed and not displayed (requirement 3). */
export function sumRevenue(rows: readonly CustomerRow[]): number {
  return rows.reduce((revenue, { customer }) => revenue + customer.totalSpent, 0);
}
