import { controlClass } from '@/components/ui/field';
import {
  newestFirst,
  type Sort,
  type SortKey,
  sortToText,
  textToSort,
} from '@/features/customers/store/sort';
import { cn } from '@/lib/cn';

const up = (key: SortKey): Sort => ({ key, descending: false });
const down = (key: SortKey): Sort => ({ key, descending: true });

const choices = [
  { sort: newestFirst, label: 'Newest first' },
  { sort: up('created'), label: 'Oldest first' },
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
] as const;

const toValue = (sort: Sort) => sortToText(sort) ?? '';

interface SortSelectProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort where there are no columns to press. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <label className="mb-3 flex items-center gap-3 text-petrol-700 text-sm">
      <span className="shrink-0">Sort by</span>
      <select
        value={toValue(sort)}
        onChange={({ target }) => onSort(textToSort(target.value))}
        className={cn(controlClass, 'cursor-pointer')}
      >
        {choices.map((choice) => (
          <option key={choice.label} value={toValue(choice.sort)}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
