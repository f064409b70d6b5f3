import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { controlClass } from '@/components/ui/field';
import { customerStatuses, isCustomerStatus } from '@/domain/customer-status';
import { formatCount, formatShare } from '@/features/customers/store/customer-text';
import { unfinishedRead } from '@/features/customers/store/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { describeFilter } from '@/features/customers/store/filter-rows';
import {
  newestFirst,
  oldestFirst,
  type Sort,
  type SortKey,
  sortToText,
  textToSort,
} from '@/features/customers/store/sort-rows';
import { useSort, useStatusFilter, useVisibleRows } from '@/features/customers/store/use-visible-rows';
import { cn } from '@/lib/cn';

/** The search box and the status filter. */
export function FilterBar() {
  const { setSearch, setFocus } = useCustomersStore();
  const search = useCustomers((state) => state.search);
  const [status, setStatus] = useStatusFilter();
  const searchBox = useRef<HTMLInputElement>(null);
  const isWanted = useCustomers(({ focus }) => focus?.kind === 'search-box');
  useLayoutEffect(() => {
    if (!isWanted) return;
    searchBox.current?.focus();
    setFocus(undefined);
  }, [isWanted, setFocus]);

  return (
    <div className="flex min-w-0 gap-2 max-md:contents">
      <div className="relative min-w-0 flex-1 max-md:order-1 max-md:flex-[1_1_100%]">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-petrol-500"
        />
        <input
          ref={searchBox}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Search customers by name, email, or company"
          placeholder="Search customers by name, email, or company..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={cn(controlClass, 'truncate pl-10')}
        />
      </div>
      <div className="max-md:order-3 max-md:min-w-0 max-md:flex-1 md:w-36 md:shrink-0">
        <select
          aria-label="Status"
          value={status ?? ''}
          onChange={({ target: { value } }) => setStatus(isCustomerStatus(value) ? value : undefined)}
          className={cn(controlClass, 'cursor-pointer')}
        >
          <option value="">All Status</option>
          {customerStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** 'Showing X of Y customers', what narrows them (requirement 2.14), and how many of all those are. */
export function CountLine() {
  const { rows, filter } = useVisibleRows();
  const total = useCustomers((state) => state.rows.length);
  const read = useCustomers(useShallow(unfinishedRead));
  const isPart = read && !read.isRefresh;
  return (
    <p
      // While rows arrive by the thousand, their number is not read out.
      aria-live={read?.isRunning ? 'off' : 'polite'}
      // One line, whatever it says: nothing below it moves.
      className="min-[22rem]:line-clamp-1 break-all text-petrol-700 text-sm leading-6"
    >
      {`Showing ${formatCount(rows.length)} of ${formatCount(total)} customers${describeFilter(filter)}`}
      {isPart && ` – ${formatShare(read.loaded, read.total)} read so far`}
    </p>
  );
}

const up = (key: SortKey): Sort => ({ key, descending: false });
const down = (key: SortKey): Sort => ({ key, descending: true });

const choices = [
  { sort: newestFirst, label: 'Newest first' },
  { sort: oldestFirst, label: 'Oldest first' },
  { sort: up('name'), label: 'Name, A to Z' },
  { sort: down('name'), label: 'Name, Z to A' },
  { sort: up('email'), label: 'E-mail, A to Z' },
  { sort: down('email'), label: 'E-mail, Z to A' },
  { sort: up('company'), label: 'Company, A to Z' },
  { sort: down('company'), label: 'Company, Z to A' },
  { sort: up('fuel'), label: 'Fuel, A to Z' },
  { sort: down('fuel'), label: 'Fuel, Z to A' },
  { sort: up('status'), label: 'Status, from New' },
  { sort: down('status'), label: 'Status, from Inactive' },
  { sort: up('followup'), label: 'Next follow-up' },
  { sort: down('followup'), label: 'Last follow-up' },
] as const;

const toValue = (sort: Sort) => sortToText(sort) ?? '';

/** The sort, beside the columns' headings: cards have none, and no column is that of the time. */
export function SortSelect() {
  const [sort, setSort] = useSort();
  return (
    <select
      aria-label="Sort by"
      value={toValue(sort)}
      onChange={({ target }) => setSort(textToSort(target.value))}
      className={cn(controlClass, 'cursor-pointer')}
    >
      {choices.map((choice) => (
        <option key={choice.label} value={toValue(choice.sort)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
