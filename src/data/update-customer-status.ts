import {
  type DocumentReference,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { collections } from './collections';
import { type DataError, type Result, toDataError } from './data-error';
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
 * Moves a customer to a status (requirement 7.3), unless somebody moved them to another since the list showed
 * `expected`: then nothing is written, and the result carries the customer as stored now. A customer who already has
 * the status is a success, so that a change whose answer was lost may be sent again.
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
    return { success: false, error: error.message || reasonFor(error) };
  } finally {
    isOver = true;
  }
}

const erased: StatusConflict = { success: false, error: 'The customer was erased.', current: null };

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
          throw new NothingToWrite({ success: false, error: 'The status was changed meanwhile.', current });
        }
        transaction.update(customer, { status, updatedAt: serverTimestamp() });
      },
      { maxAttempts },
    );
  } catch (thrown) {
    if (thrown instanceof NothingToWrite) return thrown.conflict;
    // The rules refuse to change what is not there any more as they refuse a stranger.
    const isRefused = toDataError(thrown).code === 'permission-denied';
    if (isRefused && !(await getDoc(customer)).exists()) return erased;
    throw thrown;
  }
  return undefined;
}

/** Stands in for the database's own text when it gives none that a reader would understand. */
function reasonFor({ failure, code }: DataError): string {
  if (code === 'permission-denied') return 'Missing or insufficient permissions.';
  return failure === 'unavailable' ? 'The database is busy.' : 'The database refused the change.';
}
