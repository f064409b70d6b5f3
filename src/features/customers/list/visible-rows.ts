import type { StoreApi } from 'zustand/vanilla';
import { ownEmail } from '@/data/session-store';
import { workView } from '@/domain/work-lists';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { memoizeLast } from '@/lib/memoize-last';
import { createDeepSearch } from './deep-search';
import { type AddressFilter, narrowRows } from './filter-rows';
import { type GroupedRows, groupOverdue } from './group-rows';
import { createSearch, isSearched } from './search-rows';
import { groupByText, oldestFirst, type Sort, sortRows, sortToText, textToSort } from './sort-rows';

type Work = CustomersState['work'];

interface Narrowing {
  filter: AddressFilter;
  /** In milliseconds since 1970; 0 if the time does not matter. */
  time: number;
  me: string;
}

interface Grouping extends Pick<Narrowing, 'time'> {
  isByWait: boolean;
  isOldShown: boolean;
}

export interface VisibleRows {
  rows: readonly CustomerRow[];
  overdue?: GroupedRows;
}

type SearchedFilter = AddressFilter & { search: string };

/** Remembers the last results, because several parts of the screen ask for them. */
export function createVisibleRows({ getState }: StoreApi<CustomersState>) {
  const groupBy = memoizeLast(groupByText);
  const sorted = memoizeLast((rows: readonly CustomerRow[], sort: string | undefined, work: Work) =>
    sortRows(rows, textToSort(sort), { work, groupBy }),
  );
  // Typing goes through the rows that the other filters leave. Equal filters make one key.
  const narrowed = memoizeLast((rows: readonly CustomerRow[], key: string, work: Work) => {
    const { filter, time, me }: Narrowing = JSON.parse(key);
    return narrowRows(rows, filter, { work, view: workView(new Date(time), me) });
  });
  const searched = memoizeLast(createSearch());
  const searchedDeeply = createDeepSearch();
  const grouped = memoizeLast((rows: readonly CustomerRow[], key: string, work: Work) => {
    const { time, ...grouping }: Grouping = JSON.parse(key);
    return groupOverdue(rows, { work, view: workView(new Date(time), ''), ...grouping });
  });

  return function visibleRows(sort: Sort, shown: SearchedFilter, now: Date): VisibleRows {
    const { search, ...filter } = shown;
    const { rows, work, deepSearch, showsOldOverdue } = getState();
    // Nothing else changes with somebody's work, or with the time.
    const sortWork = sort.key === 'followup' ? work : undefined;
    const filterWork = filter.list || filter.owner ? work : undefined;
    const time = filter.list ? now.getTime() : 0;
    const narrowing: Narrowing = { filter, time, me: ownEmail() };
    const ordered = sorted(rows, sortToText(sort), sortWork);
    const searchable = narrowed(ordered, JSON.stringify(narrowing), filterWork);
    const found = searched(searchable, search);
    const all = deepSearch
      ? searchedDeeply({ rows: searchable, found, search, notes: deepSearch.notes })
      : found;
    if (filter.list !== 'overdue') return { rows: all };
    const grouping: Grouping = {
      time,
      isByWait: sortToText(sort) === sortToText(oldestFirst),
      // Nobody who is looked for hides in a collapsed group.
      isOldShown: showsOldOverdue || isSearched(search),
    };
    const overdue = grouped(all, JSON.stringify(grouping), work);
    return { rows: overdue.rows, overdue };
  };
}
