import type { MouseEvent } from 'react';
import { detailsAddress } from '@/config/details-address';
import type { Customer } from '@/domain/customer';
import { useCustomersStore } from '@/features/customers/store/customers-store';

interface NameLinkProps {
  customer: Customer;
  name: string;
  className: string;
}

/** Opens the details, or a tab of their own where the browser does so for a link. The keyboard has the view button. */
export function NameLink({ customer, name, className }: NameLinkProps) {
  const { openDetails } = useCustomersStore();

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
