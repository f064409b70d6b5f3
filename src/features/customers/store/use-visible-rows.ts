import { useCallback, useDeferredValue } from 'react';
import { useCustomers, useCustomersStore } from './customers-store';
import { isActive } from './filter-rows';
import { useAddressFilter, useSort } from './use-address';

/**
 * The rows that the filter leaves, sorted, and the filter that left them. All of it but the search is kept in the
 * address. On a slow machine typing goes before the list: the search that is applied follows what was typed.
 */
export function useVisibleRows() {
  const store = useCustomersStore();
  const rows = useCustomers((state) => state.rows);
  // Sort and filter may go by it.
  useCustomers((state) => state.work);
  const search = useDeferredValue(useCustomers((state) => state.search));
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
