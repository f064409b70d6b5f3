import { doc, type Firestore, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { noAssignment } from '@/domain/assignment';
import { type Customer, newCustomerFields, toCustomer } from '@/domain/customer';
import type { CustomerField } from '@/domain/customer-fields';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { isWrittenAs, type StaffDraft } from '@/domain/staff-draft';
import { collections } from './collections';
import { type LookupResult, writeIdempotently } from './idempotent-write';
import { type Outcome, toOutcome } from './outcome';
import { ownEmail } from './session-store';
import { staffDatabase, staffRequest } from './staff-database';
import { newEntry } from './staff-transaction';

/** Stores customer, entry and subscriber in one batch, once per `id`. Another customer under it is a conflict. */
export function addCustomer(id: string, added: StaffDraft): Promise<Outcome<Customer>> {
  return toOutcome(() =>
    writeIdempotently({
      write: async () => {
        const database = await staffDatabase();
        await staffRequest(() => store(database, id, added));
      },
      find: () => lookUp(id, added),
    }),
  );
}

/** The first entry proves who stored a customer: administrators alone write one, and nobody changes it. */
async function lookUp(id: string, added: StaffDraft): Promise<LookupResult<Outcome<Customer>>> {
  const database = await staffDatabase();
  const reference = doc(database, collections.customers, id);
  const [document, entry] = await Promise.all([
    staffRequest(() => getDoc(reference)),
    staffRequest(() => getDoc(doc(reference, collections.activity, id))),
  ]);
  if (!document.exists()) return 'missing';
  const customer = toCustomer(id, document.data());
  const isFirstEntry = entry.get('to') === added.status && entry.get('text') === added.note;
  if (isFirstEntry && isWrittenAs(customer, added)) return { found: { kind: 'stored', value: customer } };
  return { found: { kind: 'conflict', current: customer } };
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
      updatedBy: ownEmail(),
      updatedAt: now,
    });
  }
  if (draft.newsletter) {
    const subscriber = doc(database, collections.newsletterSubscribers, id);
    batch.set(subscriber, { ...newSubscriberFields(draft, source), subscribedAt: now });
  }
  return batch.commit();
}
