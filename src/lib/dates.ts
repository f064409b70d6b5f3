import { memoize } from './memoize';
import { memoizeLast } from './memoize-last';

/** UTC−5 all year. */
const jamaicaTimeZone = 'America/Jamaica';

/** A page's first format takes tens of milliseconds to make, which most pages never need. */
export const lazyFormat = (options: Intl.DateTimeFormatOptions) =>
  memoizeLast(() => new Intl.DateTimeFormat('en-JM', { timeZone: jamaicaTimeZone, ...options }));

const dateTime = lazyFormat({ dateStyle: 'medium', timeStyle: 'short' });
const dateOnly = lazyFormat({ dateStyle: 'medium' });
const dayOnly = lazyFormat({ day: 'numeric', month: 'short' });
const longDate = lazyFormat({ dateStyle: 'full' });
const longDay = lazyFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** Reads a Date or a Firestore timestamp. */
export function toDate(value: unknown): Date | undefined {
  let date: unknown = value;
  if (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  ) {
    try {
      date = value.toDate();
    } catch {
      return undefined;
    }
  }
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;
}

export function formatDateTime(date: Date): string {
  return dateTime().format(date);
}

/** '21 Nov 2026', like all texts here in Jamaica time. */
export function formatDate(date: Date): string {
  return dateOnly().format(date);
}

/** The time of a copy with a change made here: later than the copy before, earlier than the database's answer. */
export function justAfter(date: Date): Date {
  return new Date(date.getTime() + 1);
}

/** The time of a copy that lacks what the database stored at this date: the next answer replaces it. */
export function justBefore(date: Date): Date {
  return new Date(date.getTime() - 1);
}

export const minuteLength = 60_000;
export const hourLength = 60 * minuteLength;
export const dayLength = 24 * hourLength;
/** Milliseconds from midnight UTC to midnight in Jamaica. */
const behindUtc = 5 * hourLength;

/** Days since 1 January 1970 in Jamaica. */
export function dayNumber(date: Date): number {
  return Math.floor((date.getTime() - behindUtc) / dayLength);
}

export function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayLength;
}

export function yearOf(number: number): number {
  return new Date(number * dayLength).getUTCFullYear();
}

export function weekdayOf(number: number): number {
  return new Date(number * dayLength).getUTCDay();
}

export function startOfDay(number: number): Date {
  return new Date(number * dayLength + behindUtc);
}

export function formatDay(date: Date): string {
  return dayOnly().format(date);
}

export function formatLongDay(date: Date): string {
  return longDay().format(date);
}

export function formatLongDate(date: Date): string {
  return longDate().format(date);
}

const isoDateOf = memoize((day: number) => new Date(day * dayLength).toISOString().slice(0, 10));

/** '2026-11-21' in Jamaica time. Safari's `en-CA` writes slashes. */
export function toIsoDate(date: Date): string {
  return isoDateOf(dayNumber(date));
}
