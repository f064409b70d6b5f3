import { useMemo } from 'react';
import type { Customer } from '@/domain/customer';
import { formatCount } from '@/features/customers/store/customer-text';
import { useCustomers } from '@/features/customers/store/customers-store';
import { DetailsSection } from './customer-details';
import { CustomerLink, LinkList } from './customer-link';
import { DuplicateChoice } from './duplicate-choice';
import { findDuplicates } from './find-duplicates';

const mostShown = 5;

interface PossibleDuplicatesProps {
  customer: Customer;
  /** Whether one of two can be closed as a duplicate of the other. */
  canClose?: boolean;
}

/** Other records of what may be the same customer, so that nobody calls twice; nothing when there are none. */
export function PossibleDuplicates({ customer: opened, canClose = false }: PossibleDuplicatesProps) {
  const rows = useCustomers((state) => state.rows);
  const work = useCustomers((state) => state.work);
  const duplicates = useMemo(() => {
    const isLinked = (one: string, other: string) => work?.get(one)?.duplicateOf === other;
    // Those of whom it is known have their own place in the details.
    return findDuplicates(rows, opened).filter(
      ({ customer: { id } }) => !isLinked(id, opened.id) && !isLinked(opened.id, id),
    );
  }, [rows, opened, work]);
  if (duplicates.length === 0) return null;
  return (
    <DetailsSection title="Possible duplicates" className="mb-7">
      <LinkList>
        {duplicates.slice(0, mostShown).map(({ customer, matchedOn }) => (
          <CustomerLink key={customer.id} customer={customer} note={matchedOn}>
            {canClose && <DuplicateChoice opened={opened} other={customer} />}
          </CustomerLink>
        ))}
        {duplicates.length > mostShown && (
          <li className="px-3 py-2 text-petrol-700">and {formatCount(duplicates.length - mostShown)} more</li>
        )}
      </LinkList>
    </DetailsSection>
  );
}
