import { wait } from '@/lib/wait';
import { DataError, toDataError } from './data-error';

const maxAttempts = 3;

/** Before the second attempt, in milliseconds; each later pause is twice as long. */
const firstPause = 400;

export type LookupResult<Found> = { found: Found } | 'missing' | 'refused' | 'unknown' | 'timedOut';

interface IdempotentWrite<Found> {
  /** Success proves nothing: the SDK does not check that the database answered. */
  write: () => Promise<unknown>;
  /** Existence proves nothing: compare the content, or use a secret id. May reject with the database's answer. */
  find: (error: DataError | undefined) => Promise<LookupResult<Found>>;
}

/**
 * Writes up to three times until `find` succeeds, but not after a time-out. The id belongs to its content alone.
 * @throws {DataError} 'unreachable' when the outcome is unknown; a retry is safe. Any other: nothing was written.
 */
export async function writeIdempotently<Found>({ write, find }: IdempotentWrite<Found>): Promise<Found> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await write().then(() => undefined, toDataError);
    const result = await find(error).catch(toLookupResult);
    if (typeof result === 'object') return result.found;
    const isRefused = error?.failure === 'refused' && (result === 'missing' || result === 'refused');
    const timedOut = error?.timedOut || result === 'timedOut';
    if (!isRefused && !timedOut && attempt < maxAttempts) {
      await wait(pauseAfter(attempt));
    } else if (error && (isRefused || (error.failure === 'unavailable' && result === 'missing'))) {
      throw error;
    } else {
      throw new DataError('unreachable', error?.code ?? 'unknown', error?.message ?? '');
    }
  }
}

function toLookupResult(thrown: unknown) {
  const { failure, timedOut } = toDataError(thrown);
  if (failure === 'refused') return 'refused';
  return timedOut ? 'timedOut' : 'unknown';
}

/** Milliseconds after an attempt, spread so that browsers that failed together do not come back together. */
function pauseAfter(attempt: number): number {
  return firstPause * 2 ** (attempt - 1) * (0.5 + Math.random());
}
