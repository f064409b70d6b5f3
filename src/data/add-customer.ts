import { doc, type Firestore, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { type Customer, newCustomerFields, toCustomer } from '@/domain/customer';
import type { CustomerField } from '@/domain/customer-fields';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import type { StaffDraft } from '@/domain/staff-draft';
import { wait } from '@/lib/wait';
import { newEntry } from './activity-entry';
import { maxAttempts, pauseAfter } from './attempts';
import { collections } from './collections';
import { DataError, type Refusal, reasonOf, toDataError } from './data-error';
import { staffDatabase, staffRequest } from './staff-database';

/** The outcome that the database has answered for. */
export type AddResult =
  /** The customer as stored. */
  | { success: true; customer: Customer }
  /** Refused, or the database is busy. */
  | Refusal;

/**
 * Stores a customer whom staff have written down, in one batch with the entry that says by whom, and with the newsletter
 * subscriber where they asked for that. Only a customer who is found afterwards counts as stored. When nobody can tell,
 * it writes again under the same id, which stores nothing twice: at most three times, and not after a time-out.
 * @param id belongs to this content alone.
 * @throws {DataError} 'unreachable' when nobody knows whether it was stored; calling again with the same id is safe.
 */
export async function addCustomer(id: string, added: StaffDraft): Promise<AddResult> {
  for (let attempt = 1; ; attempt += 1) {
    const writing = await outcomeOf((database) => store(database, id, added));
    const reading = await outcomeOf((database) => getDoc(doc(database, collections.customers, id)));
    if (reading.answer?.exists()) {
      return { success: true, customer: toCustomer(id, reading.answer.data()) };
    }
    const { error } = writing;
    const isRefused = error?.failure === 'refused' && (!reading.error || reading.error.failure === 'refused');
    const timedOut = error?.timedOut || reading.error?.timedOut;
    if (!isRefused && !timedOut && attempt < maxAttempts) {
      await wait(pauseAfter(attempt));
    } else if (error && (isRefused || error.failure === 'unavailable')) {
      return { success: false, error: error.message || reasonOf(error) };
    } else {
      throw new DataError('unreachable', error?.code ?? 'unknown', error?.message ?? '');
    }
  }
}

type Outcome<Answer> = { answer: Answer; error?: never } | { answer?: never; error: DataError };

async function outcomeOf<Answer>(
  request: (database: Firestore) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  try {
    const database = await staffDatabase();
    return { answer: await staffRequest(() => request(database)) };
  } catch (error) {
    return { error: toDataError(error) };
  }
}

function store(database: Firestore, id: string, { draft, source, status, note }: StaffDraft): Promise<void> {
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
  if (draft.newsletter) {
    const subscriber = doc(database, collections.newsletterSubscribers, id);
    batch.set(subscriber, { ...newSubscriberFields(draft, source), subscribedAt: now });
  }
  return batch.commit();
}
