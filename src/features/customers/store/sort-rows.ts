import type { Customer } from '@/domain/customer';
import { customerStatuses } from '@/domain/customer-status';
import { hasVisibleText } from '@/lib/text';
import { withoutAccents } from '@/lib/without-accents';
import type { CustomerRow, SortTextKey } from './customer-row';

/** What the list can be sorted by; each is a word of the address. */
export const sortKeys = ['created', 'name', 'email', 'company', 'fuel', 'status'] as const;

export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  key: SortKey;
  /** From the last to the first: Z to A, newest first. */
  descending: boolean;
}

/** Requirement 4.2: ordering is by createdAt, newest first. */
export const newestFirst: Sort = { key: 'created', descending: true };
export const oldestFirst: Sort = { key: 'created', descending: false };

/** Whether the list is in the order that the specification gives it. */
function isNewestFirst({ key, descending }: Sort): boolean {
  return key === newestFirst.key && descending === newestFirst.descending;
}

/** The sort as an address holds it: 'name', or '-name' for the other way round; undefined for newest first. */
export function sortToText(sort: Sort): string | undefined {
  return isNewestFirst(sort) ? undefined : `${sort.descending ? '-' : ''}${sort.key}`;
}

/** Reads what `sortToText` writes; newest first for anything else. */
export function textToSort(text: string | null): Sort {
  const [, minus, word] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  const key = sortKeys.find((known) => known === word);
  return key ? { key, descending: minus === '-' } : newestFirst;
}

/** What a press on a column's heading makes of the sort: upwards, downwards, and back to newest first. */
export function nextSort({ key, descending }: Sort, pressed: SortKey): Sort {
  if (key !== pressed) return { key: pressed, descending: false };
  return descending ? newestFirst : { key, descending: true };
}

const statusOrder: readonly string[] = customerStatuses.map(({ value }) => value);

/** What a row is sorted by: text, which the row keeps once it was asked for, or a number. */
function sortValue(row: CustomerRow, key: SortKey): string | number {
  if (key === 'created') return row.createdTime;
  if (key === 'status') return statusOrder.indexOf(row.customer.status);
  row.sortTexts[key] ??= sortText(row.customer, key);
  return row.sortTexts[key];
}

/**
 * The rows in another order; of equal ones the newest comes first, and those with nothing to sort by come last both
 * ways. `rows` must be newest first.
 */
export function sortRows(rows: readonly CustomerRow[], sort: Sort): readonly CustomerRow[] {
  if (isNewestFirst(sort)) return rows;
  const [up, down] = sort.descending ? [1, -1] : [-1, 1];
  return [...rows].sort((one, other) => {
    const a = sortValue(one, sort.key);
    const b = sortValue(other, sort.key);
    if (a === b) return 0;
    if (a === '') return 1;
    if (b === '') return -1;
    return a < b ? up : down;
  });
}

const sortedTexts = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  email: ({ email }) => email,
  company: ({ companyName }) => companyName,
  fuel: ({ fuelTypes }) => fuelTypes.join(', '),
} satisfies Record<SortTextKey, (customer: Customer) => string>;

/** Without case and accents; empty where a reader would see nothing. */
function sortText(customer: Customer, key: SortTextKey): string {
  const text = sortedTexts[key](customer);
  return hasVisibleText(text) ? withoutAccents(text).trim().toLowerCase() : '';
}
