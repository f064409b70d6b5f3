import { doc, type Firestore, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { noAssignment } from '@/domain/assignment';
import { type Customer, newCustomerFields, toCustomer } from '@/domain/customer';
import type { CustomerField } from '@/domain/customer-fields';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { isWrittenAs, type StaffDraft } from '@/domain/staff-draft';
import { collections } from './collections';
import { DataError, type Refusal, toDataError, toRefusal } from './data-error';
import { staffDatabase, staffRequest } from './staff-database';
import { newEntry, signature } from './staff-transaction';
import { type Finding, storeOnce } from './store-once';

/** The outcome that the database has answered for. */
export type AddResult =
  /** The customer as stored. */
  | { success: true; customer: Customer }
  /** Refused, or the database is busy. */
  | Refusal
  /** Nothing was written: another customer stands under this id. */
  | (Refusal & { current: Customer });

/**
 * Stores a customer whom staff have written down, in one batch with the entry that says by whom, and with the newsletter
 * subscriber where they asked for that; once, however often it is sent.
 * @param id belongs to this content alone.
 * @throws {DataError} 'unreachable' when nobody knows whether it was stored; calling again with the same id is safe.
 */
export async function addCustomer(id: string, added: StaffDraft): Promise<AddResult> {
  const outcome = await storeOnce<AddResult>({
    write: () => tryToStore(id, added),
    find: () => lookUp(id, added),
  });
  return outcome instanceof DataError ? toRefusal(outcome) : outcome;
}

async function tryToStore(id: string, added: StaffDraft): Promise<DataError | undefined> {
  try {
    const database = await staffDatabase();
    await staffRequest(() => store(database, id, added));
    return undefined;
  } catch (error) {
    return toDataError(error);
  }
}

/** The first entry proves who stored a customer: administrators alone write one, and nobody changes it. */
async function lookUp(id: string, added: StaffDraft): Promise<Finding<AddResult>> {
  const database = await staffDatabase();
  const reference = doc(database, collections.customers, id);
  const [document, entry] = await Promise.all([
    staffRequest(() => getDoc(reference)),
    staffRequest(() => getDoc(doc(reference, collections.activity, id))),
  ]);
  if (!document.exists()) return 'missing';
  const customer = toCustomer(id, document.data());
  const isFirstEntry = entry.get('to') === added.status && entry.get('text') === added.note;
  if (isFirstEntry && isWrittenAs(customer, added)) return { found: { success: true, customer } };
  const error = 'Another customer stands where this one was to be stored.';
  return { found: { success: false, error, current: customer } };
}

function store(
  database: Firestore,
  id: string,
  { draft, source, status, note, followUpAt }: StaffDraft,
): Promise<void> {
  const now = serverTimestamp();
  const customer = doc(database, collections.customers, id);
  const fields: Record<CustomerField, unknown> = {
    ...newCustomerFields(draft, { source, status }),
    createdAt: now,
    updatedAt: now,
  };
  // Under the customer's own id, where the rules look for it.
  const entry = newEntry(customer, { id, kind: 'status', text: note, from: null, to: status });
  const batch = writeBatch(database).set(customer, fields).set(entry.reference, entry.fields);
  if (followUpAt) {
    const planned = newEntry(customer, { kind: 'follow-up', to: followUpAt });
    const work = doc(database, collections.customerWork, id);
    batch.set(planned.reference, planned.fields).set(work, {
      ...noAssignment,
      followUpAt,
      updatedBy: signature(),
      updatedAt: now,
    });
  }
  if (draft.newsletter) {
    const subscriber = doc(database, collections.newsletterSubscribers, id);
    batch.set(subscriber, { ...newSubscriberFields(draft, source), subscribedAt: now });
  }
  return batch.commit();
}
