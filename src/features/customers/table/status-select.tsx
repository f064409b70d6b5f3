import type { Customer } from '@/domain/customer';
import { type CustomerStatus, customerStatuses } from '@/domain/customer-status';
import { displayName } from '@/features/customers/store/customer-text';
import { cn } from '@/lib/cn';

interface StatusSelectProps {
  customer: Customer;
  /** Asked for, and not yet answered by the database. */
  pending: CustomerStatus | undefined;
  onChange: (id: string, status: CustomerStatus) => void;
  /** The options as orders, 'Mark as New', where no badge beside the dropdown says what it is about. */
  asOrder?: boolean;
  className?: string;
}

const lookClass = cn(
  'min-h-11 cursor-pointer rounded-md border border-paper-edge bg-white px-2 font-medium text-petrol-900 text-sm',
  'hover:border-petrol-600 aria-busy:animate-pulse aria-busy:bg-amber-100',
);

/** The dropdown that moves a customer to any status (requirement 4). */
export function StatusSelect({ customer, pending, onChange, asOrder, className }: StatusSelectProps) {
  const name = displayName(customer);
  return (
    <select
      aria-label={asOrder ? `Mark as ... status of ${name}` : `Status of ${name}`}
      aria-busy={pending !== undefined}
      value={pending ?? customer.status}
      onChange={(event) => onChange(customer.id, event.target.value as CustomerStatus)}
      className={cn(lookClass, className)}
    >
      {customerStatuses.map(({ value, label }) => (
        <option key={value} value={value}>
          {asOrder ? `Mark as ${label}` : label}
        </option>
      ))}
    </select>
  );
}
