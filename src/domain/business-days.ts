import { dayNumber, startOfDay, weekdayOf } from '@/lib/dates';
import { businessHours, emergencyOnly, formatTime } from './business-hours';
import { publicHolidays } from './public-holidays';

const minuteLength = 60_000;

/** The public holiday observed on a day, by its number. */
const holidayOn = (number: number) => publicHolidays(number, number).at(0);

/** The business hours of a day, by its number; undefined on a Sunday and on a public holiday. */
function hoursOn(number: number) {
  if (holidayOn(number)) return undefined;
  const weekday = weekdayOf(number);
  return businessHours.find(({ days }) => days.some((day) => day === weekday))?.hours;
}

/** When the office opens and closes on a day, by its number; undefined on a day without business hours. */
export function businessDay(number: number): { opens: Date; closes: Date } | undefined {
  const hours = hoursOn(number);
  const at = (minutes: number) => new Date(startOfDay(number).getTime() + minutes * minuteLength);
  return hours && { opens: at(hours.opens), closes: at(hours.closes) };
}

interface OpeningState {
  isOpen: boolean;
  /** While it is open, the time at which it closes: '6:00 pm'. */
  until?: string;
  /** 'Open now until 6:00 pm', 'Emergency only' or "Closed for Heroes' Day: emergency only". */
  text: string;
}

/** Whether the office is open at this moment in Jamaica; the closing minute itself is closed. */
export function openingState(now: Date): OpeningState {
  const today = dayNumber(now);
  const holiday = holidayOn(today);
  if (holiday) return { isOpen: false, text: `Closed for ${holiday.name}: ${emergencyOnly.toLowerCase()}` };
  const hours = hoursOn(today);
  const minutes = (now.getTime() - startOfDay(today).getTime()) / minuteLength;
  if (!(hours && minutes >= hours.opens && minutes < hours.closes)) {
    return { isOpen: false, text: emergencyOnly };
  }
  const until = formatTime(hours.closes);
  return { isOpen: true, until, text: `Open now until ${until}` };
}

/** How far ahead the next opening is looked for, in days: holidays can close the one weekday an office might have. */
const searchedDays = 28;

/**
 * The next moment after this one at which the office opens, be it later today.
 * @throws {RangeError} when no day of the week has business hours.
 */
export function nextOpening(now: Date): Date {
  const today = dayNumber(now);
  for (let number = today; number <= today + searchedDays; number += 1) {
    const opens = businessDay(number)?.opens;
    if (opens && opens > now) return opens;
  }
  throw new RangeError('No day of the week has business hours.');
}
