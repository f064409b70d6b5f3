import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';

interface ViewButtonProps {
  customer: Customer;
  /** A tooltip, where the button has no words. */
  title?: string;
  className: string;
  children: ReactNode;
}

/** Opens a customer's details. The focus comes back to it when they are closed. */
export function ViewButton({ customer, title, className, children }: ViewButtonProps) {
  const { openDetails, setFocus } = useCustomersStore();
  const { id } = customer;
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useCustomers(({ focus }) => focus?.kind === 'row' && focus.id === id);
  useLayoutEffect(() => {
    if (!isWanted) return;
    button.current?.focus();
    setFocus(undefined);
  }, [isWanted, setFocus]);

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
