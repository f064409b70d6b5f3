import { displayName } from '@/features/customers/store/customer-text';
import type { Duplicate } from '@/features/customers/store/find-duplicates';
import { formatCount } from '@/features/customers/store/format-count';
import { StatusBadge } from '@/features/customers/table/status-badge';
import { formatDate } from '@/lib/dates';
import { DetailsSection } from './details-section';

const mostShown = 5;

interface PossibleDuplicatesProps {
  duplicates: readonly Duplicate[];
  onOpen: (id: string) => void;
}

/** Other leads of what may be the same customer, so that nobody calls twice; nothing when there are none. */
export function PossibleDuplicates({ duplicates, onOpen }: PossibleDuplicatesProps) {
  if (duplicates.length === 0) return null;
  return (
    <DetailsSection title="Possible duplicates" className="mb-7">
      <ul className="mt-2 overflow-hidden rounded-md border border-paper-line border-l-4 border-l-amber-400 bg-paper text-sm">
        {duplicates.slice(0, mostShown).map(({ customer, agrees }) => (
          <li key={customer.id} className="border-paper-line border-b last:border-b-0">
            <button
              type="button"
              onClick={() => onOpen(customer.id)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left hover:bg-amber-100/60"
            >
              <span className="sr-only">Open</span>{' '}
              <bdi className="wrap-anywhere line-clamp-2 min-w-0 max-w-full font-semibold underline underline-offset-4">
                {displayName(customer)}
              </bdi>{' '}
              <span className="text-petrol-700">{formatDate(customer.createdAt)}</span>{' '}
              <StatusBadge status={customer.status} />{' '}
              <span className="text-petrol-700 sm:ml-auto">{agrees}</span>
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
