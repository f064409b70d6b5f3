import { Search } from 'lucide-react';
import { controlClass } from '@/components/ui/field';
import { customerStatuses, isCustomerStatus } from '@/domain/customer-status';
import type { Filter } from '@/features/customers/store/filter-rows';
import { cn } from '@/lib/cn';

/** Where the focus goes when the row it was on is gone. */
export const searchBoxId = 'customer-search';

interface FilterBarProps {
  filter: Filter;
  onSearch: (search: string) => void;
  onStatus: (status: Filter['status']) => void;
}

/** The search box and the status filter. */
export function FilterBar({ filter, onSearch, onStatus }: FilterBarProps) {
  return (
    <div className="flex min-w-0 flex-1 gap-2">
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-petrol-500"
        />
        <input
          id={searchBoxId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Search customers by name, email, or company"
          placeholder="Search customers by name, email, or company..."
          value={filter.search}
          onChange={(event) => onSearch(event.target.value)}
          className={cn(controlClass, 'truncate pl-10')}
        />
      </div>
      <div className="w-32 shrink-0 md:w-36">
        <select
          aria-label="Status"
          value={filter.status ?? ''}
          onChange={({ target: { value } }) => onStatus(isCustomerStatus(value) ? value : undefined)}
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
