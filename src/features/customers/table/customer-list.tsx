import { Inbox, SearchX } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { SelectableRows } from '@/features/customers/selection/select-box';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { useAddressFilter, useClear, useVisibleRows } from '@/features/customers/store/use-address';
import { CustomerCards } from './customer-cards';
import { CustomerTable } from './customer-table';

/** The customers that the filter leaves, or why there are none. */
export function CustomerList({ now }: { now: Date }) {
  const { rows, isFiltered } = useVisibleRows();
  useSuccessorFocus(rows);
  return rows.length > 0 ? <CustomerRows rows={rows} now={now} /> : <EmptyList isFiltered={isFiltered} />;
}

/** A table where there is room for one, else cards. Typing does not draw it anew until the rows follow. */
export const CustomerRows = memo(function CustomerRows(props: { rows: readonly CustomerRow[]; now: Date }) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  return (
    <SelectableRows rows={props.rows}>
      {isWide ? <CustomerTable {...props} /> : <CustomerCards {...props} />}
    </SelectableRows>
  );
});

/** Says why there is nothing to show (requirement 2.17). */
function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  const clear = useClear();
  const { filter } = useAddressFilter();
  const isUnread = useCustomers((state) => !state.work) && Boolean(filter.list || filter.owner);
  const Icon = isFiltered ? SearchX : Inbox;
  const [title, text] = explain();

  function explain() {
    if (isUnread)
      return ['Owners and follow-ups are not loaded yet', 'This list is shown as soon as they are.'];
    if (isFiltered) return ['No customers found', 'Try adjusting your search or filter criteria'];
    return ['No customers yet', 'Customer data will appear here once forms are submitted'];
  }
  return (
    <div className="rounded-lg border border-paper-line bg-paper-bright px-6 py-16 text-center">
      <Icon aria-hidden="true" className="mx-auto size-10 text-petrol-400" />
      <h2 className="mt-4 font-bold text-xl">{title}</h2>
      <p className="mt-1 text-petrol-700">{text}</p>
      {isFiltered && (
        <Button variant="quiet" className="mt-5" onClick={clear}>
          Clear search and filter
        </Button>
      )}
    </div>
  );
}

/** Gives the focus to the next row when one leaves the list by a change of its status and takes the focus along. */
function useSuccessorFocus(rows: readonly CustomerRow[]): void {
  const { setFocus } = useCustomersStore();
  const focus = useCustomers((state) => state.focus);
  const previous = useRef(rows);
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = rows;
    if (focus?.kind !== 'successor') return;
    const isLost = document.activeElement === document.body;
    const indexOf = (list: readonly CustomerRow[]) =>
      isLost ? list.findIndex(({ customer }) => customer.id === focus.id) : -1;
    const index = indexOf(before);
    if (index < 0 || indexOf(rows) >= 0) return setFocus(undefined);
    const id = (rows[index] ?? rows.at(-1))?.customer.id;
    setFocus(id === undefined ? { kind: 'search-box' } : { kind: 'row', id });
  }, [rows, focus, setFocus]);
}

/** Whether a media query holds; without `matchMedia` it does. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? true);
}
