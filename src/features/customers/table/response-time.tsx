import { contactCutoffs, contactState } from '@/domain/contact-deadline';
import type { Customer } from '@/domain/customer';
import { deadlineLabels, formatWait } from '@/features/customers/store/response-time';
import { cn } from '@/lib/cn';

const looks = {
  overdue: 'font-semibold text-danger-700',
  dueToday: 'font-semibold text-amber-800',
  waiting: 'text-petrol-700',
} as const;

interface ContactDeadlineProps {
  customer: Customer;
  now: Date;
  className?: string;
}

/** How long a new lead has waited in business hours, and whether it is due today or overdue. */
export function ResponseTime({ customer, now, className }: ContactDeadlineProps) {
  const state = contactState(customer, contactCutoffs(now));
  if (!state) return null;
  return (
    <p title="Waiting, in business hours" className={cn('text-xs leading-5', looks[state], className)}>
      {state !== 'waiting' && `${deadlineLabels[state]} · `}
      <span className="sr-only">waiting </span>
      {formatWait(customer.createdAt, now)}
    </p>
  );
}
