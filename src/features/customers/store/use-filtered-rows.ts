import { useDeferredValue, useMemo, useState } from 'react';
import type { CustomerRow } from './customer-row';
import { type Filter, filterRows } from './filter-rows';
import { sortRows } from './sort-rows';
import { useSort } from './use-sort';
import { useStatusFilter } from './use-status-filter';

/**
 * The filter, the sort and the rows they leave. Status and sort are kept in the address; the search is not, for it may
 * name a person. On a slow machine typing goes before the list.
 */
export function useFilteredRows(rows: readonly CustomerRow[]) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useStatusFilter();
  const [sort, setSort] = useSort();
  const appliedSearch = useDeferredValue(search);
  const applied: Filter = useMemo(() => ({ search: appliedSearch, status }), [appliedSearch, status]);
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const visible = useMemo(() => filterRows(sorted, applied), [sorted, applied]);
  const filter: Filter = { search, status };
  return { filter, applied, sort, visible, setSearch, setStatus, setSort };
}

export type FilteredRows = ReturnType<typeof useFilteredRows>;
