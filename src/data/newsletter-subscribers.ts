import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDoc,
  orderBy,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore/lite';
import { type Subscriber, toSubscriber } from '@/domain/subscription';
import { collections } from './collections';
import type { Refusal } from './data-error';
import { readPages } from './read-pages';
import { staffDatabase } from './staff-database';
import { changeAsStaff, type StaffChange } from './staff-transaction';

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

/** The outcome of a change that the database answered. */
export type SubscriptionResult =
  | { success: true }
  | Refusal
  /** These are in the database no longer, and nothing was changed. */
  | { success: false; erased: readonly string[] };

/**
 * Has these subscribers, who share an address, get the newsletter or not. To say so twice changes nothing more.
 * @throws {DataError} when the database cannot be reached: nobody knows whether it was stored.
 */
export async function setSubscribed(ids: readonly string[], active: boolean): Promise<SubscriptionResult> {
  return changeAsStaff((database) => toStaffChange(database, ids, active));
}

function toStaffChange(
  database: Firestore,
  ids: readonly string[],
  active: boolean,
): StaffChange<SubscriptionResult> {
  const references = ids.map((id) => doc(database, collections.newsletterSubscribers, id));
  return {
    decide: async (transaction) => ({
      outcome: { success: true },
      write: () => {
        for (const reference of references) transaction.update(reference, { active });
      },
    }),
    explain: async () => {
      const found = await Promise.all(references.map((reference) => getDoc(reference)));
      const erased = found.filter((document) => !document.exists()).map(({ id }) => id);
      return erased.length > 0 ? { success: false, erased } : undefined;
    },
  };
}
