import { dayLength } from '@/lib/dates';

/** The most milliseconds that a clock is ahead of the database's. */
const clockTolerance = dayLength;

/** False for times far after `now` or before 1970: no query may begin before the year 1. */
export function isPlausible(time: Date, now: Date | undefined): boolean {
  return time.getTime() >= 0 && (!now || time.getTime() <= now.getTime() + clockTolerance);
}

export function latestUpdate(read: readonly { updatedAt: Date | undefined }[], now: Date): Date | undefined {
  const times = read.flatMap(({ updatedAt }) =>
    updatedAt && isPlausible(updatedAt, now) ? updatedAt.getTime() : [],
  );
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined;
}

/** The next query's cursor: the latest `updatedAt` that was read, or `since`. The device's clock may be far behind. */
export function cursorAfter(since: Date, read: readonly { updatedAt: Date | undefined }[], now: Date): Date {
  const latest = latestUpdate(read, since > now ? since : now);
  return latest && latest > since ? latest : since;
}
