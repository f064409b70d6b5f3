import { ListboxButton } from '@/components/ui/listbox-button';
import type { Customer } from '@/domain/customer';
import type { CustomerWork } from '@/domain/customer-work';
import { displayName } from '@/features/customers/store/customer-text';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { linkActionClass } from './customer-link';

/** The ids of those who repeat a customer. */
export function repeatingOf(work: ReadonlyMap<string, CustomerWork>, id: string): string[] {
  return [...work.values()].flatMap(({ duplicateOf, customerId }) =>
    duplicateOf === id ? [customerId] : [],
  );
}

interface DuplicateChoiceProps {
  opened: Customer;
  other: Customer;
}

/**
 * Closes one of two customers as a duplicate of the other. There is no chain: nobody is offered as a duplicate who is
 * repeated, and nobody as the one to keep who is a duplicate.
 */
export function DuplicateChoice({ opened, other }: DuplicateChoiceProps) {
  const { closeAsDuplicate } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  const isSaving = useCustomers(({ saving }) => saving.has(opened.id) || saving.has(other.id));
  if (!work) return null;
  const repeats = ({ id }: Customer) => Boolean(work.get(id)?.duplicateOf);
  if (repeats(opened) || repeats(other)) return null;
  const isRepeated = ({ id }: Customer) => repeatingOf(work, id).length > 0;
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
