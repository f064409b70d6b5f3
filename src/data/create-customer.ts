import { collection, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { newCustomerFields } from '@/domain/customer';
import type { NewCustomer } from '@/domain/customer-draft';
import type { CustomerField } from '@/domain/customer-fields';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { collections } from './collections';
import { DataError, isPermissionDenied, toDataError } from './data-error';
import { visitorDatabase } from './database';
import { type LookupResult, writeIdempotently } from './idempotent-write';
import { type Outcome, toFailure } from './outcome';
import { withTimeout } from './with-timeout';

const savedMessage = 'Customer information saved successfully!';
const saveFailedMessage = 'Failed to save customer information. Please try again.';

/** Never offline: a visitor's request is sent even when the browser reports that it is offline. */
export type RequestOutcome = Exclude<Outcome<string>, { kind: 'conflict' | 'erased' | 'offline' }>;

export const customerSaved: RequestOutcome = { kind: 'stored', value: savedMessage };

export function newCustomerId(): string {
  return doc(collection(visitorDatabase(), collections.customers)).id;
}

/** Stores a customer once, however often it is called: the id belongs to this content alone. */
export async function createCustomer(id: string, draft: NewCustomer): Promise<RequestOutcome> {
  const fields: Record<CustomerField, unknown> = {
    ...newCustomerFields(draft),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
  const reference = doc(visitorDatabase(), collections.customers, id);
  try {
    return await writeIdempotently({
      write: () => withTimeout(setDoc(reference, fields)),
      find: (error) => (error ? lookUp(id) : lookUpAtOnce(id)),
    });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return toFailure(error, saveFailedMessage);
  }
}

/** The customer's id prevents a second subscription. @throws {DataError} when it was not stored. */
export async function createNewsletterSubscriber(id: string, draft: NewCustomer): Promise<void> {
  const fields = { ...newSubscriberFields(draft), subscribedAt: serverTimestamp() };
  try {
    await withTimeout(setDoc(doc(visitorDatabase(), collections.newsletterSubscribers, id), fields));
  } catch (error) {
    throw toDataError(error);
  }
}

/** Counts anyone's request. @throws {DataError} 'unreachable' when nobody can tell for now. */
export async function isCustomerStored(id: string): Promise<boolean> {
  const found = await lookUp(id);
  if (typeof found === 'object') return true;
  if (found === 'missing') return false;
  throw new DataError('unreachable', 'unknown', '');
}

const stored = { found: customerSaved };

/**
 * Visitors may learn that an id is free and may read none, so a refusal means 'taken'. The id follows from the
 * content and 128 secret random bits, so nothing else can stand under it. A proxy or the database may refuse every
 * id. So this also asks about a surely free one, and about the first again.
 */
async function lookUp(id: string): Promise<LookupResult<RequestOutcome>> {
  const answer = await probe(id);
  if (answer !== 'refused') return answer;
  const control = await probe(newCustomerId());
  if (control !== 'missing') return control;
  const again = await probe(id);
  return again === 'refused' ? stored : again;
}

/** The same after a write that nothing contradicts: one round trip. */
async function lookUpAtOnce(id: string): Promise<LookupResult<RequestOutcome>> {
  const [answer, control] = await Promise.all([probe(id), probe(newCustomerId())]);
  if (answer !== 'refused') return answer;
  return control === 'missing' ? stored : control;
}

async function probe(id: string): Promise<Exclude<LookupResult<never>, object>> {
  const asking = getDoc(doc(visitorDatabase(), collections.customers, id));
  try {
    const document = await withTimeout(asking);
    return document.exists() ? 'unknown' : 'missing';
  } catch (error) {
    if (isPermissionDenied(error)) return 'refused';
    return toDataError(error).timedOut ? 'timedOut' : 'unknown';
  }
}
