import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { type CustomerStatus, customerStatuses } from '@/domain/customer-status';
import { openFollowUp } from '@/domain/last-call';
import { type CustomerRow, createdTime } from '@/features/customers/state/customer-row';
import { memoize } from '@/lib/memoize';
import { foldText } from '@/lib/search-text';
import { hasVisibleText } from '@/lib/text';

export const sortKeys = ['created', 'name', 'email', 'company', 'fuel', 'status', 'followup'] as const;

export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  key: SortKey;
  descending: boolean;
}

/** Requirement 4.2: ordering is by createdAt, newest first. */
export const newestFirst: Sort = { key: 'created', descending: true };
export const oldestFirst: Sort = { key: 'created', descending: false };

function isNewestFirst({ key, descending }: Sort): boolean {
  return key === newestFirst.key && descending === newestFirst.descending;
}

/** The sort as an address holds it: 'name', or '-name' for the other way round; undefined for newest first. */
export function sortToText(sort: Sort): string | undefined {
  return isNewestFirst(sort) ? undefined : `${sort.descending ? '-' : ''}${sort.key}`;
}

/** Reads what `sortToText` writes; newest first for anything else. */
export function textToSort(text: string | null | undefined): Sort {
  const [, minus, word] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  const key = sortKeys.find((known) => known === word);
  return key ? { key, descending: minus === '-' } : newestFirst;
}

/** The sort after a click on a column's heading: upwards, downwards, and back to newest first. */
export function nextSort({ key, descending }: Sort, clicked: SortKey): Sort {
  if (key !== clicked) return { key: clicked, descending: false };
  return descending ? newestFirst : { key, descending: true };
}

type Works = ReadonlyMap<string, Pick<Assignment, 'followUpAt' | 'lastCall'>>;

interface SortContext {
  work?: Works | undefined;
  /** A memoized function makes the reverse order cheap. */
  groupBy?: typeof groupByText;
}

/** `rows` must be newest first: equal ones stay so. Rows without a value come last both ways. */
export function sortRows(
  rows: readonly CustomerRow[],
  { key, descending }: Sort,
  { work, groupBy = groupByText }: SortContext = {},
): readonly CustomerRow[] {
  if (isNewestFirst({ key, descending })) return rows;
  if (key === 'created') return sortByNumber(rows, createdTime, descending);
  if (key === 'followup') return sortByFollowUp(rows, work, descending);
  const { groups, rest } = key === 'status' ? groupByStatus(rows) : groupBy(rows, key);
  const sorted: CustomerRow[] = [];
  // `flat` takes many times as long, and `push` takes no group of any size.
  for (const group of [...(descending ? [...groups].reverse() : groups), rest]) {
    for (const row of group) sorted.push(row);
  }
  return sorted;
}

function sortByNumber(
  rows: readonly CustomerRow[],
  toNumber: (row: CustomerRow) => number,
  descending: boolean,
) {
  const way = descending ? -1 : 1;
  return [...rows].sort((a, b) => way * (toNumber(a) - toNumber(b)));
}

function sortByFollowUp(rows: readonly CustomerRow[], work: Works | undefined, descending: boolean) {
  function timeOf({ customer }: CustomerRow) {
    const planned = work?.get(customer.id);
    return planned && openFollowUp(planned)?.getTime();
  }
  const planned = rows.filter((row) => timeOf(row) !== undefined);
  const others = rows.filter((row) => timeOf(row) === undefined);
  return [...sortByNumber(planned, (row) => timeOf(row) ?? 0, descending), ...others];
}

/** Groups of equal rows in order; `rest` has nothing to sort by. */
interface Grouped {
  groups: readonly (readonly CustomerRow[])[];
  rest: readonly CustomerRow[];
}

function groupByStatus(rows: readonly CustomerRow[]): Grouped {
  const groups = new Map<CustomerStatus, CustomerRow[]>(customerStatuses.map(({ value }) => [value, []]));
  for (const row of rows) groups.get(row.customer.status)?.push(row);
  return { groups: [...groups.values()], rest: [] };
}

/** Many customers share a text: each is worked out and compared once. */
export function groupByText(rows: readonly CustomerRow[], key: keyof typeof sortedTexts): Grouped {
  const [readFirst, readSecond] = sortedTexts[key];
  const sortTextOf = memoize(toSortText);
  // Two lookups are quicker than joining the texts first.
  const groupOfTexts = new Map<string, Map<string, CustomerRow[]>>();
  const groups = new Map<string, CustomerRow[]>();
  for (const row of rows) {
    const first = readFirst(row.customer);
    const second = readSecond(row.customer);
    const groupOfSecond = groupOfTexts.get(first) ?? new Map<string, CustomerRow[]>();
    let group = groupOfSecond.get(second);
    if (!group) {
      const sortText = `${sortTextOf(first)} ${sortTextOf(second)}`.trim();
      group = groups.get(sortText) ?? [];
      groups.set(sortText, group);
      groupOfTexts.set(first, groupOfSecond.set(second, group));
    }
    group.push(row);
  }
  // Without a compare function the browser sorts texts several times as quickly.
  const sorted = [...groups.keys()].filter((text) => text !== '').sort();
  return { groups: sorted.map((text) => groups.get(text) ?? []), rest: groups.get('') ?? [] };
}

type ReadText = (customer: Customer) => string;
const nothing: ReadText = () => '';

const sortedTexts = {
  name: [({ firstName }) => firstName, ({ lastName }) => lastName],
  email: [nothing, ({ email }) => email],
  company: [nothing, ({ companyName }) => companyName],
  fuel: [nothing, ({ fuelTypes }) => fuelTypes.join(', ')],
} satisfies Partial<Record<SortKey, [ReadText, ReadText]>>;

/** Without case and accents; empty where a reader would see nothing. */
function toSortText(text: string): string {
  return hasVisibleText(text) ? foldText(text).trim() : '';
}

const up = (key: SortKey): Sort => ({ key, descending: false });
const down = (key: SortKey): Sort => ({ key, descending: true });

export const sortChoices = (
  [
    [newestFirst, 'Newest first'],
    [oldestFirst, 'Oldest first'],
    [up('name'), 'Name, A to Z'],
    [down('name'), 'Name, Z to A'],
    [up('email'), 'E-mail, A to Z'],
    [down('email'), 'E-mail, Z to A'],
    [up('company'), 'Company, A to Z'],
    [down('company'), 'Company, Z to A'],
    [up('fuel'), 'Fuel, A to Z'],
    [down('fuel'), 'Fuel, Z to A'],
    [up('status'), `Status, from ${customerStatuses[0].label}`],
    [down('status'), `Status, from ${customerStatuses.at(-1)?.label}`],
    [up('followup'), 'Next follow-up'],
    [down('followup'), 'Last follow-up'],
  ] as const
).map(([sort, label]) => ({ value: sortToText(sort) ?? '', label }));
