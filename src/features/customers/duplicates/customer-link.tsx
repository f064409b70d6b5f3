import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { StatusBadge } from '@/features/customers/cells/status-select';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { formatDate } from '@/lib/dates';

export function LinkList({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-2 rounded-md border border-paper-line border-l-4 border-l-amber-400 bg-paper text-sm">
      {children}
    </ul>
  );
}

export const linkActionClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold hover:bg-amber-100/60';

interface CustomerLinkProps {
  customer: Customer;
  note?: string;
  children?: ReactNode;
}

export function CustomerLink({ customer, note, children }: CustomerLinkProps) {
  const { openDetails } = useCustomersStore();
  return (
    <li className="flex flex-wrap items-center justify-end border-paper-line border-b last:border-b-0">
      <button
        type="button"
        onClick={() => openDetails(customer.id)}
        className="flex min-h-11 min-w-0 flex-[1_1_16rem] cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left hover:bg-amber-100/60"
      >
        <span className="sr-only">Open</span>{' '}
        <bdi className="wrap-anywhere line-clamp-2 min-w-0 max-w-full font-semibold underline underline-offset-4">
          {displayName(customer)}
        </bdi>{' '}
        <span className="text-petrol-700">{formatDate(customer.createdAt)}</span>{' '}
        <StatusBadge status={customer.status} />{' '}
        {note && <span className="text-petrol-700 sm:ml-auto">{note}</span>}
      </button>
      <div className="contents">{children}</div>
    </li>
  );
}
