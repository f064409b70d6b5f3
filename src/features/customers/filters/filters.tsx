import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/fields';
import { Modal } from '@/components/ui/modal';
import { customerStatuses } from '@/domain/customer-status';
import { formatCustomers } from '@/domain/customer-text';
import { fuelChoices, parishChoices } from '@/features/customers/list/filter-rows';
import { sortChoices, sortToText, textToSort } from '@/features/customers/list/sort-rows';
import { useAddressFilter, useClear, useSort, useVisibleRows } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';
import { toSlug } from '@/lib/slug';

export function FiltersButton() {
  const { filter } = useAddressFilter();
  const [isOpen, setIsOpen] = useState(false);
  // The bar shows work lists and status at every width.
  const { list, status, ...selects } = filter;
  const active = Object.values(selects).filter((value) => value !== undefined).length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cn(
          buttonClass({ variant: 'quiet' }),
          'min-h-12 shrink-0 border-paper-edge px-3 lg:hidden',
        )}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Filters</span>{' '}
        <span className="empty:hidden">{active > 0 && `(${active})`}</span>
      </button>
      {isOpen && <FiltersDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FiltersDialog({ onClose }: { onClose: () => void }) {
  const { rows } = useVisibleRows();
  const clear = useClear();
  return (
    <Modal
      title="Filters"
      onClose={onClose}
      className="max-w-md"
      footer={
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
          <Button variant="dark" className="flex-1" onClick={onClose}>
            {`Show ${formatCustomers(rows.length)}`}
          </Button>
        </div>
      }
    >
      <div className="space-y-4">
        <FilterSelects isLabelled />
        <SortSelect isLabelled />
      </div>
    </Modal>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  label: string;
  /** The bar has no room for a visible label. */
  isLabelled: boolean;
  value: string;
  onChoose: (value: string) => void;
  options: readonly Option[];
}

function Choice({ label, isLabelled, value, onChoose, options }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      {isLabelled && (
        <label htmlFor={id} className="mb-1 block font-semibold text-sm">
          {label}
        </label>
      )}
      <select
        id={id}
        aria-label={isLabelled ? undefined : label}
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

/** Requirement 2.14: visible at every width. */
export function StatusFilter() {
  const { filter, set } = useAddressFilter();
  return (
    <Choice
      label="Status"
      isLabelled={false}
      value={filter.status ?? ''}
      onChoose={(status) => set({ status: status || undefined })}
      options={[{ value: '', label: 'All Status' }, ...customerStatuses]}
    />
  );
}

/** Parish, fuel and owner (requirement 2.14). */
export function FilterSelects({ isLabelled = false }: { isLabelled?: boolean }) {
  const { filter, owners, set } = useAddressFilter();
  const { parish, fuel, owner } = filter;
  const selects = [
    {
      key: 'parish',
      label: 'Parish',
      all: 'All parishes',
      value: parish && toSlug(parish),
      options: parishChoices,
    },
    { key: 'fuel', label: 'Fuel', all: 'All fuels', value: fuel && toSlug(fuel), options: fuelChoices },
    { key: 'owner', label: 'Owner', all: 'All owners', value: owner?.value, options: owners },
  ] as const;
  return selects.map(({ key, label, all, value, options }) => (
    <Choice
      key={key}
      label={label}
      isLabelled={isLabelled}
      value={value ?? ''}
      onChoose={(choice) => set({ [key]: choice || undefined })}
      options={[{ value: '', label: all }, ...options]}
    />
  ));
}

/** Cards have no headings to sort by, and no column shows the time. */
export function SortSelect({ isLabelled = false }: { isLabelled?: boolean }) {
  const [sort, setSort] = useSort();
  return (
    <Choice
      label="Sort by"
      isLabelled={isLabelled}
      value={sortToText(sort) ?? ''}
      onChoose={(value) => setSort(textToSort(value))}
      options={sortChoices}
    />
  );
}
