import { Inbox, SearchX } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { unfinishedReason } from '@/components/staff/unfinished-reason';
import { Button } from '@/components/ui/button';
import { useFocusSuccessor } from '@/components/ui/use-focus-successor';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { useReturnFocusFrom } from '@/components/ui/use-return-focus';
import { requestFocus, requestFocusInPlace } from '@/features/customers/focus/focus-request';
import { isNarrowed } from '@/features/customers/list/filter-rows';
import type { RowGroup } from '@/features/customers/list/group-rows';
import { isSearched } from '@/features/customers/list/search-rows';
import { SelectableRows } from '@/features/customers/selection/select-box';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useCustomers, useUnfinishedRead } from '@/features/customers/store/customers-store';
import {
  useAddressFilter,
  useClear,
  useClearFilter,
  useVisibleRows,
} from '@/features/customers/store/use-address';
import { isSameValue } from '@/lib/is-same-value';
import { CustomerCards } from './customer-cards';
import { CustomerTable } from './customer-table';
import { DeepSearchLine } from './deep-search-line';
import { OldOverdueLine } from './old-overdue-line';

export function CustomerList() {
  const { rows, overdue, filter, isFiltered } = useVisibleRows();
  useRowSuccessor(rows);
  return (
    <>
      <DeepSearchLine found={rows.length} />
      {overdue && !isSearched(filter.search) && <OldOverdueLine overdue={overdue} />}
      {rows.length > 0 ? (
        <CustomerRows rows={rows} groups={overdue?.groups} />
      ) : (
        <EmptyList
          isFiltered={isFiltered}
          isSearch={isSearched(filter.search)}
          collapsed={filter.collapsed ?? 0}
        />
      )}
    </>
  );
}

interface CustomerRowsProps {
  rows: readonly CustomerRow[];
  groups?: readonly RowGroup[] | undefined;
}

/** A table where all its columns have room, else cards. Typing renders it again only once the rows change. */
export const CustomerRows = memo(function CustomerRows({ rows, groups }: CustomerRowsProps) {
  const hasTable = useMediaQuery('(min-width: 64rem)');
  const hasTwoColumns = useMediaQuery('(min-width: 48rem), (min-width: 40rem) and (height < 30rem)');
  return (
    <SelectableRows rows={rows}>
      {hasTable ? (
        <CustomerTable rows={rows} groups={groups} />
      ) : (
        <CustomerCards rows={rows} groups={groups} columns={hasTwoColumns ? 2 : 1} />
      )}
    </SelectableRows>
  );
});

interface EmptyListProps {
  isFiltered: boolean;
  isSearch: boolean;
  collapsed: number;
}

function EmptyList({ isFiltered, isSearch, collapsed }: EmptyListProps) {
  const clear = useClear();
  const clearFilter = useClearFilter();
  const { filter } = useAddressFilter();
  const isWorkUnread = useCustomers((state) => !state.work) && Boolean(filter.list || filter.owner);
  const isUnread = isWorkUnread || filter.isOwnerUnread;
  const read = useUnfinishedRead();
  const box = useRef<HTMLDivElement>(null);
  useReturnFocusFrom(box);
  const Icon = isFiltered ? SearchX : Inbox;
  const [title, text] = explain();
  const mayBeElsewhere = isSearch && isNarrowed(filter);

  function explain() {
    if (isUnread)
      return ['Owners and follow-ups are not loaded yet', 'This list is shown as soon as they are.'];
    if (collapsed > 0) return ['Nobody else is overdue', 'The button above shows the others.'];
    if (isFiltered && read && !read.isRefresh)
      return ['No customers found so far', unfinishedReason(read.isRunning)];
    if (isFiltered) return ['No customers found', 'Try adjusting your search or filter criteria'];
    return ['No customers yet', 'Customer data will appear here once forms are submitted'];
  }
  return (
    <div ref={box} className="rounded-lg border border-paper-line bg-paper-bright px-6 py-16 text-center">
      <Icon aria-hidden="true" className="mx-auto size-10 text-petrol-400" />
      <h2 className="mt-4 font-bold text-xl">{title}</h2>
      <p className="mt-1 text-petrol-700">{text}</p>
      {isFiltered && (
        <Button variant="quiet" className="mt-5" onClick={mayBeElsewhere ? clearFilter : clear}>
          {mayBeElsewhere ? 'Search all customers' : 'Show all customers'}
        </Button>
      )}
    </div>
  );
}

/** A focused row keeps the focus. If it is gone, or its own change moves it far, the row in its place takes it. */
function useRowSuccessor(rows: readonly CustomerRow[]): void {
  // Read while rendering: afterwards the row is gone.
  const focusedRow = document.activeElement?.closest<HTMLElement>('[data-index]');
  const work = useCustomers((state) => state.work);
  const list = useMemo(() => ({ rows, work }), [rows, work]);
  useFocusSuccessor(list, (before) => {
    const index = Number(focusedRow?.dataset.index);
    const focused = before.rows[index]?.customer;
    if (!focused) return;
    const { id, updatedAt } = focused;
    const place = rows.findIndex(({ customer }) => customer.id === id);
    const isWorkChanged =
      before.work && !isSameValue(before.work.get(id)?.updatedAt, work?.get(id)?.updatedAt);
    const isChanged = isWorkChanged || !isSameValue(rows[place]?.customer.updatedAt, updatedAt);
    const isRendered = document.querySelector(`[data-index="${place}"]`) !== null;
    if (isChanged && !isRendered) requestFocusInPlace(index, rows);
    else requestFocus({ kind: 'row', id });
  });
}
