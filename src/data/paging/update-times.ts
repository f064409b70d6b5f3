import { dayLength } from '@/lib/dates';

/** The most milliseconds that a clock is ahead of the database's. */
const clockTolerance = dayLength;

/** False for times far after `now` or before 1970: no query may begin before the year 1. */
export function isPlausible(time: Date, now: Date | undefined): boolean {
  return time.getTime() >= 0 && (!now || time.getTime() <= now.getTime() + clockTolerance);
}
