import { useMemo } from 'react';
import { ListboxButton } from '@/components/ui/listbox-button';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { duplicatesOf, findDuplicates } from '@/domain/find-duplicates';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { formatCount } from '@/lib/format-count';
import { CustomerLink, LinkList, linkActionClass } from './customer-link';

const mostShown = 5;

interface PossibleDuplicatesProps {
  customer: Customer;
  canClose?: boolean;
}

/** Other records that may be the same customer, so that nobody calls twice. */
export function PossibleDuplicates({ customer: opened, canClose = false }: PossibleDuplicatesProps) {
  const rows = useCustomers((state) => state.rows);
  const work = useCustomers((state) => state.work);
  const duplicates = useMemo(() => {
    const isLinked = (one: string, other: string) => work?.get(one)?.duplicateOf === other;
    // Known duplicates have a section of their own.
    return findDuplicates(rows, opened).filter(
      ({ customer: { id } }) => !isLinked(id, opened.id) && !isLinked(opened.id, id),
    );
  }, [rows, opened, work]);
  if (duplicates.length === 0) return null;
  return (
    <section aria-label="Possible duplicates">
      <details open={!canClose}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-amber-800 text-sm underline underline-offset-4">
          {duplicates.length === 1
            ? '1 possible duplicate'
            : `${formatCount(duplicates.length)} possible duplicates`}
        </summary>
        <LinkList>
          {duplicates.slice(0, mostShown).map(({ customer, matchedOn }) => (
            <CustomerLink key={customer.id} customer={customer} note={matchedOn}>
              {canClose && <DuplicateChoice opened={opened} other={customer} />}
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

interface DuplicateChoiceProps {
  opened: Customer;
  other: Customer;
}

/** Closes one of two customers as a duplicate of the other. Duplicates form no chain: no original has an original. */
function DuplicateChoice({ opened, other }: DuplicateChoiceProps) {
  const { closeAsDuplicate, find } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  const isSaving = useCustomers(({ saving }) => saving.has(opened.id) || saving.has(other.id));
  if (!work) return null;
  const repeats = ({ id }: Customer) => Boolean(work.get(id)?.duplicateOf);
  if (repeats(opened) || repeats(other)) return null;
  const isRepeated = ({ id }: Customer) => duplicatesOf(work, id).some((one) => find(one));
  const options = [
    ...(isRepeated(other) ? [] : [{ value: 'other', label: 'Close it: a duplicate of this one' }]),
    ...(isRepeated(opened) ? [] : [{ value: 'opened', label: 'Close this one: a duplicate of it' }]),
  ];
  if (options.length === 0) return null;
  return (
    <ListboxButton
      label={`Duplicate ... ${displayName(other)}`}
      options={options}
      value=""
      isBusy={isSaving}
      onChoose={(wish) =>
        void (wish === 'other'
          ? closeAsDuplicate(other.id, opened.id)
          : closeAsDuplicate(opened.id, other.id))
      }
      className={linkActionClass}
    >
      Duplicate ...
    </ListboxButton>
  );
}
