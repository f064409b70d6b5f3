import { useDeferredValue, useMemo, useState } from 'react';
import type { CustomerRow } from './customer-row';
import { type Filter, filterRows } from './filter-rows';
import { useStatusFilter } from './use-status-filter';

/**
 * The filter and the rows it leaves. The status is kept in the address; the search is not, for it may name
 * a person. On a slow machine typing goes before the list.
 */
export function useFilteredRows(rows: readonly CustomerRow[]) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useStatusFilter();
  const appliedSearch = useDeferredValue(search);
  const applied: Filter = useMemo(() => ({ search: appliedSearch, status }), [appliedSearch, status]);
  const visible = useMemo(() => filterRows(rows, applied), [rows, applied]);
  const filter: Filter = { search, status };
  return { filter, applied, visible, setSearch, setStatus };
}

export type FilteredRows = ReturnType<typeof useFilteredRows>;
