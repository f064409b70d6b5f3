import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { controlClass } from '@/components/ui/field';
import { customerStatuses, isCustomerStatus } from '@/domain/customer-status';
import { formatCount, formatShare } from '@/features/customers/store/customer-text';
import { unfinishedRead } from '@/features/customers/store/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { describeFilter } from '@/features/customers/store/filter-rows';
import { useStatusFilter, useVisibleRows } from '@/features/customers/store/use-visible-rows';
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
    <div className="flex min-w-0 flex-1 gap-2">
      <div className="relative min-w-0 flex-1">
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
      <div className="w-32 shrink-0 md:w-36">
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
      className="line-clamp-2 break-words text-petrol-700 text-sm"
    >
      {`Showing ${formatCount(rows.length)} of ${formatCount(total)} customers${describeFilter(filter)}`}
      {isPart && ` – ${formatShare(read.loaded, read.total)} read so far`}
    </p>
  );
}
