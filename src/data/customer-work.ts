import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import type { CallOutcome, MessageChannel } from '@/domain/activity';
import { type Assignment, toAssignment } from '@/domain/assignment';
import { collections } from './collections';
import type { Refusal } from './data-error';
import {
  changeAsStaff,
  type Decision,
  newEntry,
  type Settled,
  type StaffChange,
  signature,
} from './staff-transaction';

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
  | { success: true; work: Assignment }
  | Refusal
  /** Nothing was written, as somebody was faster; null where there is no such customer any more. */
  | { success: false; error: string; current: Assignment | null };

/** An id that no entry has, for one that may have to be sent again. */
export function newLogId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

/**
 * Stores what somebody does about a customer and the entries that tell of it, all or nothing, unless a colleague changed
 * the same since it was read. A change whose answer was lost may be sent again, with the same id of its log.
 * @throws {DataError} when the database cannot be reached: nobody knows whether it was stored.
 */
export async function changeWork(customerId: string, change: WorkChange): Promise<Settled<WorkResult>> {
  return changeAsStaff((database) => toStaffChange(database, customerId, change));
}

const erased: WorkResult = { success: false, error: 'The customer was erased.', current: null };
const somebodyWasFaster = (current: Assignment): WorkResult => ({
  success: false,
  error: 'Somebody was faster.',
  current,
});
const toTime = (value: string | Date | null) => (value instanceof Date ? value.getTime() : value);
const isSame = (one: string | Date | null, other: string | Date | null) => toTime(one) === toTime(other);

function toStaffChange(
  database: Firestore,
  customerId: string,
  { log, owner, followUpAt }: WorkChange,
): StaffChange<WorkResult> {
  const customer = doc(database, collections.customers, customerId);
  const reference = doc(database, collections.customerWork, customerId);
  const logged = log && newEntry(customer, log);
  const unknown = toAssignment(customerId, {}, new Date(0));
  const toWork = (stored: DocumentSnapshot) =>
    stored.exists() ? toAssignment(customerId, stored.data()) : unknown;
  let read = unknown;

  async function decide(transaction: Transaction): Promise<Decision<WorkResult>> {
    const current = toWork(await transaction.get(reference));
    read = current;
    // Sent before, and its answer lost.
    if (logged && (await transaction.get(logged.reference)).exists())
      return { outcome: { success: true, work: current } };
    const wanted = [
      { kind: 'owner', from: current.owner, ...owner } as const,
      { kind: 'follow-up', from: current.followUpAt, ...followUpAt } as const,
    ].filter(({ from, to }) => to !== undefined && !isSame(from, to));
    if (wanted.some(({ from, expected }) => expected !== undefined && !isSame(from, expected)))
      return { outcome: somebodyWasFaster(current) };
    const entries = wanted.map(({ kind, from, to = null }) => newEntry(customer, { kind, from, to }));
    if (logged) entries.push(logged);
    if (entries.length === 0) return { outcome: { success: true, work: current } };

    const next = {
      owner: owner ? owner.to : current.owner,
      followUpAt: followUpAt ? followUpAt.to : current.followUpAt,
      duplicateOf: current.duplicateOf,
      updatedBy: signature(),
    };
    // After the copy that it replaces, and before what the database says of it.
    const updatedAt = new Date(current.updatedAt.getTime() + 1);
    const isChanged = wanted.length > 0;
    return {
      outcome: { success: true, work: isChanged ? { ...current, ...next, updatedAt } : current },
      write: () => {
        if (isChanged) transaction.set(reference, { ...next, updatedAt: serverTimestamp() });
        for (const entry of entries) transaction.set(entry.reference, entry.fields);
      },
    };
  }

  async function explain() {
    if (!(await getDoc(customer)).exists()) return erased;
    const current = toWork(await getDoc(reference));
    const isChanged = !isSame(read.owner, current.owner) || !isSame(read.followUpAt, current.followUpAt);
    return isChanged ? somebodyWasFaster(current) : undefined;
  }

  return { decide, explain };
}
