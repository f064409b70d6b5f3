import { useCallback, useDeferredValue } from 'react';
import { useCustomers, useCustomersStore } from './customers-store';
import { isActive } from './filter-rows';
import { useAddressFilter, useSort } from './use-address';

/**
 * The rows that the filter leaves, sorted, and the filter that left them. All of it but the search is kept in the
 * address. Where the list was slow to follow, typing goes before it: the search that is applied comes after what was typed.
 */
export function useVisibleRows() {
  const store = useCustomersStore();
  const rows = useCustomers((state) => state.rows);
  // Sort and filter may go by it.
  useCustomers((state) => state.work);
  const typed = useCustomers((state) => state.search);
  const following = useDeferredValue(typed);
  const search = useCustomers((state) => state.isSlow) ? following : typed;
  const { filter: addressFilter } = useAddressFilter();
  const [sort] = useSort();
  const filter = { ...addressFilter, search };
  return { rows: store.visibleRows(rows, sort, filter), filter, isFiltered: isActive(filter) };
}

/** Takes away whatever narrows the list, the search included. */
export function useClear(): () => void {
  const { setSearch } = useCustomersStore();
  const { clear } = useAddressFilter();
  return useCallback(() => {
    setSearch('');
    clear();
  }, [setSearch, clear]);
}
