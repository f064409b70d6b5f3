import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ListboxButton } from '@/components/staff/listbox-button';
import { ProgressBar } from '@/components/staff/progress-bar';
import { useFocusKept } from '@/components/ui/use-focus-successor';
import { useReturnFocusFrom } from '@/components/ui/use-return-focus';
import { ownEmail } from '@/data/session-store';
import { customerStatuses } from '@/domain/customer-status';
import { formatShare } from '@/domain/customer-text';
import {
  findControl,
  isTakingKeys,
  isWithControl,
  shortcutTarget,
} from '@/features/customers/keyboard/shortcuts';
import { ownerOptions } from '@/features/customers/list/filter-rows';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { useReadSelectedRows, useVisibleRows } from '@/features/customers/store/use-address';
import { formatCount } from '@/lib/format-count';

export function SelectionBar() {
  const isThere = useCustomers(({ selected, bulk }) => selected.size > 0 || bulk !== undefined);
  return isThere && <VisibleBar />;
}

export function SelectionAnnouncer() {
  const hasSelected = useCustomers(({ selected }) => selected.size > 0);
  return (
    <div aria-live="polite" className="sr-only">
      {hasSelected && <SelectionText />}
    </div>
  );
}

const actionClass =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-md px-2 font-semibold text-sm hover:bg-petrol-800';

function VisibleBar() {
  const isRunning = useCustomers(({ bulk }) => bulk !== undefined);
  const bar = useRef<HTMLElement>(null);
  useCopyShortcut();
  useReturnFocusFrom(bar);
  useFocusKept(
    bar,
    isRunning,
    (element) => findControl(element, 'status') ?? element.querySelector('button'),
  );
  return (
    <section
      ref={bar}
      aria-label="Selected customers"
      className="selection-bar flex max-w-3xl! flex-wrap items-center gap-x-1 rounded-md border border-transparent bg-petrol-950 p-1 text-paper-bright shadow-lg"
    >
      {isRunning ? <Running /> : <Actions />}
    </section>
  );
}

function useCopyShortcut(): void {
  const { copyCustomers } = useCustomersStore();
  const readSelectedRows = useReadSelectedRows();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isWithControl(event, 'c') || event.repeat || event.defaultPrevented) return;
      const hasText = window.getSelection()?.isCollapsed === false;
      if (hasText || isTakingKeys(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void copyCustomers(readSelectedRows());
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [copyCustomers, readSelectedRows]);
}

function Running() {
  const { stopBulk } = useCustomersStore();
  const bulk = useCustomers((state) => state.bulk);
  if (!bulk) return null;
  const { doing, done, total, isStopping } = bulk;
  return (
    <>
      <p className="meter px-2 text-sm">{`${doing}: ${formatShare(done, total)}`}</p>
      <ProgressBar aria-label={doing} value={done} max={total} className="flex-1" />
      <button type="button" aria-disabled={isStopping} onClick={stopBulk} className={actionClass}>
        {isStopping ? 'Stopping...' : 'Stop'}
      </button>
    </>
  );
}

function Actions() {
  const { clearSelection, changeSelectedStatus, setSelectedOwner, exportSelection, saveContacts } =
    useCustomersStore();
  const staff = useCustomers((state) => state.staff);
  const isWorkRead = useCustomers((state) => state.work !== undefined);
  const readSelectedRows = useReadSelectedRows();
  const count = useCustomers((state) => formatCount(state.selected.size));
  return (
    <>
      <div className="mr-auto flex flex-wrap items-center max-md:w-full">
        <div aria-hidden="true" className="pl-2 font-semibold text-sm">
          <SelectionText />
        </div>
        <button
          type="button"
          aria-label="Clear selection"
          title="Clear selection"
          onClick={clearSelection}
          className={`${actionClass} size-11 shrink-0`}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <SelectRest />
      </div>
      <ListboxButton
        label="Status of the selected customers"
        options={customerStatuses}
        value={undefined}
        {...shortcutTarget('status')}
        onChoose={(status) => void changeSelectedStatus(status)}
        className={actionClass}
      >
        Status
      </ListboxButton>
      {isWorkRead && (
        <ListboxButton
          label="Owner of the selected customers"
          options={ownerOptions(staff, ownEmail())}
          value={undefined}
          onChoose={(owner) => void setSelectedOwner(owner)}
          className={actionClass}
        >
          Owner
        </ListboxButton>
      )}
      <button
        type="button"
        aria-label={`Export ${count} selected as CSV`}
        onClick={() => exportSelection(readSelectedRows())}
        className={actionClass}
      >
        <span>Export</span>
        <span className="max-[23.4rem]:hidden">{count}</span>
      </button>
      <button
        type="button"
        aria-label="Save contact cards of the selected customers"
        onClick={() => void saveContacts(readSelectedRows())}
        className={actionClass}
      >
        <span className="md:hidden">Cards</span>
        <span className="max-md:hidden">Contact cards</span>
      </button>
    </>
  );
}

/** '3 selected, 1 of them not shown': a filter keeps the selection. */
function SelectionText() {
  const { countSelected } = useCustomersStore();
  const { rows } = useVisibleRows();
  const count = useCustomers(({ selected }) => selected.size);
  const hidden = count - useCustomers(() => countSelected(rows));
  return (
    <p>{`${formatCount(count)} selected${hidden > 0 ? `, ${formatCount(hidden)} of them not shown` : ''}`}</p>
  );
}

function SelectRest() {
  const { toggleAllSelected, countSelected } = useCustomersStore();
  const { rows } = useVisibleRows();
  const areAll = useCustomers(() => countSelected(rows) === rows.length);
  return !areAll && <SelectRestButton count={rows.length} onClick={() => toggleAllSelected(rows)} />;
}

function SelectRestButton({ count, onClick }: { count: number; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useReturnFocusFrom(button);
  return (
    <button ref={button} type="button" onClick={onClick} className={`${actionClass} ml-auto lg:hidden`}>
      {`Select all ${formatCount(count)}`}
    </button>
  );
}
