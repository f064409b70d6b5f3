import { dayNumber, startOfDay } from '@/lib/dates';
import { businessHours } from './business-hours';
import type { CustomerStatus } from './customer-status';

const minute = 60_000;
/** 1970-01-01, day 0, was a Thursday. */
const firstWeekday = 4;

/** When the office opens and closes on a day, in milliseconds since 1970; undefined on a day without hours. */
function officeDay(number: number): { opens: number; closes: number } | undefined {
  const weekday = (number + firstWeekday) % 7;
  const hours = businessHours.find(({ days }) => days.some((known) => known === weekday))?.hours;
  const midnight = startOfDay(number).getTime();
  return hours && { opens: midnight + hours.opens * minute, closes: midnight + hours.closes * minute };
}

/** The latest closing of the office before a day is over. */
function lastClosing(number: number): { number: number; closes: number } {
  const office = officeDay(number);
  return office ? { number, closes: office.closes } : lastClosing(number - 1);
}

/**
 * Specification, point 9: contact within 1 business day, that is before the office closes on the business day after
 * the one on which a lead came in. What comes in after closing came in with the next opening.
 */
export interface ContactCutoffs {
  /** A lead from before this moment should have been contacted by now. */
  overdue: Date;
  /** A later one from before this moment should be contacted today. */
  dueToday: Date;
}

/** The cutoffs as they are now. */
export function contactCutoffs(now: Date): ContactCutoffs {
  const today = dayNumber(now);
  const office = officeDay(today);
  const isClosedToday = !office || office.closes <= now.getTime();
  const last = lastClosing(isClosedToday ? today : today - 1);
  const overdue = new Date(lastClosing(last.number - 1).closes);
  return { overdue, dueToday: isClosedToday ? overdue : new Date(last.closes) };
}

/** Whether a lead still waits to be contacted, and how pressing that is; undefined once it does not wait. */
export function contactState(
  { status, createdAt }: { status: CustomerStatus; createdAt: Date },
  { overdue, dueToday }: ContactCutoffs,
): 'overdue' | 'dueToday' | 'waiting' | undefined {
  if (status !== 'new') return undefined;
  if (createdAt < overdue) return 'overdue';
  return createdAt < dueToday ? 'dueToday' : 'waiting';
}

/** How many minutes the office was open between two moments; 0 when the second is the earlier. */
export function businessMinutes(from: Date, to: Date): number {
  let open = 0;
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const office = officeDay(number);
    if (!office) continue;
    const [begins, ends] = [Math.max(from.getTime(), office.opens), Math.min(to.getTime(), office.closes)];
    open += Math.max(0, ends - begins);
  }
  return Math.floor(open / minute);
}
