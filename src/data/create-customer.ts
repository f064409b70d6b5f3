import { collection, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { newCustomerFields } from '@/domain/customer';
import type { CustomerDraft } from '@/domain/customer-draft';
import { wait } from '@/lib/wait';
import { collections } from './collections';
import { DataError, toDataError } from './data-error';
import { visitorDatabase } from './database';
import type { Result } from './result';
import { withTimeout } from './with-timeout';

const maxAttempts = 3;
/** Before the second attempt, in milliseconds; each later pause is twice as long. */
const firstPause = 400;

/** The answer to a customer that was stored. */
export const customerSaved = {
  success: true,
  message: 'Customer information saved successfully!',
} as const satisfies Result;
const saveFailedMessage = 'Failed to save customer information. Please try again.';

/** The id of a new customer: made once a draft, so that sending a draft twice cannot store it twice. */
export function newCustomerId(): string {
  return doc(collection(visitorDatabase(), collections.customers)).id;
}

/**
 * Stores a customer under the draft's own id. After a failure it asks whether the id is taken, and writes
 * again only if it is not: at most three times, and not after a time-out, which was wait enough.
 * @throws {DataError} 'unreachable' when nobody knows whether it was stored; calling again with the same id
 *   is safe.
 */
export async function createCustomer(id: string, draft: CustomerDraft): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await tryToStore(id, draft);
    if (!error) return customerSaved;
    const fate = await fateOf(id);
    if (fate === 'stored') return customerSaved;
    const isFinal = error.failure === 'refused' && fate === 'missing';
    if (!isFinal && !error.timedOut && attempt < maxAttempts) {
      await wait(pauseAfter(attempt));
    } else if (isFinal || error.failure === 'unavailable') {
      return { success: false, error: error.message || saveFailedMessage };
    } else {
      throw new DataError('unreachable', error.code, error.message);
    }
  }
}

/**
 * Whether a customer with this id was stored, by anyone's call.
 * @throws {DataError} 'unreachable' when nobody can tell for now.
 */
export async function isCustomerStored(id: string): Promise<boolean> {
  const fate = await fateOf(id);
  if (fate === 'unknown') throw new DataError('unreachable', 'unknown', '');
  return fate === 'stored';
}

async function tryToStore(id: string, draft: CustomerDraft): Promise<DataError | undefined> {
  const now = serverTimestamp();
  const fields = { ...newCustomerFields(draft), createdAt: now, updatedAt: now };
  try {
    await withTimeout(setDoc(doc(visitorDatabase(), collections.customers, id), fields));
    return undefined;
  } catch (error) {
    return toDataError(error);
  }
}

/**
 * What became of a write. The rules let anyone learn that an id is free and nobody but an administrator read
 * one that is taken, so a refusal means 'taken' – unless a surely free id is refused too: then something
 * refuses every call, and nothing was stored.
 */
async function fateOf(id: string): Promise<'stored' | 'missing' | 'unknown'> {
  const answer = await probe(id);
  if (answer === 'free') return 'missing';
  const control = answer === 'refused' ? await probe(newCustomerId()) : 'lost';
  if (control === 'lost') return 'unknown';
  return control === 'free' ? 'stored' : 'missing';
}

async function probe(id: string): Promise<'free' | 'refused' | 'lost'> {
  try {
    await withTimeout(getDoc(doc(visitorDatabase(), collections.customers, id)));
    return 'free';
  } catch (error) {
    return toDataError(error).failure === 'refused' ? 'refused' : 'lost';
  }
}

/** Milliseconds, spread so that browsers that failed together do not come back together. */
function pauseAfter(attempt: number): number {
  return firstPause * 2 ** (attempt - 1) * (0.5 + Math.random());
}
