import { useDeferredValue } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShallow } from 'zustand/react/shallow';
import { ownEmail } from '@/data/session-store';
import { customerStatuses } from '@/domain/customer-status';
import { valueIn } from '@/domain/options';
import { type WorkList, workLists } from '@/domain/work-lists';
import { requestFocus } from '@/features/customers/focus/focus-request';
import {
  type AddressFilter,
  describeFilter,
  type Filter,
  fuelChoices,
  isNarrowed,
  type OwnerChoice,
  ownerChoices,
  parishChoices,
} from '@/features/customers/list/filter-rows';
import { isSearched } from '@/features/customers/list/search-rows';
import {
  newestFirst,
  oldestFirst,
  type Sort,
  sortRows,
  sortToText,
  textToSort,
} from '@/features/customers/list/sort-rows';
import { type CustomersStore, useCustomers, useCustomersStore, useScreenTime } from './customers-store';
import { useReadSearch } from './use-read-search';

const addressKeys = ['list', 'status', 'parish', 'fuel', 'owner', 'sort'] as const;
type AddressKey = (typeof addressKeys)[number];
type AddressChanges = { readonly [Key in AddressKey]?: string | undefined };

const sortOfList: Readonly<Record<WorkList, Sort>> = {
  overdue: oldestFirst,
  today: oldestFirst,
  mine: { key: 'followup', descending: false },
  unassigned: newestFirst,
};

/** The filters without the search, as the address holds them (`?list=overdue&status=new`). */
export function useAddressFilter() {
  const [address, change] = useAddress();
  const staff = useCustomers((state) => state.staff);
  const isStaffRead = useCustomers((state) => state.isStaffRead);
  const owners = ownerChoices({ staff, isStaffRead }, ownEmail());
  const read = (from: URLSearchParams) => readFilter(from, owners, isStaffRead);
  return {
    filter: read(address),
    read,
    owners,
    set: (changes: AddressChanges) => change(() => changes),
    setList: (list: WorkList | undefined) => change((before) => toList(list, before)),
  };
}

const nothing = { status: undefined, parish: undefined, fuel: undefined, owner: undefined } as const;

function toList(list: WorkList | undefined, before: URLSearchParams): AddressChanges {
  const own = (one: WorkList | undefined) => one && sortToText(sortOfList[one]);
  const isOwn = (before.get('sort') ?? undefined) === own(readList(before));
  return isOwn ? { list, sort: own(list) } : { list };
}

function readFilter(
  address: URLSearchParams,
  owners: readonly OwnerChoice[],
  isStaffRead: boolean,
): AddressFilter {
  const choose = <Choice extends { value: string }>(name: AddressKey, choices: readonly Choice[]) =>
    choices.find(({ value }) => value === address.get(name));
  const owned = address.get('owner');
  const isOwned = Boolean(owned);
  // A saved view may name a colleague who has left since.
  const owner =
    owners.find(({ value, uid }) => owned === value || owned === uid) ??
    (isOwned && isStaffRead ? owners.find(({ noneOf }) => noneOf) : undefined);
  return {
    status: valueIn(customerStatuses, address.get('status')),
    list: readList(address),
    parish: choose('parish', parishChoices)?.stored,
    fuel: choose('fuel', fuelChoices)?.stored,
    owner,
    isOwnerUnread: !owner && !isStaffRead && isOwned ? true : undefined,
  };
}

const readList = (address: URLSearchParams) => valueIn(workLists, address.get('list'));

/** The list's part of the address, with its parameters in a fixed order. */
export function useView() {
  const [address, change] = useAddress();
  function open(query: string) {
    const view = new URLSearchParams(toView(new URLSearchParams(query)));
    change(() => Object.fromEntries(addressKeys.map((key) => [key, view.get(key) ?? undefined])));
  }
  return { view: toView(address), open };
}

const isWord = (text: string | null) => text !== null && /^[\w-]+$/.test(text);

