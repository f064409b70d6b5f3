import { wait } from '@/lib/wait';
import { DataError, toDataError } from './data-error';

/** How often a write is sent at most whose outcome is unknown. */
const maxAttempts = 3;

/** Before the second attempt, in milliseconds; each later pause is twice as long. */
const firstPause = 400;

/** The lookup result of an id: the outcome that it proves, or none. */
export type Finding<Outcome> = { found: Outcome } | 'missing' | 'refused' | 'unknown' | 'timedOut';

interface SureWrite<Outcome> {
  /** Undefined when an answer came that is none of an error – which need not be the database's: the SDK looks no closer. */
  write: () => Promise<DataError | undefined>;
  /**
   * Looks for what was written, the write having failed with that error or with none. That a document is there proves
   * nothing: its content does, or an id that only its maker can know. May reject with what the database answered.
   */
  find: (error: DataError | undefined) => Promise<Finding<Outcome>>;
}

/**
 * Stores something under an id that belongs to its content alone, so that sending it twice cannot store it twice. Only
 * what is found afterwards counts as stored. When it is not, or nobody can tell, it is written again: at most three
 * times, and not after a time-out, which was wait enough.
 * @returns the outcome that was found, or the error with which the database refused.
 * @throws {DataError} 'unreachable' when nobody knows whether it was stored; calling again is safe.
 */
export async function storeOnce<Outcome>({ write, find }: SureWrite<Outcome>): Promise<Outcome | DataError> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await write();
    const found = await find(error).catch(toFinding);
    if (typeof found === 'object') return found.found;
    const isRefused = error?.failure === 'refused' && (found === 'missing' || found === 'refused');
    const timedOut = error?.timedOut || found === 'timedOut';
    if (!isRefused && !timedOut && attempt < maxAttempts) {
      await wait(pauseAfter(attempt));
    } else if (error && (isRefused || error.failure === 'unavailable')) {
      return error;
    } else {
      throw new DataError('unreachable', error?.code ?? 'unknown', error?.message ?? '');
    }
  }
}

function toFinding(thrown: unknown) {
  const { failure, timedOut } = toDataError(thrown);
  if (failure === 'refused') return 'refused';
  return timedOut ? 'timedOut' : 'unknown';
}

/** Milliseconds after an attempt, spread so that browsers that failed together do not come back together. */
function pauseAfter(attempt: number): number {
  return firstPause * 2 ** (attempt - 1) * (0.5 + Math.random());
}
