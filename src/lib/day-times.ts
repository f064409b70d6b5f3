import { dayNumber, formatDate, formatDateTime, formatDay, lazyFormat, startOfDay } from './dates';

const timeOnly = lazyFormat({ timeStyle: 'short' });
const weekday = lazyFormat({ weekday: 'short' });
const behindUtc = startOfDay(0).getTime();

/** '2:05 pm' on the same day, else 'Mon 23 Nov, 9:00 am', with the year where it may be doubtful, in Jamaica time. */
export function formatDayTime(date: Date, now: Date): string {
  const time = timeOnly().format(date);
  return isSameDay(date, now) ? time : `${weekday().format(date)} ${toDay(date, now)}, ${time}`;
}

export function formatShortDayTime(date: Date, now: Date): string {
  return isSameDay(date, now) ? timeOnly().format(date) : toDay(date, now);
}

/** '2:05 pm' on the same day, else '21 Nov 2026, 2:05 pm', in Jamaica time. */
export function formatTimeOf(date: Date, now: Date): string {
  return isSameDay(date, now) ? timeOnly().format(date) : formatDateTime(date);
}

const halfYear = 183;
const toDay = (date: Date, now: Date) =>
  Math.abs(dayNumber(date) - dayNumber(now)) > halfYear ? formatDate(date) : formatDay(date);
const isSameDay = (one: Date, other: Date) => dayNumber(one) === dayNumber(other);

/** '2026-11-21T14:05' in Jamaica time, for an input of the type datetime-local. */
export function toLocalText(date: Date): string {
  return new Date(date.getTime() - behindUtc).toISOString().slice(0, 16);
}

export function fromLocalText(text: string): Date | undefined {
  const date = new Date(`${text}Z`);
  return Number.isNaN(date.getTime()) ? undefined : new Date(date.getTime() + behindUtc);
}
