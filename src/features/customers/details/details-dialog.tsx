import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Modal } from '@/components/ui/modal';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import { displayName } from '@/features/customers/store/customer-text';
import { findDuplicates } from '@/features/customers/store/find-duplicates';
import { StatusBadge } from '@/features/customers/table/status-badge';
import { CustomerDetails } from './customer-details';
import { DetailsActions } from './details-actions';
import { DetailsFooter } from './details-footer';
import { DetailsSteps } from './details-steps';
import { PossibleDuplicates } from './possible-duplicates';
import type { DetailsPlace } from './use-details';

interface DetailsDialogProps {
  customer: Customer;
  /** Every customer loaded, whatever the filter. */
  rows: readonly CustomerRow[];
  /** Opens another customer in place of this one. */
  onOpen: (id: string) => void;
  place: DetailsPlace;
  pending: CustomerStatus | undefined;
  onStatusChange: (id: string, status: CustomerStatus) => void;
  onClose: () => void;
  /** The screen's notice: what lies under a modal dialog can be neither read nor pressed. */
  notice: ReactNode;
}

/** Everything about one customer, and what to do next. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { customer, rows, onOpen, place, pending, onStatusChange, onClose, notice } = props;
  const duplicates = useMemo(() => findDuplicates(rows, customer), [rows, customer]);
  const name = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer begins at the top.
  useLayoutEffect(() => {
    if (top.current?.parentElement) top.current.parentElement.scrollTop = 0;
    // The duplicate that was pressed has become the dialog.
    if (document.activeElement === document.body) name.current?.focus();
  }, [customer.id]);

  return (
    <Modal
      title={
        <bdi ref={name} tabIndex={-1} className="line-clamp-2 break-words leading-6 outline-none">
          {displayName(customer)}
        </bdi>
      }
      actions={<DetailsSteps place={place} />}
      onClose={onClose}
      footer={
        <div className="space-y-3">
          {notice}
          <DetailsFooter customer={customer} pending={pending} onStatusChange={onStatusChange} />
        </div>
      }
    >
      <div ref={top} className="mb-5 flex flex-wrap items-center gap-x-3">
        <StatusBadge status={customer.status} />
        <DetailsActions key={customer.id} customer={customer} />
      </div>
      <PossibleDuplicates duplicates={duplicates} onOpen={onOpen} />
      <CustomerDetails customer={customer} />
    </Modal>
  );
}
