import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Modal } from '@/components/ui/modal';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { displayName } from '@/features/leads/model/customer-text';
import { StatusBadge } from '@/features/leads/status/status-badge';
import { CustomerDetails } from './customer-details';
import { DetailsFooter } from './details-footer';
import { DetailsSteps } from './details-steps';
import type { DetailsPlace } from './use-details';

interface DetailsDialogProps {
  customer: Customer;
  place: DetailsPlace;
  pending: CustomerStatus | undefined;
  onStatusChange: (id: string, status: CustomerStatus) => void;
  onClose: () => void;
  /** The screen's notice: what lies under a modal dialog can be neither read nor pressed. */
  notice: ReactNode;
}

/** Everything about one customer, and what to do next. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { customer, place, pending, onStatusChange, onClose, notice } = props;
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer begins at the top.
  useLayoutEffect(() => {
    if (top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, [customer.id]);

  return (
    <Modal
      title={<bdi className="line-clamp-2 break-words leading-6">{displayName(customer)}</bdi>}
      actions={<DetailsSteps place={place} />}
      onClose={onClose}
      footer={
        <div className="space-y-3">
          {notice}
          <DetailsFooter customer={customer} pending={pending} onStatusChange={onStatusChange} />
        </div>
      }
    >
      <div ref={top} className="mb-5">
        <StatusBadge status={customer.status} />
      </div>
      <CustomerDetails customer={customer} />
    </Modal>
  );
}
