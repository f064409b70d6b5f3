import { dayNumber, minuteLength } from '@/lib/dates';
import { memoizeLast } from '@/lib/memoize-last';
import { businessDay, nextOpening } from './business-days';

function lastClosing(number: number): { number: number; closes: Date } {
  const office = businessDay(number);
  return office ? { number, closes: office.closes } : lastClosing(number - 1);
}

/** Requirement 9.3: a request after closing counts from the next opening. */
export interface ResponseTargets {
  /** Customers from before this moment are overdue, and from before the other are due today. */
  overdue: Date;
  dueToday: Date;
}

export const responseTargets = memoizeLast((now: Date): ResponseTargets => {
  const today = dayNumber(now);
  const office = businessDay(today);
  const isClosedToday = !office || office.closes <= now;
  const last = lastClosing(isClosedToday ? today : today - 1);
  const overdue = lastClosing(last.number - 1).closes;
  return { overdue, dueToday: isClosedToday ? overdue : last.closes };
});

export function responseDeadline(written: Date): Date {
  const today = businessDay(dayNumber(written));
  const received = today && written < today.closes ? today.closes : closingAfter(written);
  return closingAfter(received);
}

function closingAfter(moment: Date): Date {
  const opens = nextOpening(moment);
  return businessDay(dayNumber(opens))?.closes ?? opens;
}

export function responseState(
  since: Date,
  { overdue, dueToday }: ResponseTargets,
): 'overdue' | 'dueToday' | 'waiting' {
  // Dates are compared ten times as slowly as numbers, and lists are long.
  const written = since.getTime();
  if (written < overdue.getTime()) return 'overdue';
  return written < dueToday.getTime() ? 'dueToday' : 'waiting';
}

/** 0 when the second moment is the earlier. */
export function businessMinutes(from: Date, to: Date): number {
  let open = 0;
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const office = businessDay(number);
    if (!office) continue;
    const begins = Math.max(from.getTime(), office.opens.getTime());
    const ends = Math.min(to.getTime(), office.closes.getTime());
    open += Math.max(0, ends - begins);
  }
  return Math.floor(open / minuteLength);
}
