import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import type { CallOutcome, MessageChannel } from '@/domain/activity';
import { type CustomerWork, toCustomerWork } from '@/domain/customer-work';
import { newEntry, signature } from './activity-entry';
import { collections } from './collections';
import { reasonOf, toDataError } from './data-error';
import { staffDatabase, staffRequest } from './staff-database';

/** How often a change is sent whose outcome is unknown, or that met another: each time the work is read anew. */
const maxAttempts = 3;

/** What somebody wrote down: a note, a call and how it ended, a message and where it was written. */
export type LogEntry = { id: string; text: string } & (
  | { kind: 'note'; to: null }
  | { kind: 'call'; to: CallOutcome }
  | { kind: 'message'; to: MessageChannel }
);

interface Change<Value> {
  to: Value;
  /** What it was when the change was made. */
  expected: Value;
}

/** What somebody does about a customer, stored at once with the entries that tell of it. */
export interface WorkChange {
  log?: LogEntry;
  owner?: Change<string>;
  followUpAt?: Change<Date | null>;
}

/** The outcome of a change that the database answered. */
export type WorkResult =
  /** The work as it is now. */
  | { success: true; work: CustomerWork }
  /** Refused: nothing was written. */
  | { success: false; error: string }
  /** Nothing was written, as somebody was faster; null where there is no such customer any more. */
  | { success: false; error: string; current: CustomerWork | null };

/** An id that no entry has, for one that may have to be sent again. */
export function newLogId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

/**
 * Stores what somebody does about a customer and the entries that tell of it, all or nothing, unless a colleague changed
 * the same since it was read. A change whose answer was lost may be sent again, with the same id of its log.
 * @throws {DataError} when the database cannot be reached: nobody knows whether it was stored.
 */
export async function changeWork(customerId: string, change: WorkChange): Promise<WorkResult> {
  let isOver = false;
  try {
    const database = await staffDatabase();
    return await staffRequest(() => store(database, customerId, change, () => isOver));
  } catch (thrown) {
    const error = toDataError(thrown);
    if (error.failure === 'unreachable') throw error;
    return { success: false, error: error.message || reasonOf(error) };
  } finally {
    isOver = true;
  }
}

/** Ends a transaction that has nothing to write: only an error keeps it from committing what it has read. */
class NothingToWrite extends Error {
  readonly result: WorkResult;

  constructor(result: WorkResult) {
    super();
    this.result = result;
  }
}

const erased: WorkResult = { success: false, error: 'The customer was erased.', current: null };
const toTime = (value: string | Date | null) => (value instanceof Date ? value.getTime() : value);
const isSame = (one: string | Date | null, other: string | Date | null) => toTime(one) === toTime(other);

async function store(
  database: Firestore,
  customerId: string,
  { log, owner, followUpAt }: WorkChange,
  isOver: () => boolean,
): Promise<WorkResult> {
  const customer = doc(database, collections.customers, customerId);
  const reference = doc(database, collections.customerWork, customerId);
  const logged = log && newEntry(customer, log);
  const unknown = toCustomerWork(customerId, {}, new Date(0));
  /** What the change is to make of the work, and what it is made from. */
  let next: Pick<CustomerWork, 'owner' | 'followUpAt' | 'duplicateOf' | 'updatedBy'> | undefined;
  let current = unknown;
  let isWritten = false;

  /** What has to change; throws where a colleague was faster. */
  function changes() {
    const all = [
      { kind: 'owner', from: current.owner, ...owner },
      { kind: 'follow-up', from: current.followUpAt, ...followUpAt },
    ] as const;
    const wanted = all.filter(({ from, to }) => to !== undefined && !isSame(from, to));
    if (wanted.some(({ from, expected }) => expected !== undefined && !isSame(from, expected))) {
      throw new NothingToWrite({ success: false, error: 'Somebody was faster.', current });
    }
    return wanted;
  }

  async function write(transaction: Transaction) {
    const stored = await transaction.get(reference);
    current = stored.exists() ? toCustomerWork(customerId, stored.data()) : unknown;
    // Sent before, and its answer lost.
    const isLogged = logged && (await transaction.get(logged.reference)).exists();
    const wanted = isLogged || isOver() ? [] : changes();
    if (isLogged || isOver() || (wanted.length === 0 && !logged)) {
      throw new NothingToWrite({ success: true, work: current });
    }
    next = {
      owner: owner ? owner.to : current.owner,
      followUpAt: followUpAt ? followUpAt.to : current.followUpAt,
      duplicateOf: current.duplicateOf,
      updatedBy: signature(),
    };
    isWritten = wanted.length > 0;
    if (isWritten) transaction.set(reference, { ...next, updatedAt: serverTimestamp() });
    for (const { kind, from, to = null } of wanted) {
      const entry = newEntry(customer, { kind, from, to });
      transaction.set(entry.reference, entry.fields);
    }
    if (logged) transaction.set(logged.reference, logged.fields);
  }

  try {
    await runTransaction(database, write, { maxAttempts });
  } catch (thrown) {
    if (thrown instanceof NothingToWrite) return thrown.result;
    if (toDataError(thrown).code !== 'permission-denied') throw thrown;
    // The rules refuse a stranger, and also to write about who is gone or to tell of a change from what it is no longer.
    if (!(await getDoc(customer)).exists()) return erased;
    const read = current;
    const stored = await getDoc(reference);
    current = stored.exists() ? toCustomerWork(customerId, stored.data()) : unknown;
    const isChanged = !isSame(read.owner, current.owner) || !isSame(read.followUpAt, current.followUpAt);
    if (isChanged && !isOver()) return { success: false, error: 'Somebody was faster.', current };
    throw thrown;
  }
  // After the copy that it replaces, and before what the database says of it.
  const updatedAt = new Date(current.updatedAt.getTime() + (isWritten ? 1 : 0));
  return { success: true, work: { ...current, ...(isWritten ? next : undefined), updatedAt } };
}
