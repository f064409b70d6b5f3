import type { MouseEvent } from 'react';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { detailsAddress } from '@/features/customers/store/use-details-address';

/** Opens the details, or a tab of their own where the browser does so for a link. The keyboard has the view button. */
export function NameLink({ customer, className }: { customer: Customer; className: string }) {
  const { openDetails } = useCustomersStore();
  const name = displayName(customer);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openDetails(customer.id);
  }

  return (
    <a href={detailsAddress(customer.id)} title={name} tabIndex={-1} onClick={open} className={className}>
      <bdi>{name}</bdi>
    </a>
  );
}
