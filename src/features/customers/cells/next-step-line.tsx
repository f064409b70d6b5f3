import { initials, staffName } from '@/domain/activity-text';
import type { Assignment, StaffMember } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { nameOf } from '@/domain/customer-text';
import { openFollowUp } from '@/domain/last-call';
import { responseTargets } from '@/domain/response-time';
import { waitState } from '@/domain/work-lists';
import { useCustomers, useCustomersStore, useScreenTime } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDayTime, formatShortDayTime } from '@/lib/day-times';

interface NextStepLineProps {
  customer: Customer;
  className?: string;
}

export function NextStepLine({ customer, className }: NextStepLineProps) {
  const now = useScreenTime();
  const { find } = useCustomersStore();
  const work = useCustomers((state) => state.work?.get(customer.id));
  const staff = useCustomers((state) => state.staff);
  const owner = work && staffName(staff, work.owner);
  const followUpAt = work?.followUpAt;
  const original = work?.duplicateOf;
  if (!owner && !followUpAt && !original) return null;
  const words = nextStepWords(work, { staff, find, now }).join(', ');
  const isOpen = openFollowUp(work) !== undefined;
  const isDue =
    followUpAt &&
    followUpAt <= now &&
    (isOpen || waitState(customer, work, responseTargets(now))?.state === 'overdue');
  return (
    <span title={words} className={cn('flex items-center gap-1 text-xs leading-4', className)}>
      <span className="sr-only">{words}</span>
      {original && (
        <span aria-hidden="true" className="truncate font-semibold text-petrol-900">
          Duplicate
        </span>
      )}
      {owner && (
        <span
          aria-hidden="true"
          className="shrink-0 whitespace-nowrap rounded-sm bg-paper-dim px-1 font-semibold text-petrol-900"
        >
          {initials(owner)}
        </span>
      )}
      {followUpAt && (
        <span
          aria-hidden="true"
          className={cn(
            'shrink-0',
            isDue ? 'font-semibold text-danger-700' : 'text-petrol-700',
            !isOpen && 'line-through',
          )}
        >
          {formatShortDayTime(followUpAt, now)}
        </span>
      )}
    </span>
  );
}

interface NextStepContext {
  staff: readonly StaffMember[];
  find: (id: string) => { customer: Customer } | undefined;
  now: Date;
}

/** 'Owner: Kerry Grant', 'Follow-up: Mon 23 Nov, 9:00 am', 'Follow-up: 8:00 am (called since)' */
export function nextStepWords(work: Assignment | undefined, { staff, find, now }: NextStepContext): string[] {
  if (!work) return [];
  const { duplicateOf, owner, followUpAt } = work;
  const ownerName = staffName(staff, owner);
  const called = openFollowUp(work) ? '' : ' (called since)';
  return [
    ...(duplicateOf ? [`Duplicate of ${nameOf(duplicateOf, find)}`] : []),
    ...(ownerName ? [`Owner: ${ownerName}`] : []),
    ...(followUpAt ? [`Follow-up: ${formatDayTime(followUpAt, now)}${called}`] : []),
  ];
}
