import { useMemo } from 'react';
import type { Customer } from '@/domain/customer';
import { displayName, formatCount } from '@/features/customers/store/customer-text';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { StatusBadge } from '@/features/customers/table/customer-status';
import { formatDate } from '@/lib/dates';
import { DetailsSection } from './customer-details';
import { findDuplicates } from './find-duplicates';

const mostShown = 5;

/** Other records of what may be the same customer, so that nobody calls twice; nothing when there are none. */
export function PossibleDuplicates({ customer: opened }: { customer: Customer }) {
  const { openDetails } = useCustomersStore();
  const rows = useCustomers((state) => state.rows);
  const duplicates = useMemo(() => findDuplicates(rows, opened), [rows, opened]);
  if (duplicates.length === 0) return null;
  return (
    <DetailsSection title="Possible duplicates" className="mb-7">
      <ul className="mt-2 rounded-md border border-paper-line border-l-4 border-l-amber-400 bg-paper text-sm">
        {duplicates.slice(0, mostShown).map(({ customer, matchedOn }) => (
          <li key={customer.id} className="border-paper-line border-b last:border-b-0">
            <button
              type="button"
              onClick={() => openDetails(customer.id)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left hover:bg-amber-100/60"
            >
              <span className="sr-only">Open</span>{' '}
              <bdi className="wrap-anywhere line-clamp-2 min-w-0 max-w-full font-semibold underline underline-offset-4">
                {displayName(customer)}
              </bdi>{' '}
              <span className="text-petrol-700">{formatDate(customer.createdAt)}</span>{' '}
              <StatusBadge status={customer.status} />{' '}
              <span className="text-petrol-700 sm:ml-auto">{matchedOn}</span>
            </button>
          </li>
        ))}
        {duplicates.length > mostShown && (
          <li className="px-3 py-2 text-petrol-700">and {formatCount(duplicates.length - mostShown)} more</li>
        )}
      </ul>
    </DetailsSection>
  );
}
