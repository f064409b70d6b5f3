import { businessMinutes, contactCutoffs, contactState } from '@/domain/contact-deadline';
import type { CustomerRow } from './customer-row';
import { formatCount } from './format-count';

/** How pressing a lead that waits is, in words. */
export const deadlineLabels = { overdue: 'Overdue', dueToday: 'Due today' } as const;

const day = 24 * 60 * 60 * 1000;
/** From here on nobody counts hours any more, in milliseconds. */
const longWait = 14 * day;

/** '25 min', '9 h' of business hours; '3 weeks' of the calendar once it is long. */
export function formatWait(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed >= longWait) return `${formatCount(Math.floor(passed / (7 * day)))} weeks`;
  const minutes = businessMinutes(since, now);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** How many new leads are overdue and how many are due today. */
export function countDeadlines(rows: readonly CustomerRow[], now: Date) {
  const cutoffs = contactCutoffs(now);
  const counts = { overdue: 0, dueToday: 0 };
  for (const { customer } of rows) {
    const state = contactState(customer, cutoffs);
    if (state === 'overdue' || state === 'dueToday') counts[state] += 1;
  }
  return counts;
}
