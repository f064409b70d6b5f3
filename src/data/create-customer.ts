import { collection, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { newCustomerFields } from '@/domain/customer';
import type { CustomerDraft } from '@/domain/customer-draft';
import { wait } from '@/lib/wait';
import { collections } from './collections';
import { type DataError, toDataError } from './data-error';
import { visitorDatabase } from './database';
import type { Result } from './result';
import { withTimeout } from './with-timeout';

const maxAttempts = 3;
const firstPause = 400;

const savedMessage = 'Customer information saved successfully!';
const saveFailedMessage = 'Failed to save customer information. Please try again.';

/** The id of a new customer: made once a draft, so that sending a draft twice cannot store it twice. */
export function newCustomerId(): string {
  return doc(collection(visitorDatabase(), collections.customers)).id;
}

/**
 * Stores a customer under the draft's own id. After an unclear outcome it asks whether the id exists and
 * writes again only if it does not.
 * @throws {DataError} when the database cannot be reached; calling again with the same id is safe.
 */
export async function createCustomer(id: string, draft: CustomerDraft): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await tryToStore(id, draft);
    if (!error || (await isStored(id))) return { success: true, message: savedMessage };
    const retriable = error.failure !== 'refused' && !error.timedOut && attempt < maxAttempts;
    if (retriable) {
      await wait(firstPause * 2 ** (attempt - 1) * (0.5 + Math.random()));
    } else if (error.failure === 'unreachable') {
      throw error;
    } else {
      return { success: false, error: error.message || saveFailedMessage };
    }
  }
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

/** The rules let anyone learn that an id is free, and nobody but an administrator read one that is taken. */
async function isStored(id: string): Promise<boolean> {
  try {
    const found = await withTimeout(getDoc(doc(visitorDatabase(), collections.customers, id)));
    return found.exists();
  } catch (error) {
    return toDataError(error).code === 'permission-denied';
  }
}