function toView(address: URLSearchParams): string {
  const known = addressKeys.filter((key) => isWord(address.get(key)));
  return new URLSearchParams(known.map((key) => [key, address.get(key) ?? ''])).toString();
}

/** The sort as the address holds it (`?sort=-name`); newest first leaves it out. */
export function useSort() {
  const [address, change] = useAddress();
  const setSort = (sort: Sort) => change(() => ({ sort: sortToText(sort) }));
  return [textToSort(address.get('sort')), setSort] as const;
}

/** Typing has priority over a slow list: the applied search follows the typed one. */
export function useVisibleRows() {
  const store = useCustomersStore();
  // Subscribes to all that sort and filter may depend on.
  useCustomers(
    useShallow(({ rows, work, deepSearch, showsOldOverdue }) => [rows, work, deepSearch, showsOldOverdue]),
  );
  const now = useScreenTime();
  const typed = useCustomers((state) => state.search);
  const following = useDeferredValue(typed);
  const search = useCustomers((state) => state.isSlow) ? following : typed;
  const { filter: addressFilter } = useAddressFilter();
  const [sort] = useSort();
  return readVisibleRows(store, { addressFilter, search, sort, now });
}

interface View {
  addressFilter: AddressFilter;
  search: string;
  sort: Sort;
  now: Date;
}

function readVisibleRows(store: CustomersStore, { addressFilter, search, sort, now }: View) {
  const { deepSearch } = store.getState();
  const shown = store.visibleRows(sort, { ...addressFilter, search }, now);
  const { oldRows, isOldShown } = shown.overdue ?? {};
  const filter: Filter = {
    ...addressFilter,
    search,
    isDeep: deepSearch !== undefined,
    areNotesRead: deepSearch?.notes !== undefined,
    ...(oldRows && !isOldShown && { collapsed: oldRows.length }),
  };
  const isFiltered = isSearched(search) || isNarrowed(addressFilter);
  return { ...shown, filter, filterText: describeFilter(filter), isFiltered };
}

/** For click handlers: reads without subscribing to the rows. */
export function useReadVisibleRows() {
  const store = useCustomersStore();
  const { filter: addressFilter } = useAddressFilter();
  const [sort] = useSort();
  const now = useScreenTime();
  return () => readVisibleRows(store, { addressFilter, search: store.getState().search, sort, now });
}

/** For click handlers: includes selected customers that the list does not show. */
export function useReadSelectedRows() {
  const { getState } = useCustomersStore();
  const [sort] = useSort();
  return () => {
    const { rows, selected, work } = getState();
    const chosen = rows.filter(({ customer }) => selected.has(customer.id));
    return sortRows(chosen, sort, { work });
  };
}

/** Shows the work list Overdue without a search; its first row takes the focus. */
export function useShowNextOverdue(): () => void {
  const { setSearch, visibleRows } = useCustomersStore();
  const { filter } = useAddressFilter();
  const [address, change] = useAddress();
  const now = useScreenTime();
  return () => {
    setSearch('');
    const changes = toList('overdue', address);
    change(() => changes);
    const sort = textToSort('sort' in changes ? changes.sort : address.get('sort'));
    const { rows } = visibleRows(sort, { ...filter, list: 'overdue', search: '' }, now);
    const next = rows[0]?.customer.id;
    if (next !== undefined) requestFocus({ kind: 'row', id: next });
  };
}

export function useClearFilter(): () => void {
  const [, change] = useAddress();
  return () => change((before) => ({ ...nothing, ...toList(undefined, before) }));
}

export function useClear(): () => void {
  const { setSearch } = useCustomersStore();
  const clearFilter = useClearFilter();
  return () => {
    setSearch('');
    clearFilter();
  };
}

function useAddress() {
  const [parameters] = useSearchParams();
  const readSearch = useReadSearch();
  const navigate = useNavigate();

  function change(changesTo: (before: URLSearchParams) => AddressChanges) {
    const before = readSearch();
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(changesTo(before))) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    void navigate(`?${next}`, { replace: true });
  }

  return [parameters, change] as const;
}
