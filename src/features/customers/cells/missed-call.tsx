import { PhoneMissed } from 'lucide-react';
import { initials, staffName } from '@/domain/activity-text';
import type { Customer } from '@/domain/customer';
import { recentMiss } from '@/domain/last-call';
import { useCustomers, useScreenTime } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDayTime, formatShortDayTime } from '@/lib/day-times';

interface MissedCallProps {
  customer: Customer;
  className?: string;
}

/** The call of the last two days that nobody answered. */
export function useRecentMiss({ id }: Customer) {
  const now = useScreenTime();
  const work = useCustomers((state) => state.work?.get(id));
  return work && recentMiss(work, now);
}

/** Says who tried and when, so that no colleague calls again at once. */
export function MissedCall({ customer, className }: MissedCallProps) {
  const now = useScreenTime();
  const call = useRecentMiss(customer);
  const staff = useCustomers((state) => state.staff);
  if (!call) return null;
  const caller = staffName(staff, call.by);
  const words = `No answer: ${formatDayTime(call.at, now)}, ${caller}`;
  return (
    <p
      title={words}
      className={cn('flex items-center gap-1 whitespace-nowrap text-petrol-700 text-xs', className)}
    >
      <span className="sr-only">{words}</span>
      <PhoneMissed aria-hidden="true" className="size-3 shrink-0" />
      <span aria-hidden="true" className="max-[18rem]:hidden lg:max-xl:hidden">
        no answer
      </span>
      <span aria-hidden="true">{`${formatShortDayTime(call.at, now)}, ${initials(caller)}`}</span>
    </p>
  );
}
