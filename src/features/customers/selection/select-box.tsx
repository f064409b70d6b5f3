import {
  type ChangeEvent,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Customer } from '@/domain/customer';
import { displayName, formatCustomers } from '@/domain/customer-text';
import { pressedBy } from '@/features/customers/keyboard/shortcuts';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';

/** Selects a customer, or no longer, and with `isRange` everybody from the one who was pressed last. */
type Select = (id: string, isRange: boolean) => void;

const SelectContext = createContext<Select>(() => undefined);

interface SelectableRowsProps {
  rows: readonly CustomerRow[];
  children: ReactNode;
}

/** Lets the boxes within know among which rows a range is selected; none is drawn anew when these change. */
export function SelectableRows({ rows, children }: SelectableRowsProps) {
  const { toggleSelected } = useCustomersStore();
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const select = useCallback<Select>(
    (id, isRange) => toggleSelected(id, isRange ? latest.current : undefined),
    [toggleSelected],
  );
  return <SelectContext value={select}>{children}</SelectContext>;
}

/** Whether a customer is selected. With Shift, a press or Space takes everybody in between along. */
export function SelectBox({ customer, className }: { customer: Customer; className?: string }) {
  const { id } = customer;
  const select = useContext(SelectContext);
  const isSelected = useCustomers(({ selected }) => selected.has(id));
  return (
    <input
      type="checkbox"
      aria-label={`Select ${displayName(customer)}`}
      checked={isSelected}
      {...pressedBy('select')}
      onMouseDown={keepTextUnselected}
      onChange={(event) => select(id, hasShift(event))}
      className={cn('select-box', className)}
    />
  );
}

/** The same as a cell of the table; the row's other cells are tinted with it. */
export function SelectCell({ customer }: { customer: Customer }) {
  const isSelected = useCustomers(({ selected }) => selected.has(customer.id));
  return (
    <td className={cn(isSelected && 'selected bg-paper-dim')}>
      <SelectBox customer={customer} />
    </td>
  );
}

/** Selects all that the list shows, or none of them any more. */
export function SelectAllBox({ rows }: { rows: readonly CustomerRow[] }) {
  const { toggleAllSelected, countSelected } = useCustomersStore();
  const count = useCustomers(() => countSelected(rows));
  const areAll = count === rows.length;
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

/** A press with Shift would select the words in between. */
function keepTextUnselected(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

/** A press tells of its keys, be it one by Space. */
function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}
