import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Modal } from '@/components/staff/modal';
import { Button, pillClass } from '@/components/ui/button';
import { controlClass, SelectOptions } from '@/components/ui/fields';
import { useFocusSuccessor } from '@/components/ui/use-focus-successor';
import { customerStatuses } from '@/domain/customer-status';
import { formatCustomers } from '@/domain/customer-text';
import type { Option } from '@/domain/options';
import { requestFocus } from '@/features/customers/focus/focus-request';
import { fuelChoices, parishChoices } from '@/features/customers/list/filter-rows';
import { sortChoices, sortToText, textToSort } from '@/features/customers/list/sort-rows';
import { useAddressFilter, useSort, useVisibleRows } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';
import { toSlug } from '@/lib/slug';

/** Parish, fuel and owner are set rarely: the bar shows a button, and a chip for each that is set. */
export function FiltersButton() {
  const active = useActiveSelects().length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={pillClass}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <span>Filters</span> <span className="empty:hidden">{active > 0 && `(${active})`}</span>
      </button>
      {isOpen && <FiltersDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function FilterChips() {
  const { set } = useAddressFilter();
  const active = useActiveSelects();
  const group = useRef<HTMLDivElement>(null);
  useFocusSuccessor(active.length, () => {
    const next = group.current?.querySelector('button');
    if (next) next.focus();
    else requestFocus({ kind: 'search-box' });
  });
  if (active.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, but buttons that belong together.
    <div ref={group} role="group" aria-label="Active filters" className="flex shrink-0 gap-1.5">
      {active.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-label={`Remove filter ${label}`}
          onClick={() => set({ [key]: undefined })}
          className={cn(pillClass, 'border-amber-600 bg-amber-100')}
        >
          <bdi>{label}</bdi>
          <X aria-hidden="true" className="size-4" />
        </button>
      ))}
    </div>
  );
}

function useActiveSelects(): { key: 'parish' | 'fuel' | 'owner'; label: string }[] {
  const {
    filter: { parish, fuel, owner, isOwnerUnread },
  } = useAddressFilter();
  return (
    [
      ['parish', parish],
      ['fuel', fuel],
      ['owner', owner ? `Owner: ${owner.label}` : isOwnerUnread && 'Owner: not loaded yet'],
    ] as const
  ).flatMap(([key, label]) => (label ? { key, label } : []));
}

function FiltersDialog({ onClose }: { onClose: () => void }) {
  const { rows } = useVisibleRows();
  const { set } = useAddressFilter();
  return (
    <Modal
      title="Filters"
      onClose={onClose}
      className="max-w-md"
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            onClick={() => set({ parish: undefined, fuel: undefined, owner: undefined })}
          >
            Clear
          </Button>
          <Button variant="dark" className="flex-1" onClick={onClose}>
            {`Show ${formatCustomers(rows.length)}`}
          </Button>
        </div>
      }
    >
      <div className="space-y-4">
        <FilterSelects />
        <SortSelect />
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  label: string;
  /** False in the bar, which has no room for a visible label. */
  isLabelled?: boolean;
  value: string;
  onChoose: (value: string) => void;
  options: readonly Option[];
}

function Choice({ label, isLabelled = true, value, onChoose, options }: ChoiceProps) {
  const id = useId();
  const isByMouse = useRef(false);
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
        onPointerDown={({ pointerType }) => {
          isByMouse.current = pointerType === 'mouse';
        }}
        onKeyDown={() => {
          isByMouse.current = false;
        }}
        onChange={({ target }) => {
          onChoose(target.value);
          // It would keep letters from the shortcuts.
          if (isByMouse.current) target.blur();
        }}
        className={cn(
          controlClass,
          'cursor-pointer truncate',
          !isLabelled && 'min-h-11! py-1.5! lg:min-h-10!',
        )}
      >
        <SelectOptions options={options} />
      </select>
    </div>
  );
}

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

function FilterSelects() {
  const { filter, owners, set } = useAddressFilter();
  const { parish, fuel, owner, isOwnerUnread } = filter;
  const unread = isOwnerUnread ? [{ value: 'unread', label: 'Not loaded yet' }] : [];
  const selects = [
    {
      key: 'parish',
      label: 'Parish',
      all: 'All parishes',
      value: parish && toSlug(parish),
      options: parishChoices,
    },
    { key: 'fuel', label: 'Fuel', all: 'All fuels', value: fuel && toSlug(fuel), options: fuelChoices },
    {
      key: 'owner',
      label: 'Owner',
      all: 'All owners',
      value: owner?.value ?? unread[0]?.value,
      options: [...unread, ...owners],
    },
  ] as const;
  return selects.map(({ key, label, all, value, options }) => (
    <Choice
      key={key}
      label={label}
      value={value ?? ''}
      onChoose={(choice) => set({ [key]: choice || undefined })}
      options={[{ value: '', label: all }, ...options]}
    />
  ));
}

/** Cards have no headings to sort by, and no column shows the time. */
export function SortSelect() {
  const [sort, setSort] = useSort();
  return (
    <Choice
      label="Sort by"
      value={sortToText(sort) ?? ''}
      onChoose={(value) => setSort(textToSort(value))}
      options={sortChoices}
    />
  );
}
