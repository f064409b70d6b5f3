import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { type Assignment, toAssignment } from '@/domain/assignment';
import { type Customer, toCustomer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { collections } from './collections';
import type { Refusal } from './data-error';
import { changeAsStaff, newEntry, type Settled, type StaffChange, signature } from './staff-transaction';

/** A customer is closed as a duplicate, or is none any more; each value with what it was when the change was made. */
export interface DuplicateChange {
  /** The id of whom they repeat; empty for nobody. */
  duplicateOf: { to: string; expected: string };
  /** The status that goes with it; without one it stays. */
  status?: { to: CustomerStatus; expected: CustomerStatus };
}

/** The outcome of a change that the database answered. */
export type DuplicateResult =
  /** The work with both customers as it is now. */
  | { success: true; work: readonly Assignment[] }
  | Refusal
  /** Nothing was written, as somebody was faster. */
  | { success: false; error: string; current: CurrentDuplicate };

/** What the database holds in place of what a change expected. */
export interface CurrentDuplicate {
  /** Null where there is no such customer any more. */
  customer: Customer | null;
  /** The id of whom they were to repeat, if there is no such customer any more. */
  missingId: string | undefined;
  work: readonly Assignment[];
}

/**
 * Links a customer with the one whom they repeat, or takes the link away, and moves them to a status: with the entries
 * that tell both customers of it, all or nothing, unless a colleague changed the same since it was read. Nobody becomes
 * a duplicate who is repeated, and nobody is repeated who is a duplicate. A change whose answer was lost may be sent
 * again.
 * @throws {DataError} when the database cannot be reached: nobody knows whether it was stored.
 */
export async function changeDuplicate(
  customerId: string,
  change: DuplicateChange,
): Promise<Settled<DuplicateResult>> {
  return changeAsStaff((database) => toStaffChange(database, customerId, change));
}

type Read = (reference: DocumentReference) => Promise<DocumentSnapshot>;

/** A customer and the work with them, as stored. */
interface End {
  customer: DocumentReference;
  work: DocumentReference;
  stored: DocumentSnapshot;
  workNow: Assignment;
}

function toStaffChange(
  database: Firestore,
  customerId: string,
  { duplicateOf, status }: DuplicateChange,
): StaffChange<DuplicateResult> {
  const otherId = duplicateOf.to || duplicateOf.expected;

  async function readEnd(read: Read, id: string): Promise<End> {
    const customer = doc(database, collections.customers, id);
    const work = doc(database, collections.customerWork, id);
    const [stored, storedWork] = await Promise.all([read(customer), read(work)]);
    const workNow = storedWork.exists()
      ? toAssignment(id, storedWork.data())
      : toAssignment(id, {}, new Date(0));
    return { customer, work, stored, workNow };
  }

  /** Those who repeat the customer: one is enough to keep them from becoming a duplicate. */
  async function repeating(): Promise<Assignment[]> {
    const all = collection(database, collections.customerWork);
    const { docs } = await getDocs(query(all, where('duplicateOf', '==', customerId), limit(1)));
    return docs.map((document) => toAssignment(document.id, document.data()));
  }

  async function look(read: Read) {
    const [own, other] = await Promise.all([readEnd(read, customerId), readEnd(read, otherId)]);
    const customer = own.stored.exists() ? toCustomer(customerId, own.stored.data()) : null;
    const isDone = own.workNow.duplicateOf === duplicateOf.to && (!status || customer?.status === status.to);
    if (customer && isDone) return { own, other, customer, isDone };

    const isAsExpected =
      own.workNow.duplicateOf === duplicateOf.expected && (!status || customer?.status === status.expected);
    const isFree = duplicateOf.to === '' || (other.stored.exists() && other.workNow.duplicateOf === '');
    // Read after the work with the customer, which is stored anew when somebody begins to repeat them.
    const others = duplicateOf.to === '' ? [] : await repeating();
    if (customer && isAsExpected && isFree && others.length === 0) return { own, other, customer, isDone };
    const current: CurrentDuplicate = {
      customer,
      missingId: other.stored.exists() ? undefined : otherId,
      work: [own.workNow, other.workNow, ...others],
    };
    return { conflict: { success: false, error: 'Somebody was faster.', current } as const };
  }

  const renewed = ({ workNow }: End, changes: Partial<Assignment>): Assignment => ({
    ...workNow,
    ...changes,
    updatedBy: signature(),
    // After the copy that it replaces, and before what the database says of it.
    updatedAt: new Date(workNow.updatedAt.getTime() + 1),
  });

  async function decide(transaction: Transaction) {
    const { own, other, customer, isDone, conflict } = await look((reference) => transaction.get(reference));
    if (conflict) return { outcome: conflict };
    if (isDone) return { outcome: { success: true, work: [own.workNow, other.workNow] } as const };

    const ownWork = renewed(own, { duplicateOf: duplicateOf.to });
    const otherWork = renewed(other, {});
    const isRepeated = duplicateOf.to !== '';
    return {
      outcome: { success: true, work: isRepeated ? [ownWork, otherWork] : [ownWork] } as const,
      write: () => {
        const tell = (reference: DocumentReference, told: Parameters<typeof newEntry>[1]) => {
          const entry = newEntry(reference, told);
          transaction.set(entry.reference, entry.fields);
        };
        const store = (
          reference: DocumentReference,
          { owner, followUpAt, duplicateOf, updatedBy }: Assignment,
        ) =>
          transaction.set(reference, {
            owner,
            followUpAt,
            duplicateOf,
            updatedBy,
            updatedAt: serverTimestamp(),
          });
        if (status && own.stored.get('status') !== status.to) {
          transaction.update(own.customer, { status: status.to, updatedAt: serverTimestamp() });
        }
        if (status && customer.status !== status.to) {
          tell(own.customer, { kind: 'status', from: customer.status, to: status.to });
        }
        store(own.work, ownWork);
        const { duplicateOf: from } = own.workNow;
        tell(own.customer, { kind: 'duplicate', from, to: duplicateOf.to });
        // Stored anew, so that whoever closes the other one at the same moment meets this.
        if (isRepeated) store(other.work, otherWork);
        const told = isRepeated ? { from: null, to: customerId } : { from: customerId, to: null };
        if (other.stored.exists()) tell(other.customer, { kind: 'duplicate', ...told });
      },
    };
  }

  async function explain() {
    const { conflict, isDone, own, other } = await look((reference) => getDoc(reference));
    if (conflict) return conflict;
    return isDone ? ({ success: true, work: [own.workNow, other.workNow] } as const) : undefined;
  }

  return { decide, explain };
}
