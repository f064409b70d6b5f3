import { Badge, type BadgeTone } from '@/components/staff/badge';
import { ListboxButton } from '@/components/staff/listbox-button';
import { buttonClass } from '@/components/ui/button';
import { noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { type CustomerStatus, customerStatuses, initialStatus, statusLabel } from '@/domain/customer-status';
import { displayName, formatWait, responseTimeLabels } from '@/domain/customer-text';
import { responseTargets } from '@/domain/response-time';
import { waitState } from '@/domain/work-lists';
import { shortcutTarget } from '@/features/customers/keyboard/shortcuts';
import { useCustomers, useCustomersStore, useScreenTime } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { hourLength } from '@/lib/dates';

const tones = {
  new: 'blue',
  contacted: 'yellow',
  customer: 'green',
  inactive: 'grey',
} as const satisfies Record<CustomerStatus, BadgeTone>;

export function StatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={tones[status]}>{statusLabel(status)}</Badge>;
}

interface StatusSelectProps {
  customer: Customer;
  /** Shows 'Mark as …' beside a badge that shows the status. */
  asOrder?: boolean;
  className?: string;
}

const orders = customerStatuses.map(({ value, label }) => ({ value, label: `Mark as ${label}` }));

/** Shows and changes the status (requirement 4.1). */
export function StatusSelect({ customer, asOrder, className }: StatusSelectProps) {
  const { changeStatus } = useCustomersStore();
  const pending = useCustomers((state) => state.pending.get(customer.id));
  const name = displayName(customer);
  const status = pending ?? customer.status;
  return (
    <ListboxButton
      label={asOrder ? `Mark as ... status of ${name}` : `Status of ${name}`}
      options={asOrder ? orders : customerStatuses}
      value={status}
      isBusy={pending !== undefined}
      {...shortcutTarget('status')}
      onChoose={(wish) => void changeStatus(customer.id, wish)}
      className={cn(
        'cursor-pointer rounded-md text-petrol-900 aria-busy:animate-pulse',
        asOrder
          ? cn(buttonClass({ variant: 'quiet' }), 'border-paper-edge')
          : 'inline-flex min-h-11 items-center gap-1 px-1 hover:bg-petrol-100 lg:max-xl:min-h-6',
        className,
      )}
    >
      {asOrder ? `Mark as ${pending ? statusLabel(pending) : '...'}` : <StatusBadge status={status} />}
    </ListboxButton>
  );
}

/** Marks a new customer that arrived in the last hour, while the list was open. */
export function NewBadge({ customer: { id, status, createdAt } }: { customer: Customer }) {
  const hasArrived = useCustomers(({ arrived }) => arrived.has(id));
  const age = useScreenTime().getTime() - createdAt.getTime();
  if (!hasArrived || status !== initialStatus || age > hourLength) return null;
  return (
    <span className="shrink-0 rounded-sm border border-transparent bg-petrol-900 px-1.5 font-bold text-amber-300 text-xs leading-3.5">
      Just in
    </span>
  );
}

const responseTimeTones = {
  overdue: 'font-semibold text-danger-700',
  dueToday: 'font-semibold text-amber-800',
  waiting: 'text-petrol-700',
} as const;

interface ResponseTimeProps {
  customer: Customer;
  className?: string;
}

/** The business hours since a new customer wrote or was called, and whether the answer is due or overdue. */
export function ResponseTime({ customer, className }: ResponseTimeProps) {
  const now = useScreenTime();
  const work = useCustomers(({ work }) => work?.get(customer.id)) ?? noAssignment;
  const wait = waitState(customer, work, responseTargets(now));
  if (!wait || customer.status !== initialStatus) return null;
  const { state, since } = wait;
  return (
    <p
      title="Waiting, in business hours"
      className={cn('text-xs leading-5', responseTimeTones[state], className)}
    >
      <span>{state !== 'waiting' && `${responseTimeLabels[state]} · `}</span>
      <span className="sr-only">waiting </span>
      <span>{formatWait(since, now)}</span>
    </p>
  );
}
