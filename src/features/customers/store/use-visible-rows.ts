import { useCallback, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CustomerStatus, isCustomerStatus } from '@/domain/customer-status';
import { useCustomers, useCustomersStore } from './customers-store';
import { isActive } from './filter-rows';
import { type Sort, sortToText, textToSort } from './sort-rows';

/**
 * The rows that the filter leaves, sorted, and the filter that left them. Status and sort are kept in the address; the
 * search is not. On a slow machine typing goes before the list: the search that is applied follows what was typed.
 */
export function useVisibleRows() {
  const store = useCustomersStore();
  const rows = useCustomers((state) => state.rows);
  const search = useDeferredValue(useCustomers((state) => state.search));
  const [status] = useStatusFilter();
  const [sort] = useSearchParameter('sort');
  return {
    rows: store.visibleRows(rows, sort, search, status),
    filter: { search, status },
    isFiltered: isActive({ search, status }),
  };
}

/** The status filter as the address holds it (`?status=new`); All Status and anything unknown leave it out. */
export function useStatusFilter() {
  const [value, setValue] = useSearchParameter('status');
  const setStatus = (status: CustomerStatus | undefined) => setValue(status);
  return [isCustomerStatus(value) ? value : undefined, setStatus] as const;
}

/** The sort as the address holds it (`?sort=-name`); newest first leaves it out. */
export function useSort() {
  const [text, setText] = useSearchParameter('sort');
  const setSort = (sort: Sort) => setText(sortToText(sort));
  return [textToSort(text), setSort] as const;
}

/** A parameter of the address, and how to set it: undefined leaves it out. Others stay as they are. */
function useSearchParameter(name: string) {
  const [parameters, setParameters] = useSearchParams();

  const setValue = useCallback(
    (value: string | undefined) => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === undefined) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
    [name, setParameters],
  );

  return [parameters.get(name), setValue] as const;
}
