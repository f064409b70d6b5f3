import { customerStatuses } from '@/domain/customer-status';
import { hasInk } from '@/lib/text';
import { withoutAccents } from '@/lib/without-accents';
import type { CustomerRow } from './customer-row';
import { isNewestFirst, type Sort, type SortKey } from './sort';

const statusOrder: readonly string[] = customerStatuses.map(({ value }) => value);

/** What a row is sorted by: text without case and accents, or a number. */
const sortValues = {
  created: ({ createdTime }) => createdTime,
  name: ({ customer: { firstName, lastName } }) => plain(`${firstName} ${lastName}`),
  email: ({ customer }) => plain(customer.email),
  company: ({ customer }) => plain(customer.companyName),
  fuel: ({ customer }) => plain(customer.fuelTypes.join(', ')),
  status: ({ customer }) => statusOrder.indexOf(customer.status),
} satisfies Record<SortKey, (row: CustomerRow) => string | number>;

/**
 * The rows in another order; of equal ones the newest comes first, and those with nothing to sort by come last both
 * ways. `rows` must be newest first.
 */
export function sortRows(rows: readonly CustomerRow[], sort: Sort): readonly CustomerRow[] {
  if (isNewestFirst(sort)) return rows;
  const toValue = sortValues[sort.key];
  const [up, down] = sort.descending ? [1, -1] : [-1, 1];
  return rows
    .map((row) => ({ row, value: toValue(row) }))
    .sort((a, b) => {
      if (a.value === b.value) return 0;
      if (a.value === '') return 1;
      if (b.value === '') return -1;
      return a.value < b.value ? up : down;
    })
    .map(({ row }) => row);
}

function plain(text: string): string {
  return hasInk(text) ? withoutAccents(text).trim().toLowerCase() : '';
}
