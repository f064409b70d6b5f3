import { dayNumber } from '@/lib/dates';
import { businessDay, nextOpening } from './business-days';
import type { CustomerStatus } from './customer-status';

const minute = 60_000;

/** The latest closing of the office before a day is over. */
function lastClosing(number: number): { number: number; closes: Date } {
  const office = businessDay(number);
  return office ? { number, closes: office.closes } : lastClosing(number - 1);
}

/**
 * Requirement 9.3: contact within 1 business day, that is before the office closes on the business day after
 * the one on which a customer wrote. What comes in after closing came in with the next opening.
 */
export interface ResponseTargets {
  /** A customer from before this moment should have been contacted by now. */
  overdue: Date;
  /** A later one from before this moment should be contacted today. */
  dueToday: Date;
}

/** The targets as they are now. */
export function responseTargets(now: Date): ResponseTargets {
  const today = dayNumber(now);
  const office = businessDay(today);
  const isClosedToday = !office || office.closes <= now;
  const last = lastClosing(isClosedToday ? today : today - 1);
  const overdue = lastClosing(last.number - 1).closes;
  return { overdue, dueToday: isClosedToday ? overdue : last.closes };
}

/** By when somebody who wrote at a moment should be contacted: later than this, they are overdue. */
export function responseDeadline(written: Date): Date {
  const today = businessDay(dayNumber(written));
  const received = today && written < today.closes ? today.closes : closingAfter(written);
  return closingAfter(received);
}

/** When the office closes on the day of its next opening. */
function closingAfter(moment: Date): Date {
  const opens = nextOpening(moment);
  return businessDay(dayNumber(opens))?.closes ?? opens;
}

/** How pressing it is to contact a customer, when it is. */
type Due = 'overdue' | 'dueToday';

/** Whether a customer still waits to be contacted, and how pressing that is; undefined once it does not wait. */
export function responseState(
  { status, createdAt }: { status: CustomerStatus; createdAt: Date },
  { overdue, dueToday }: ResponseTargets,
): Due | 'waiting' | undefined {
  if (status !== 'new') return undefined;
  // Dates are compared ten times as slowly as numbers, and lists are long.
  const written = createdAt.getTime();
  if (written < overdue.getTime()) return 'overdue';
  return written < dueToday.getTime() ? 'dueToday' : 'waiting';
}

/** How many minutes the office was open between two moments; 0 when the second is the earlier. */
export function businessMinutes(from: Date, to: Date): number {
  let open = 0;
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const office = businessDay(number);
    if (!office) continue;
    const begins = Math.max(from.getTime(), office.opens.getTime());
    const ends = Math.min(to.getTime(), office.closes.getTime());
    open += Math.max(0, ends - begins);
  }
  return Math.floor(open / minute);
}
