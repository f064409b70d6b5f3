import { dayNumber, startOfDay } from '@/lib/dates';

/** A day as `Date.prototype.getDay` counts: Sunday is 0. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface BusinessHours {
  days: readonly Weekday[];
  label: string;
  /** In minutes after midnight in Jamaica; none means emergencies only. */
  hours?: { readonly opens: number; readonly closes: number };
}

const oClock = (hour: number) => hour * 60;

/** Specification, point 9: business hours. Emergencies are answered at any hour. */
export const businessHours: readonly BusinessHours[] = [
  { days: [1, 2, 3, 4, 5], label: 'Monday to Friday', hours: { opens: oClock(7), closes: oClock(18) } },
  { days: [6], label: 'Saturday', hours: { opens: oClock(8), closes: oClock(16) } },
  { days: [0], label: 'Sunday' },
];

/** Specification, points 2 and 9: what is said of every hour outside the business hours. */
export const emergencyOnly = 'Emergency only';

/** '7:00 am' for minutes after midnight. */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '7:00 am – 6:00 pm', or that emergencies alone are answered. */
export function formatHours({ hours }: BusinessHours): string {
  return hours ? `${formatTime(hours.opens)} – ${formatTime(hours.closes)}` : emergencyOnly;
}

/** 1 January 1970, with which days are counted, was a Thursday. */
const firstWeekday = 4;
const minuteLength = 60_000;

/** The business hours of a day, by its number (see `dayNumber`). */
function hoursOfDay(number: number): BusinessHours | undefined {
  const weekday = (number + firstWeekday) % 7;
  return businessHours.find(({ days }) => days.some((day) => day === weekday));
}

/** The business hours of the day it is in Jamaica. */
export function hoursOn(now: Date): BusinessHours | undefined {
  return hoursOfDay(dayNumber(now));
}

/** When the office opens and closes on a day, by its number; undefined on a day without business hours. */
export function officeDay(number: number): { opens: Date; closes: Date } | undefined {
  const hours = hoursOfDay(number)?.hours;
  const at = (minutes: number) => new Date(startOfDay(number).getTime() + minutes * minuteLength);
  return hours && { opens: at(hours.opens), closes: at(hours.closes) };
}

interface OpeningState {
  isOpen: boolean;
  /** 'Open now until 6:00 pm' or 'Emergency only'. */
  text: string;
}

/** Whether the office is open at this moment in Jamaica; the closing minute itself is closed. */
export function openingState(now: Date): OpeningState {
  const office = officeDay(dayNumber(now));
  const closes = hoursOn(now)?.hours?.closes;
  const isOpen = office !== undefined && now >= office.opens && now < office.closes;
  return { isOpen, text: isOpen && closes ? `Open now until ${formatTime(closes)}` : emergencyOnly };
}

/**
 * The next moment after this one at which the office opens, be it later today; public holidays are not known
 * here.
 * @throws {RangeError} when no day of the week has business hours.
 */
export function nextOpening(now: Date): Date {
  const today = dayNumber(now);
  // A week from now it is this day again, whose opening may have passed.
  for (let number = today; number <= today + 7; number += 1) {
    const opens = officeDay(number)?.opens;
    if (opens && opens > now) return opens;
  }
  throw new RangeError('No day of the week has business hours.');
}
