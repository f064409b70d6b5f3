import {
  collection,
  doc,
  documentId,
  getDoc,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Subscriber, toSubscriber } from '@/domain/subscription';
import { collections } from './collections';
import { type Refusal, reasonOf, toDataError } from './data-error';
import { readPages } from './read-pages';
import { staffDatabase, staffRequest } from './staff-database';

/**
 * Reads all newsletter subscribers, a page at a time, in no order that means anything.
 * @throws {DataError} when a page could not be read; those handed on before stay good.
 */
export async function* listSubscribers(): AsyncGenerator<Subscriber[], void> {
  const now = new Date();
  const byId = query(
    collection(await staffDatabase(), collections.newsletterSubscribers),
    orderBy(documentId()),
  );
  const read = (document: QueryDocumentSnapshot) => toSubscriber(document.id, document.data(), now);
  yield* readPages(byId, read);
}

/** Firestore takes 500 writes at a time. */
const writesAtOnce = 500;

/** The outcome of a change that the database answered. */
export type SubscriptionResult =
  | { success: true }
  | Refusal
  /** These are in the database no longer, and nothing was changed. */
  | { success: false; erased: readonly string[] };

/**
 * Has these subscribers get the newsletter or not. To say so twice changes nothing more.
 * @throws {DataError} when the database cannot be reached: nobody knows whether it was stored.
 */
export async function setSubscribed(ids: readonly string[], active: boolean): Promise<SubscriptionResult> {
  try {
    const database = await staffDatabase();
    const toReference = (id: string) => doc(database, collections.newsletterSubscribers, id);
    for (let start = 0; start < ids.length; start += writesAtOnce) {
      const batch = writeBatch(database);
      const references = ids.slice(start, start + writesAtOnce).map(toReference);
      for (const reference of references) batch.update(reference, { active });
      try {
        await staffRequest(() => batch.commit());
      } catch (thrown) {
        if (toDataError(thrown).failure !== 'refused') throw thrown;
        // The rules refuse a stranger, and nobody can change who is gone.
        const found = await staffRequest(() => Promise.all(references.map((one) => getDoc(one))));
        const erased = found.filter((document) => !document.exists()).map(({ id }) => id);
        if (erased.length === 0) throw thrown;
        return { success: false, erased };
      }
    }
    return { success: true };
  } catch (thrown) {
    const error = toDataError(thrown);
    if (error.failure === 'unreachable') throw error;
    return { success: false, error: error.message || reasonOf(error) };
  }
}
