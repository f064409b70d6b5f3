import { useMemo } from 'react';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { findDuplicates } from '@/domain/find-duplicates';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { formatCount, formatUnits } from '@/lib/format-count';
import { closingObstacle } from './closing-obstacle';
import { CustomerLink, LinkList, linkActionClass } from './customer-link';

const mostShown = 5;

interface PossibleDuplicatesProps {
  customer: Customer;
  /** Asks which of both to close; without it, none can be closed here. */
  onCompare?: (other: Customer) => void;
}

/** Other records that may be the same customer, so that nobody calls twice. */
export function PossibleDuplicates({ customer: opened, onCompare }: PossibleDuplicatesProps) {
  const rows = useCustomers((state) => state.rows);
  const work = useCustomers((state) => state.work);
  const duplicates = useMemo(() => {
    // A customer who is not stored yet has no id, and no original has one of its own.
    const isLinked = (one: string, other: string) => other !== '' && work?.get(one)?.duplicateOf === other;
    // Known duplicates have a section of their own.
    return findDuplicates(rows, opened).filter(
      ({ customer: { id } }) => !isLinked(id, opened.id) && !isLinked(opened.id, id),
    );
  }, [rows, opened, work]);
  if (duplicates.length === 0) return null;
  return (
    <section aria-label="Possible duplicates">
      <details open={!onCompare}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-amber-800 text-sm underline underline-offset-4">
          {formatUnits(duplicates.length, 'possible duplicate')}
        </summary>
        <LinkList>
          {duplicates.slice(0, mostShown).map(({ customer, matchedOn }) => (
            <CustomerLink key={customer.id} customer={customer} note={matchedOn}>
              {onCompare && <CompareButton opened={opened} other={customer} onCompare={onCompare} />}
            </CustomerLink>
          ))}
          {duplicates.length > mostShown && (
            <li className="px-3 py-2 text-petrol-700">{`and ${formatCount(duplicates.length - mostShown)} more`}</li>
          )}
        </LinkList>
      </details>
    </section>
  );
}

interface CompareButtonProps {
  opened: Customer;
  other: Customer;
  onCompare: (other: Customer) => void;
}

/** Absent where neither can be closed. Duplicates form no chain: no original has an original. */
function CompareButton({ opened, other, onCompare }: CompareButtonProps) {
  const { find } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  const isSaving = useCustomers(({ saving }) => saving.has(opened.id) || saving.has(other.id));
  if (!work) return null;
  const isObstructed = (kept: Customer, closed: Customer) => closingObstacle(kept, closed, { work, find });
  if (isObstructed(opened, other) && isObstructed(other, opened)) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Duplicate ... ${displayName(other)}`}
      aria-disabled={isSaving}
      onClick={() => !isSaving && onCompare(other)}
      className={linkActionClass}
    >
      Duplicate ...
    </button>
  );
}
