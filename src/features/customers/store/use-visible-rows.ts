import { useCallback, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CustomerStatus, initialStatus, isCustomerStatus } from '@/domain/customer-status';
import { type Due, isDue } from '@/domain/response-time';
import { useCustomers, useCustomersStore } from './customers-store';
import { isActive } from './filter-rows';
import { oldestFirst, type Sort, sortToText, textToSort } from './sort-rows';

/**
 * The rows that the filter leaves, sorted, and the filter that left them. Status and sort are kept in the address; the
 * search is not. On a slow machine typing goes before the list: the search that is applied follows what was typed.
 */
export function useVisibleRows() {
  const store = useCustomersStore();
  const rows = useCustomers((state) => state.rows);
  // The sort may go by it.
  useCustomers((state) => state.work);
  const search = useDeferredValue(useCustomers((state) => state.search));
  const [status] = useStatusFilter();
  const [due] = useDueFilter();
  const [address] = useAddress();
  const filter = { search, status, due };
  return {
    rows: store.visibleRows(rows, address.get('sort'), filter),
    filter,
    isFiltered: isActive(filter),
  };
}

/** The status filter as the address holds it (`?status=new`); All Status and anything unknown leave it out. */
export function useStatusFilter() {
  const [address, change] = useAddress();
  const value = address.get('status');
  const setStatus = useCallback(
    (status: CustomerStatus | undefined) => change({ status, due: undefined }),
    [change],
  );
  return [isCustomerStatus(value) ? value : undefined, setStatus] as const;
}

/** Those to be contacted by now or today (`?due=overdue`), the oldest first; undefined leads back to all of them. */
export function useDueFilter() {
  const [address, change] = useAddress();
  const value = address.get('due');
  const setDue = useCallback(
    (due: Due | undefined) =>
      change({ due, status: due && initialStatus, sort: due && sortToText(oldestFirst) }),
    [change],
  );
  return [isDue(value) ? value : undefined, setDue] as const;
}

/** The sort as the address holds it (`?sort=-name`); newest first leaves it out. */
export function useSort() {
  const [address, change] = useAddress();
  const setSort = useCallback((sort: Sort) => change({ sort: sortToText(sort) }), [change]);
  return [textToSort(address.get('sort')), setSort] as const;
}

/** What the address asks for, and how to change it: undefined leaves a parameter out. Others stay as they are. */
function useAddress() {
  const [parameters, setParameters] = useSearchParams();

  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setParameters],
  );

  return [parameters, change] as const;
}
