import {
  type DocumentReference,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { newEntry } from './activity-entry';
import { collections } from './collections';
import { type Result, reasonOf, toDataError } from './data-error';
import { staffDatabase, staffRequest } from './staff-database';

/** How often a change is sent whose outcome is unknown, or that met another: each time the customer is read anew. */
const maxAttempts = 3;

/** Nothing was written, because the customer is no longer as the change expected. */
interface StatusConflict {
  success: false;
  error: string;
  /** The customer as stored now; null when there is none any more. */
  current: Customer | null;
}

export type StatusResult = Result | StatusConflict;

/**
 * Moves a customer to a status and writes that down in the activity, both or neither (requirement 7.3), unless somebody
 * moved them to another since the list showed `expected`: then nothing is written, and the result carries the customer as
 * stored now. A customer who already has the status is a success, so that a change whose answer was lost may be sent
 * again.
 * @throws {DataError} when the database cannot be reached: nobody knows whether the status was stored.
 */
export async function updateCustomerStatus(
  id: string,
  status: CustomerStatus,
  expected: CustomerStatus,
): Promise<StatusResult> {
  let isOver = false;
  try {
    const customer = doc(await staffDatabase(), collections.customers, id);
    const conflict = await staffRequest(() => move(customer, { status, expected, isOver: () => isOver }));
    return conflict ?? { success: true, message: 'Status updated successfully' };
  } catch (thrown) {
    const error = toDataError(thrown);
    if (error.failure === 'unreachable') throw error;
    return { success: false, error: error.message || reasonOf(error) };
  } finally {
    isOver = true;
  }
}

const erased: StatusConflict = { success: false, error: 'The customer was erased.', current: null };

const changedMeanwhile = (current: Customer): StatusConflict => ({
  success: false,
  error: 'The status was changed meanwhile.',
  current,
});

interface Move {
  status: CustomerStatus;
  expected: CustomerStatus;
  /** Whether nobody waits for the outcome any more: from then on nothing more may be sent. */
  isOver: () => boolean;
}

/** Ends a transaction that has nothing to write: only an error keeps it from committing what it has read. */
class NothingToWrite extends Error {
  readonly conflict: StatusConflict | undefined;

  constructor(conflict?: StatusConflict) {
    super();
    this.conflict = conflict;
  }
}

async function move(
  customer: DocumentReference,
  { status, expected, isOver }: Move,
): Promise<StatusConflict | undefined> {
  try {
    await runTransaction(
      customer.firestore,
      async (transaction) => {
        if (isOver()) throw new NothingToWrite();
        const stored = await transaction.get(customer);
        if (!stored.exists()) throw new NothingToWrite(erased);
        if (isOver() || stored.get('status') === status) throw new NothingToWrite();
        // What the list shows of a malformed document is what its reader expects to find.
        const current = toCustomer(stored.id, stored.data());
        if (current.status !== expected && current.status !== status) {
          throw new NothingToWrite(changedMeanwhile(current));
        }
        transaction.update(customer, { status, updatedAt: serverTimestamp() });
        // A malformed document that is shown as New may be given that status in earnest: no change to tell of.
        if (current.status === status) return;
        const entry = newEntry(customer, { kind: 'status', from: current.status, to: status });
        transaction.set(entry.reference, entry.fields);
      },
      { maxAttempts },
    );
  } catch (thrown) {
    if (thrown instanceof NothingToWrite) return thrown.conflict;
    if (toDataError(thrown).code !== 'permission-denied') throw thrown;
    // The rules refuse a stranger, and also to change what is gone or to tell of a status that it has no longer.
    const stored = await getDoc(customer);
    if (!stored.exists()) return erased;
    const current = toCustomer(stored.id, stored.data());
    if (current.status === status) return undefined;
    if (current.status !== expected) return changedMeanwhile(current);
    throw thrown;
  }
  return undefined;
}
