import {
  type ChangeEvent,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Customer } from '@/domain/customer';
import { displayName, formatCustomers } from '@/domain/customer-text';
import { shortcutTarget } from '@/features/customers/keyboard/shortcuts';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';

const RowsContext = createContext<RefObject<readonly CustomerRow[] | undefined>>({ current: undefined });

interface SelectableRowsProps {
  rows: readonly CustomerRow[];
  children: ReactNode;
}

/** Gives the boxes inside the rows for a range, without rendering them again when the rows change. */
export function SelectableRows({ rows, children }: SelectableRowsProps) {
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  return <RowsContext value={latest}>{children}</RowsContext>;
}

export function SelectBox({ customer, className }: { customer: Customer; className?: string }) {
  const { id } = customer;
  const { toggleSelected } = useCustomersStore();
  const rows = useContext(RowsContext);
  const isSelected = useCustomers(({ selected }) => selected.has(id));
  return (
    <input
      type="checkbox"
      aria-label={`Select ${displayName(customer)}`}
      checked={isSelected}
      {...shortcutTarget('select')}
      onMouseDown={keepTextUnselected}
      onChange={(event) => toggleSelected(id, hasShift(event) ? rows.current : undefined)}
      className={cn('select-box', className)}
    />
  );
}

export function SelectCell({ customer }: { customer: Customer }) {
  const isSelected = useCustomers(({ selected }) => selected.has(customer.id));
  return (
    <td className={cn(isSelected && 'selected bg-paper-dim')}>
      <SelectBox customer={customer} />
    </td>
  );
}

export function SelectAllBox({ rows }: { rows: readonly CustomerRow[] }) {
  const { toggleAllSelected, countSelected } = useCustomersStore();
  const count = useCustomers(() => countSelected(rows));
  const areAll = rows.length > 0 && count === rows.length;
  return (
    <input
      type="checkbox"
      aria-label={`Select all ${formatCustomers(rows.length)}`}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !areAll;
      }}
      checked={areAll}
      onChange={() => toggleAllSelected(rows)}
      className="select-box"
    />
  );
}

/** A click with Shift would select the text in between. */
function keepTextUnselected(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}
