import { DataError } from './data-error';

/** How long a call to the database may take, in milliseconds. */
export const requestTimeout = 15_000;

/** @throws {DataError} 'unreachable' when the time is up; the call may still arrive. */
export async function withTimeout<Result>(call: Promise<Result>, limit = requestTimeout): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DataError('unreachable', 'deadline-exceeded', '')), limit);
  });
  try {
    return await Promise.race([call, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
