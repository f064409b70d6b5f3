import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { useFocusTarget } from '@/features/customers/focus/focus-request';
import { useCustomersStore } from '@/features/customers/store/customers-store';

interface ViewButtonProps {
  customer: Customer;
  title?: string;
  className: string;
  children: ReactNode;
}

export function ViewButton({ customer, title, className, children }: ViewButtonProps) {
  const { openDetails } = useCustomersStore();
  const { id } = customer;
  const button = useFocusTarget<HTMLButtonElement>({ kind: 'row', id });
  return (
    <button
      ref={button}
      type="button"
      aria-label={`View details of ${displayName(customer)}`}
      title={title}
      onClick={() => openDetails(id)}
      className={className}
    >
      {children}
    </button>
  );
}
