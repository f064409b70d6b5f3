import { withinTime } from '@/lib/within-time';
import { DataError } from './data-error';

/** How long a call to the database may take, in milliseconds. */
export const requestTimeout = 15_000;

/** @throws {DataError} 'unreachable' when the time is up; the call may still arrive. */
export function withTimeout<Result>(call: Promise<Result>, limit = requestTimeout): Promise<Result> {
  return withinTime(call, limit, () => new DataError('unreachable', 'deadline-exceeded', ''));
}
