import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCustomerStatus } from '@/domain/customer-status';
import { isWorkList, type WorkList } from '@/domain/work-lists';
import type { AddressFilter } from './filter-rows';
import { newestFirst, oldestFirst, type Sort, sortToText, textToSort } from './sort-rows';

/** The address holds these, each under its own name; what is left out narrows nothing. */
type AddressKey = keyof AddressFilter | 'sort';
type AddressChanges = { readonly [Key in AddressKey]?: string | undefined };

/** In which order each work list begins, unless another was asked for. */
const sortOfList: Readonly<Record<WorkList, Sort>> = {
  overdue: oldestFirst,
  today: oldestFirst,
  mine: { key: 'followup', descending: false },
  unassigned: newestFirst,
};

/** What narrows the list but for the search, as the address holds it (`?list=overdue&status=new`). */
export function useAddressFilter() {
  const [address, change] = useAddress();
  const filter = useMemo(() => readFilter(address), [address]);

  const set = useCallback((changes: AddressChanges) => change(() => changes), [change]);
  const setList = useCallback(
    (list: WorkList | undefined) => change((before) => toList(list, before)),
    [change],
  );
  const clear = useCallback(
    () => change((before) => ({ status: undefined, ...toList(undefined, before) })),
    [change],
  );
  return { filter, set, setList, clear };
}

/** Leads to a work list or back from it. A sort that somebody chose stays. */
function toList(list: WorkList | undefined, before: URLSearchParams): AddressChanges {
  const own = (one: WorkList | undefined) => one && sortToText(sortOfList[one]);
  const isOwn = (before.get('sort') ?? undefined) === own(readFilter(before).list);
  return isOwn ? { list, sort: own(list) } : { list };
}

function readFilter(address: URLSearchParams): AddressFilter {
  const status = address.get('status');
  const list = address.get('list');
  return {
    status: isCustomerStatus(status) ? status : undefined,
    list: isWorkList(list) ? list : undefined,
  };
}

/** The sort as the address holds it (`?sort=-name`); newest first leaves it out. */
export function useSort() {
  const [address, change] = useAddress();
  const setSort = useCallback((sort: Sort) => change(() => ({ sort: sortToText(sort) })), [change]);
  return [textToSort(address.get('sort')), setSort] as const;
}

/** What the address asks for, and how to change it: undefined leaves a parameter out. Others stay as they are. */
function useAddress() {
  const [parameters, setParameters] = useSearchParams();

  const change = useCallback(
    (changesTo: (before: URLSearchParams) => AddressChanges) => {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changesTo(before))) {
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
