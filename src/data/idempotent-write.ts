import { wait } from '@/lib/wait';
import { DataError, toDataError } from './data-error';

/** How often a write is sent at most whose outcome is unknown. */
const maxAttempts = 3;

/** Before the second attempt, in milliseconds; each later pause is twice as long. */
const firstPause = 400;

/** The outcome that an id proves, or none. */
export type LookupResult<Found> = { found: Found } | 'missing' | 'refused' | 'unknown' | 'timedOut';

interface IdempotentWrite<Found> {
  /** An answer that is no error need not be the database's: the SDK looks no closer. */
  write: () => Promise<unknown>;
  /**
   * Looks for what was written, the write having failed with that error or with none. A document proves nothing by being
   * there: its content does, or an id that only its maker can know. May reject with what the database answered.
   */
  find: (error: DataError | undefined) => Promise<LookupResult<Found>>;
}

/**
 * Stores something under an id that belongs to its content alone, so that sending it twice cannot store it twice. It
 * counts as stored only when it is found afterwards. Until then it is written up to three times, but not again after a
 * time-out.
 * @returns what was found.
 * @throws {DataError} 'unreachable' when the outcome is unknown; calling again is safe. Any other: nothing was written.
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
    } else if (error && (isRefused || error.failure === 'unavailable')) {
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
