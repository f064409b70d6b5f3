import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
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
import { isCorrectedSince } from '@/domain/merge-customers';
import { justAfter, justBefore } from '@/lib/dates';
import { collections } from './collections';
import { type Correction, decideCorrection } from './correct-customer';
import { readWork, storedCall } from './customer-work';
import type { Outcome } from './outcome';
import { ownEmail } from './session-store';
import {
  type Change,
  changeAsStaff,
  type Decision,
  hasEntry,
  type NewEntry,
  newEntry,
  type Read,
} from './staff-transaction';

export interface DuplicateChange {
  duplicateOf: Change<string>;
  /** The status that goes with it; without one it stays. */
  status?: Change<CustomerStatus>;
  /** Of the original. Nothing of an erased one is corrected. */
  correction?: Correction;
  compared?: { customer: Customer; original: Customer };
}

interface StoredDuplicate {
  updatedAt?: Date;
  work: readonly Assignment[];
  original?: Customer;
}

interface CurrentDuplicate {
  /** The one of both that is not as expected. */
  changed: Customer;
  other: Customer | undefined;
  work: readonly Assignment[];
}

interface End {
  customer: DocumentReference;
  work: DocumentReference;
  stored: DocumentSnapshot;
  workNow: Assignment;
  call: ReturnType<typeof storedCall>;
}

/** Logs all changes, all or nothing. A colleague's change or a chain of duplicates is a conflict. */
export function changeDuplicate(
  customerId: string,
  change: DuplicateChange,
): Promise<Outcome<StoredDuplicate, CurrentDuplicate>> {
  return changeAsStaff((database) => ({
    subjects: [doc(database, collections.customers, customerId)],
    decide: (read) => decide(database, { customerId, ...change }, read),
  }));
}

async function decide(
  database: Firestore,
  change: DuplicateChange & { customerId: string },
  read: Read,
): Promise<Decision<StoredDuplicate, CurrentDuplicate>> {
  const { customerId, duplicateOf, status, correction, compared } = change;
  const isClosing = duplicateOf.to !== '';
  const [own, other] = await Promise.all([
    readEnd(database, customerId, read),
    readEnd(database, duplicateOf.to || duplicateOf.expected, read),
  ]);
  if (!own.stored.exists()) return { outcome: { kind: 'erased', ids: [customerId] } };
  const customer = toCustomer(customerId, own.stored.data());
  const original = other.stored.exists() ? toCustomer(other.stored.id, other.stored.data()) : undefined;
  const corrected =
    correction && other.stored.exists() ? decideCorrection(other.stored, correction) : undefined;
  const isDone =
    own.workNow.duplicateOf === duplicateOf.to &&
    (!status || customer.status === status.to) &&
    (!corrected || isMade(corrected));
  const correctedOriginal = corrected?.outcome.kind === 'stored' && { original: corrected.outcome.value };
  if (isDone) {
    const updatedAt = justBefore(customer.updatedAt);
    const value = { updatedAt, work: [own.workNow, other.workNow], ...correctedOriginal };
    return { outcome: { kind: 'stored', value } };
  }
  if (isClosing && !original) return { outcome: { kind: 'erased', ids: [other.customer.id] } };

  // Read after the work with the customer, which is stored again when somebody closes a duplicate of theirs.
  const duplicates = isClosing ? await readDuplicates(database, customerId) : [];
  const isOwnChanged =
    own.workNow.duplicateOf !== duplicateOf.expected ||
    (status !== undefined && customer.status !== status.expected) ||
    duplicates.length > 0 ||
    isChanged(compared?.customer, customer);
  const isOtherChanged =
    (isClosing && other.workNow.duplicateOf !== '') ||
    corrected?.outcome.kind === 'conflict' ||
    isChanged(compared?.original, original);
  if (isOwnChanged || isOtherChanged) {
    const work = [own.workNow, other.workNow, ...duplicates];
    const [changed, second] =
      isOwnChanged || !original ? ([customer, original] as const) : ([original, customer] as const);
    return { outcome: { kind: 'conflict', current: { changed, other: second, work } } };
  }

  const ownWork = renew(own.workNow, duplicateOf.to);
  // Stored again, so that closing the other one at the same moment meets this.
  const otherWork = isClosing ? renew(other.workNow, other.workNow.duplicateOf) : undefined;
  const link = newEntry(own.customer, {
    kind: 'duplicate',
    from: own.workNow.duplicateOf,
    to: duplicateOf.to,
  });
  return {
    outcome: {
      kind: 'stored',
      value: {
        updatedAt: justAfter(customer.updatedAt),
        work: otherWork ? [ownWork, otherWork] : [ownWork],
        ...correctedOriginal,
      },
    },
    isStored: hasEntry(link),
    write: (transaction) => {
      const log = (reference: DocumentReference, logged: NewEntry) => {
        const entry = newEntry(reference, logged);
        transaction.set(entry.reference, entry.fields);
      };
      if (status && own.stored.get('status') !== status.to) {
        transaction.update(own.customer, { status: status.to, updatedAt: serverTimestamp() });
      }
      if (status && customer.status !== status.to) {
        log(own.customer, { kind: 'status', from: customer.status, to: status.to });
      }
      storeWork(transaction, own, ownWork);
      transaction.set(link.reference, link.fields);
      if (otherWork) storeWork(transaction, other, otherWork);
      const back = isClosing ? { from: null, to: customerId } : { from: customerId, to: null };
      if (original) log(other.customer, { kind: 'duplicate', ...back });
      corrected?.write?.(transaction);
    },
  };
}

const isMade = ({ outcome, write }: Decision<Customer>) => outcome.kind === 'stored' && !write;

const isChanged = (shown: Customer | undefined, now: Customer | undefined) =>
  shown !== undefined && now !== undefined && isCorrectedSince(shown, now);

async function readEnd(database: Firestore, id: string, read: Read): Promise<End> {
  const customer = doc(database, collections.customers, id);
  const work = doc(database, collections.customerWork, id);
  const [stored, storedWork] = await Promise.all([read(customer), read(work)]);
  return { customer, work, stored, workNow: readWork(storedWork), call: storedCall(storedWork) };
}

/** The work with a customer's duplicates: one is enough to keep the customer from becoming a duplicate. */
async function readDuplicates(database: Firestore, customerId: string): Promise<Assignment[]> {
  const all = collection(database, collections.customerWork);
  const { docs } = await getDocs(query(all, where('duplicateOf', '==', customerId), limit(1)));
  return docs.map((document) => toAssignment(document.id, document.data()));
}

function renew(work: Assignment, duplicateOf: string): Assignment {
  return { ...work, duplicateOf, updatedBy: ownEmail(), updatedAt: justAfter(work.updatedAt) };
}

function storeWork(
  transaction: Transaction,
  { work, call }: End,
  { owner, followUpAt, duplicateOf, updatedBy }: Assignment,
) {
  const fields = { owner, followUpAt, duplicateOf, ...call, updatedBy };
  transaction.set(work, { ...fields, updatedAt: serverTimestamp() });
}
