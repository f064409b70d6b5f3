import { collection, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { newCustomerFields } from '@/domain/customer';
import type { CustomerDraft } from '@/domain/customer-draft';
import type { CustomerField } from '@/domain/customer-fields';
import { wait } from '@/lib/wait';
import { maxAttempts, pauseAfter } from './attempts';
import { collections } from './collections';
import { DataError, isPermissionDenied, type Result, toDataError } from './data-error';
import { visitorDatabase } from './database';
import { withTimeout } from './with-timeout';

/** The answer to a customer that was stored. */
export const customerSaved = {
  success: true,
  message: 'Customer information saved successfully!',
} as const satisfies Result;
const saveFailedMessage = 'Failed to save customer information. Please try again.';

/** A random id that no customer has. */
export function newCustomerId(): string {
  return doc(collection(visitorDatabase(), collections.customers)).id;
}

/**
 * Stores a customer under an id that belongs to this content alone, so that sending it twice cannot store it twice.
 * Only what the database says of that id counts as stored. When it is not, or nobody can tell, it writes again: at most
 * three times, and not after a time-out, which was wait enough.
 * @throws {DataError} 'unreachable' when nobody knows whether it was stored; calling again with the same id
 *   is safe.
 */
export async function createCustomer(id: string, draft: CustomerDraft): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await tryToStore(id, draft);
    const found = error ? await lookUp(id) : await lookUpAtOnce(id);
    if (found === 'stored') return customerSaved;
    const isRefused = error?.failure === 'refused' && (found === 'missing' || found === 'refused');
    const timedOut = error?.timedOut || found === 'timedOut';
    if (!isRefused && !timedOut && attempt < maxAttempts) {
      await wait(pauseAfter(attempt));
    } else if (isRefused || error?.failure === 'unavailable') {
      return { success: false, error: error.message || saveFailedMessage };
    } else {
      throw new DataError('unreachable', error?.code ?? 'unknown', error?.message ?? '');
    }
  }
}

/**
 * Whether a customer with this id was stored, by anyone's request.
 * @throws {DataError} 'unreachable' when nobody can tell for now.
 */
export async function isCustomerStored(id: string): Promise<boolean> {
  const found = await lookUp(id);
  if (found === 'stored' || found === 'missing') return found === 'stored';
  throw new DataError('unreachable', 'unknown', '');
}

/** Undefined when an answer came that is none of an error – which need not be the database's: the SDK looks no closer. */
async function tryToStore(id: string, draft: CustomerDraft): Promise<DataError | undefined> {
  const now = serverTimestamp();
  const fields: Record<CustomerField, unknown> = {
    ...newCustomerFields(draft),
    createdAt: now,
    updatedAt: now,
  };
  const writing = setDoc(doc(visitorDatabase(), collections.customers, id), fields);
  try {
    await withTimeout(writing);
    return undefined;
  } catch (error) {
    return toDataError(error);
  }
}

/**
 * What is known of an id. The rules let anyone learn that an id is free and nobody but an administrator read one that is
 * taken, so the database's refusal means 'taken' – unless it refuses every id ('refused'), or the refusal was a
 * proxy's: therefore it is asked about a surely free id, and about the first once more.
 */
type Finding = 'stored' | 'missing' | 'refused' | 'unknown' | 'timedOut';

async function lookUp(id: string): Promise<Finding> {
  const answer = await probe(id);
  if (answer !== 'refused') return answer;
  const control = await probe(newCustomerId());
  if (control !== 'missing') return control;
  const again = await probe(id);
  return again === 'refused' ? 'stored' : again;
}

/** The same after a write that nothing contradicts: one round trip. */
async function lookUpAtOnce(id: string): Promise<Finding> {
  const [answer, control] = await Promise.all([probe(id), probe(newCustomerId())]);
  if (answer !== 'refused') return answer;
  return control === 'missing' ? 'stored' : control;
}

async function probe(id: string): Promise<Exclude<Finding, 'stored'>> {
  const asking = getDoc(doc(visitorDatabase(), collections.customers, id));
  try {
    const document = await withTimeout(asking);
    return document.exists() ? 'unknown' : 'missing';
  } catch (error) {
    if (isPermissionDenied(error)) return 'refused';
    return toDataError(error).timedOut ? 'timedOut' : 'unknown';
  }
}
