import { useId } from 'react';
import { controlClass } from '@/components/ui/field';
import { customerStatuses } from '@/domain/customer-status';
import {
  newestFirst,
  oldestFirst,
  type Sort,
  type SortKey,
  sortToText,
  textToSort,
} from '@/features/customers/store/sort-rows';
import { useAddressFilter, useSort } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';

interface ChoiceProps {
  label: string;
  /** Whether the label is seen: in the bar there is no room for it. */
  isLabelled?: boolean;
  value: string;
  onChoose: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ label, isLabelled, value, onChoose, options }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={isLabelled ? 'mb-1 block font-semibold text-sm' : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={cn(controlClass, 'cursor-pointer truncate pr-1')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What narrows the list to some of the customers, each a dropdown; undefined leaves it out of the address. */
export function FilterSelects({ isLabelled = false }: { isLabelled?: boolean }) {
  const { filter, set } = useAddressFilter();
  return (
    <Choice
      label="Status"
      isLabelled={isLabelled}
      value={filter.status ?? ''}
      onChoose={(status) => set({ status: status || undefined })}
      options={[{ value: '', label: 'All Status' }, ...customerStatuses]}
    />
  );
}

const up = (key: SortKey): Sort => ({ key, descending: false });
const down = (key: SortKey): Sort => ({ key, descending: true });
const toValue = (sort: Sort) => sortToText(sort) ?? '';

const sorts = (
  [
    [newestFirst, 'Newest first'],
    [oldestFirst, 'Oldest first'],
    [up('name'), 'Name, A to Z'],
    [down('name'), 'Name, Z to A'],
    [up('email'), 'E-mail, A to Z'],
    [down('email'), 'E-mail, Z to A'],
    [up('company'), 'Company, A to Z'],
    [down('company'), 'Company, Z to A'],
    [up('fuel'), 'Fuel, A to Z'],
    [down('fuel'), 'Fuel, Z to A'],
    [up('status'), 'Status, from New'],
    [down('status'), 'Status, from Inactive'],
    [up('followup'), 'Next follow-up'],
    [down('followup'), 'Last follow-up'],
  ] as const
).map(([sort, label]) => ({ value: toValue(sort), label }));

/** The sort, beside the columns' headings: cards have none, and no column is that of the time. */
export function SortSelect({ isLabelled = false }: { isLabelled?: boolean }) {
  const [sort, setSort] = useSort();
  return (
    <Choice
      label="Sort by"
      isLabelled={isLabelled}
      value={toValue(sort)}
      onChoose={(value) => setSort(textToSort(value))}
      options={sorts}
    />
  );
}
