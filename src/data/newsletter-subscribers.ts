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
import { addressKey, type Subscriber, type Subscription, toSubscriber } from '@/domain/subscription';
import { collections } from './collections';
import { type Refusal, toRefusal } from './data-error';
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

/** Why a change was not made. */
type NoChange =
  | Refusal
  /** These are in the database no longer, and nothing was changed. */
  | { success: false; erased: readonly string[] };

/** The outcome of a change that the database answered. */
export type SubscriptionResult = { success: true } | NoChange;

/** The same of a change to all that is stored with an address. */
export type AddressResult =
  /** Everybody with the address as they are now, and the ids of those whom it changed. */
  { success: true; subscribers: readonly Subscriber[]; changed: readonly string[] } | NoChange;

/**
 * Has an address get the newsletter or not, with everybody who is stored with it by now: since the list was read somebody
 * may have subscribed again. The database does not know one address written in two ways, so that every one is read.
 * @throws {DataError} when the database cannot be reached: nobody knows whether it was stored.
 */
export async function setAddressSubscribed(
  { key, subscribers }: Pick<Subscription, 'key' | 'subscribers'>,
  active: boolean,
): Promise<AddressResult> {
  const stored = await subscribersWith(key).catch(toRefusal);
  if ('success' in stored) return stored;
  if (stored.length === 0) return { success: false, erased: subscribers.map(({ id }) => id) };
  // Also who was changed by a request whose answer was lost: it is this one that is taken back.
  const others = [...stored, ...subscribers].filter((subscriber) => subscriber.active !== active);
  const ids = new Set(others.map(({ id }) => id));
  const changed = stored.map(({ id }) => id).filter((id) => ids.has(id));
  const result: SubscriptionResult =
    changed.length > 0 ? await setSubscribed(changed, active) : { success: true };
  if (!result.success) return result;
  return { success: true, subscribers: stored.map((subscriber) => ({ ...subscriber, active })), changed };
}

async function subscribersWith(key: string): Promise<Subscriber[]> {
  const found: Subscriber[] = [];
  for await (const page of listSubscribers()) {
    found.push(...page.filter(({ email }) => addressKey(email) === key));
  }
  return found;
}

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
