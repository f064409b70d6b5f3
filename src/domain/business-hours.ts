import { jamaicaTimeZone } from '@/lib/dates';

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

/** The business hours of the day it is in Jamaica. */
export function hoursOn(now: Date): BusinessHours | undefined {
  const { weekday } = jamaicanClock(now);
  return businessHours.find(({ days }) => days.includes(weekday));
}

interface OpeningState {
  isOpen: boolean;
  /** 'Open now until 6:00 pm' or 'Emergency only'. */
  text: string;
}

/** Whether the office is open at this moment in Jamaica; the closing minute itself is closed. */
export function openingState(now: Date): OpeningState {
  const hours = hoursOn(now)?.hours;
  const { minutes } = jamaicanClock(now);
  const isOpen = hours !== undefined && minutes >= hours.opens && minutes < hours.closes;
  return { isOpen, text: isOpen ? `Open now until ${formatTime(hours.closes)}` : emergencyOnly };
}

const minuteLength = 60_000;
/** Jamaica changes no clocks: each of its days has 24 hours. */
const dayLength = 24 * 60 * minuteLength;

/**
 * The next moment after this one at which the office opens, be it later today; public holidays are not known
 * here. Throws when no day of the week has business hours.
 */
export function nextOpening(now: Date): Date {
  const thisMinute = Math.floor(now.getTime() / minuteLength) * minuteLength;
  const midnight = thisMinute - jamaicanClock(now).minutes * minuteLength;
  // A week from now it is this day again, whose opening may have passed.
  for (let day = midnight; day <= midnight + 7 * dayLength; day += dayLength) {
    const hours = hoursOn(new Date(day))?.hours;
    const opening = hours && new Date(day + hours.opens * minuteLength);
    if (opening && opening > now) return opening;
  }
  throw new RangeError('No day of the week has business hours.');
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: jamaicaTimeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays: Record<string, Weekday> = { Sun: 0, Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6 };

function jamaicanClock(now: Date): { weekday: Weekday; minutes: number } {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: weekdays[parts.weekday ?? ''] ?? 0,
    minutes: oClock(Number(parts.hour)) + Number(parts.minute),
  };
}
