import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import type { Activity } from '@/domain/activity';
import { collections } from './collections';
import { DataError, type Refusal, toDataError, toRefusal } from './data-error';
import { getSession } from './session-store';
import { staffDatabase, staffRequest } from './staff-database';

/** How often a change is sent whose outcome is unknown, or that met another: each time what it rests on is read anew. */
const maxAttempts = 3;

/** What becomes of a change, by what the database holds. */
export interface Decision<Outcome> {
  outcome: Outcome;
  /** Absent where there is nothing to write. */
  write?: () => void;
}

/** A change that rests on what the database holds. */
export interface StaffChange<Outcome> {
  /** Reads what the change rests on. */
  decide: (transaction: Transaction) => Promise<Decision<Outcome>>;
  /**
   * What the database holds after the rules refused the change: they refuse a stranger, and also to change what is gone
   * or to tell of a change from what it is no longer. Undefined where that explains nothing.
   */
  explain: () => Promise<Outcome | undefined>;
}

/** The outcome of a change; `isUnchanged` where all was so already, and this time nothing was written. */
export type Settled<Outcome> = Outcome & { isUnchanged?: true };

/** Ends a transaction that has nothing to write: only an error keeps it from committing what it has read. */
class NothingToWrite<Outcome> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super();
    this.outcome = outcome;
  }
}

/**
 * Makes a change as the signed-in person, all or nothing.
 * @returns the outcome, or why nothing was written: the database refused, or was too busy to be asked.
 * @throws {DataError} 'unreachable' when nobody knows whether it was stored.
 */
export async function changeAsStaff<Outcome extends { success: boolean }>(
  toChange: (database: Firestore) => StaffChange<Outcome>,
): Promise<Settled<Outcome> | Refusal> {
  /** Whether nobody waits for the outcome any more: from then on nothing more may be written. */
  let isOver = false;

  async function store(
    database: Firestore,
    { decide, explain }: StaffChange<Outcome>,
  ): Promise<Settled<Outcome>> {
    let isSent = false;
    async function attempt(transaction: Transaction) {
      const { outcome, write } = await decide(transaction);
      if (!write || isOver) throw new NothingToWrite(outcome);
      write();
      isSent = true;
      return outcome;
    }
    try {
      return await runTransaction(database, attempt, { maxAttempts });
    } catch (thrown) {
      // What was sent before may be what has made it so.
      if (thrown instanceof NothingToWrite) return isSent ? thrown.outcome : unchanged(thrown.outcome);
      const { failure, code, message } = toDataError(thrown);
      // A busy database may have stored what it answers so, and was then too busy to be asked.
      if (isSent && failure === 'unavailable') throw new DataError('unreachable', code, message);
      if (code !== 'permission-denied') throw thrown;
      const explanation = await explain();
      if (explanation === undefined) throw thrown;
      return unchanged(explanation);
    }
  }

  const unchanged = (outcome: Outcome): Settled<Outcome> =>
    outcome.success ? { ...outcome, isUnchanged: true } : outcome;

  try {
    const database = await staffDatabase();
    return await staffRequest(() => store(database, toChange(database)));
  } catch (thrown) {
    return toRefusal(thrown);
  } finally {
    isOver = true;
  }
}

/** The address with which whoever is signed in signs what they write: that of their token. */
export function signature(): string {
  return getSession()?.userEmail ?? '';
}

/** Of a correction, `from` holds whatever the document held. */
type Told = Pick<Activity, 'kind'> &
  Partial<Pick<Activity, 'id' | 'text'>> & {
    from?: Activity['from'] | Readonly<Record<string, unknown>>;
    to?: Activity['to'] | Readonly<Record<string, unknown>>;
  };

/** An entry to be stored below a customer, under a new id unless it has one, and its fields. */
export function newEntry(customer: DocumentReference, { id, kind, text = '', from = null, to = null }: Told) {
  const activity = collection(customer, collections.activity);
  return {
    reference: id === undefined ? doc(activity) : doc(activity, id),
    fields: { kind, text, from, to, by: signature(), at: serverTimestamp() },
  };
}
