import { reportError } from '@/lib/report-error';
import { type DataError, toDataError } from './data-error';

/** The outcome of a write. `Current` is what the database holds after a conflict. */
export type Outcome<Value, Current = Value> =
  /** `isUnchanged`: nothing was written. `isRepeated`: by an earlier try. `updatedAt`: of the list's changed copy. */
  | { kind: 'stored'; value: Value; updatedAt?: Date; isUnchanged?: true; isRepeated?: true }
  /** Nothing was written: the database no longer holds what the change expected. */
  | { kind: 'conflict'; current: Current }
  /** Nothing was written: these documents are gone. */
  | { kind: 'erased'; ids: readonly string[] }
  | Failure;

type Failure =
  /** Nothing was written; `isBusy` where the database may take the same change later. */
  | { kind: 'refused'; reason: string; isBusy: boolean }
  | { kind: 'offline' }
  /** It may be stored or not; `reason` holds the database's own words, or none. */
  | { kind: 'unknown'; reason: string };

/** Makes a write unless the browser knows that it is offline. Never rejects: a failure is an outcome. */
export async function toOutcome<Value, Current>(
  write: () => Promise<Outcome<Value, Current>>,
): Promise<Outcome<Value, Current>> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    return await write();
  } catch (thrown) {
    reportError(thrown);
    return toFailure(thrown);
  }
}

export function toFailure(thrown: unknown, defaultReason?: string): Exclude<Failure, { kind: 'offline' }> {
  const error = toDataError(thrown);
  if (error.failure === 'unreachable') return { kind: 'unknown', reason: error.message };
  const reason = error.message || (defaultReason ?? reasonOf(error));
  return { kind: 'refused', reason, isBusy: error.failure === 'unavailable' };
}

function reasonOf({ failure, code }: DataError): string {
  if (code === 'permission-denied') return 'Missing or insufficient permissions.';
  return failure === 'unavailable' ? 'The database is busy.' : 'The database refused the change.';
}
