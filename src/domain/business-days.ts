import { dayNumber, minuteLength, startOfDay, weekdayOf } from '@/lib/dates';
import { businessHours, emergencyOnly, formatTime } from './business-hours';
import { publicHolidays } from './public-holidays';

const holidayOn = (number: number) => publicHolidays(number, number).at(0);

function hoursOn(number: number) {
  if (holidayOn(number)) return undefined;
  const weekday = weekdayOf(number);
  return businessHours.find(({ days }) => days.some((day) => day === weekday))?.hours;
}

/** Undefined on a day without business hours. */
export function businessDay(number: number): { opens: Date; closes: Date } | undefined {
  const hours = hoursOn(number);
  const at = (minutes: number) => new Date(startOfDay(number).getTime() + minutes * minuteLength);
  return hours && { opens: at(hours.opens), closes: at(hours.closes) };
}

/** The closing minute itself is closed. */
export function isInBusinessHours(at: Date): boolean {
  const office = businessDay(dayNumber(at));
  return office !== undefined && at >= office.opens && at < office.closes;
}

interface OpeningState {
  until?: string;
  text: string;
}

/** `until` is the closing time of an open office. */
export function openingState(now: Date): OpeningState {
  const today = dayNumber(now);
  const holiday = holidayOn(today);
  if (holiday) return { text: `Closed for ${holiday.name}: ${emergencyOnly.toLowerCase()}` };
  const hours = hoursOn(today);
  if (!hours || !isInBusinessHours(now)) return { text: emergencyOnly };
  const until = formatTime(hours.closes);
  return { until, text: `Open now until ${until}` };
}

/** Holidays can close the one weekday of an office for weeks. */
const searchedDays = 28;

/** @throws {RangeError} when no day of the week has business hours. */
export function nextOpening(now: Date): Date {
  const today = dayNumber(now);
  for (let number = today; number <= today + searchedDays; number += 1) {
    const opens = businessDay(number)?.opens;
    if (opens && opens > now) return opens;
  }
  throw new RangeError('No day of the week has business hours.');
}
