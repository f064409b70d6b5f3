import { useRef, useState } from 'react';
import { Modal } from '@/components/staff/modal';
import { Button, pillClass } from '@/components/ui/button';
import { useReturnFocusFrom } from '@/components/ui/use-return-focus';
import { closedStatus, customerStatuses, statusLabel } from '@/domain/customer-status';
import { formatCustomers } from '@/domain/customer-text';
import { collapsedGroup, overdueGroupLabel } from '@/domain/overdue-groups';
import { summariseRows } from '@/features/customers/list/figures';
import type { GroupedRows } from '@/features/customers/list/group-rows';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { formatCount } from '@/lib/format-count';

const groupText = overdueGroupLabel(collapsedGroup).toLowerCase();
const inactive = statusLabel(closedStatus);
const closeTitle = `Close all as ${inactive}`;

/** Shows or hides the oldest group of the work list Overdue, and closes it (requirement 2.53). */
export function OldOverdueLine({ overdue: { oldRows, isOldShown } }: { overdue: GroupedRows }) {
  return oldRows.length > 0 && <VisibleLine rows={oldRows} isShown={isOldShown} />;
}

function VisibleLine({ rows, isShown }: { rows: readonly CustomerRow[]; isShown: boolean }) {
  const { toggleOldOverdue } = useCustomersStore();
  // Before the calls are read, somebody who was called yesterday would pass for an old lead.
  const isWorkRead = useCustomers((state) => state.work !== undefined);
  const isChanging = useCustomers((state) => state.bulk !== undefined);
  const [isAsking, setIsAsking] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  useReturnFocusFrom(line);
  return (
    <div ref={line} className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1 print:hidden">
      <button type="button" aria-expanded={isShown} onClick={toggleOldOverdue} className={pillClass}>
        {`${isShown ? 'Hide' : 'Show'} ${formatCount(rows.length)} ${groupText}`}
      </button>
      {isWorkRead && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-disabled={isChanging}
          onClick={() => !isChanging && setIsAsking(true)}
          className="min-h-11 cursor-pointer rounded-md px-2 font-semibold text-sm underline underline-offset-4 hover:bg-paper-dim aria-disabled:cursor-not-allowed aria-disabled:opacity-60 lg:min-h-9"
        >
          {`${closeTitle}…`}
        </button>
      )}
      {isAsking && <CloseDialog rows={rows} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function CloseDialog({ rows, onClose }: { rows: readonly CustomerRow[]; onClose: () => void }) {
  const { changeStatusOf } = useCustomersStore();
  const { counts } = summariseRows(rows);
  const byStatus = customerStatuses
    .filter(({ value }) => counts[value] > 0)
    .map(({ value, label }) => `${formatCount(counts[value])} ${label}`);

  function close() {
    onClose();
    void changeStatusOf(
      rows.map(({ customer }) => customer.id),
      closedStatus,
    );
  }
  return (
    <Modal
      title={closeTitle}
      onClose={onClose}
      className="max-w-xl"
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          <Button onClick={close}>{`Mark ${formatCustomers(rows.length)} as ${inactive}`}</Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="font-semibold text-lg">
          {`${formatCustomers(rows.length)} of this list ${rows.length === 1 ? 'has' : 'have'} been overdue for ${groupText}: ${byStatus.join(', ')}.`}
        </p>
        <p>{`${inactive} customers are in no work list. Owners, follow-ups and notes stay. Undo is offered afterwards.`}</p>
      </div>
    </Modal>
  );
}
