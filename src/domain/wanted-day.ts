import { dayNumber, dayNumberOf, formatLongDay, startOfDay, toIsoDate } from '@/lib/dates';
import { businessDay, nextOpening } from './business-days';

export const soonest = 'asap';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

function numberOf(wanted: string): number | undefined {
  const [, year, month, day] = (isoDate.exec(wanted) ?? []).map(Number);
  const number = dayNumberOf(year ?? 0, month ?? 0, day ?? 0);
  return year && toIsoDate(startOfDay(number)) === wanted ? number : undefined;
}

/** 'asap', '2026-11-30', or '' when left open. */
export function isWantedDay(value: unknown): value is string {
  return typeof value === 'string' && (value === '' || value === soonest || numberOf(value) !== undefined);
}

export function openingDays(now: Date, count: number): string[] {
  const days: string[] = [];
  for (let number = dayNumber(nextOpening(now)); days.length < count; number += 1) {
    if (businessDay(number)) days.push(toIsoDate(startOfDay(number)));
  }
  return days;
}

export function isPastDay(wanted: string, now: Date): boolean {
  const number = numberOf(wanted);
  return number !== undefined && number < dayNumber(now);
}

export function wantedDayText(wanted: string): string {
  const number = numberOf(wanted);
  return number === undefined ? 'As soon as possible' : formatLongDay(startOfDay(number));
}

export function withWantedDay(message: string, wanted: string): string {
  return wanted === '' ? message : `Wanted: ${wantedDayText(wanted)}\n${message}`.trim();
}
