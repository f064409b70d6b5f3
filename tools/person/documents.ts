import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import { tombstoneLifetime } from '@/domain/tombstone';

/** The collections that hold personal data. */
const personal = [collections.customers, collections.newsletterSubscribers];

/** Firestore takes 500 writes at a time, and an erased customer is two. */
const documentsAtOnce = 250;

/**
 * Everything stored with an e-mail address, in both collections. Capitals do not matter, as people type their
 * address now so, now so; the database cannot search like that, so every address is read.
 */
export async function findDocuments(database: Firestore, email: string): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const name of personal) {
    const { docs } = await database.collection(name).select('email').get();
    const references = docs.filter((document) => normal(document.get('email')) === normal(email));
    found.push(...(await Promise.all(references.map(({ ref }) => ref.get()))).filter(({ exists }) => exists));
  }
  return found;
}

/**
 * Deletes documents for good; backups keep them until they expire. A customer's id is remembered for a while, in the
 * same moment, so that lists that are open drop them.
 */
export async function erase(database: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const batch = database.batch();
    for (const { ref } of documents.slice(start, start + documentsAtOnce)) {
      batch.delete(ref);
      if (ref.parent.id === collections.customers) {
        batch.set(tombstones(database).doc(ref.id), { erasedAt: FieldValue.serverTimestamp() });
      }
    }
    await batch.commit();
  }
}

/** Deletes what is remembered of customers who were erased long ago. */
export async function removeOldTombstones(database: Firestore): Promise<void> {
  const last = new Date(Date.now() - tombstoneLifetime);
  const { docs } = await tombstones(database).where('erasedAt', '<', last).select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

const tombstones = (database: Firestore) => database.collection(collections.erasedCustomers);

/** The documents as JSON to hand out, times in ISO form. */
export function asJson(documents: readonly DocumentSnapshot[]): string {
  return JSON.stringify(
    documents.map((document) => ({ document: document.ref.path, ...readable(document.data()) })),
    undefined,
    2,
  );
}

function normal(email: unknown): string | undefined {
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

function readable(fields: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}
