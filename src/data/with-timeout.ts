import { DataError } from './data-error';

/** How long a call to the database may take, in milliseconds. */
export const requestTimeout = 15_000;

/**
 * Waits for a database call no longer than `requestTimeout`.
 * @throws {DataError} 'unreachable' when the time is up; the call may still arrive.
 */
export async function withTimeout<Result>(call: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DataError('unreachable', 'deadline-exceeded', '')), requestTimeout);
  });
  try {
    return await Promise.race([call, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
