import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  getDoc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { collections } from './collections';
import type { Refusal, Result } from './data-error';
import { changeAsStaff, type Decision, newEntry, type Settled, type StaffChange } from './staff-transaction';

/** Nothing was written, because the customer is no longer as the change expected. */
interface StatusConflict extends Refusal {
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
): Promise<Settled<StatusResult>> {
  return changeAsStaff((database) => toMove(doc(database, collections.customers, id), status, expected));
}

const moved: Result = { success: true, message: 'Status updated successfully' };

/** What keeps a customer from being moved; undefined when nothing does. */
function conflictIn(
  stored: DocumentSnapshot,
  status: CustomerStatus,
  expected: CustomerStatus,
): StatusConflict | undefined {
  if (!stored.exists()) return { success: false, error: 'The customer was erased.', current: null };
  // What the list shows of a malformed document is what its reader expects to find.
  const current = toCustomer(stored.id, stored.data());
  if (current.status === expected || current.status === status) return undefined;
  return { success: false, error: 'The status was changed meanwhile.', current };
}

function toMove(
  customer: DocumentReference,
  status: CustomerStatus,
  expected: CustomerStatus,
): StaffChange<StatusResult> {
  async function decide(transaction: Transaction): Promise<Decision<StatusResult>> {
    const stored = await transaction.get(customer);
    const conflict = conflictIn(stored, status, expected);
    if (conflict) return { outcome: conflict };
    if (stored.get('status') === status) return { outcome: moved };
    return {
      outcome: moved,
      write: () => {
        transaction.update(customer, { status, updatedAt: serverTimestamp() });
        const from = toCustomer(stored.id, stored.data() ?? {}).status;
        // A malformed document that is shown as New may be given that status in earnest: no change to tell of.
        if (from === status) return;
        const entry = newEntry(customer, { kind: 'status', from, to: status });
        transaction.set(entry.reference, entry.fields);
      },
    };
  }

  async function explain() {
    const stored = await getDoc(customer);
    const conflict = conflictIn(stored, status, expected);
    if (conflict) return conflict;
    return toCustomer(stored.id, stored.data() ?? {}).status === status ? moved : undefined;
  }

  return { decide, explain };
}
