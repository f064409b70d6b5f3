import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import { tombstoneLifetime } from '@/domain/tombstone';

/** The collections that hold personal data. */
const personal = [collections.customers, collections.newsletterSubscribers];

/** Firestore takes 500 writes at a time, and an erased customer is two. */
const documentsAtOnce = 250;

/**
 * Everything stored with an e-mail address, in both collections, and what staff keep of such a customer. Capitals do
 * not matter, as people type their address now so, now so; the database cannot search like that, so every address is
 * read.
 */
export async function findDocuments(database: Firestore, email: string): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const name of personal) {
    const { docs } = await database.collection(name).select('email').get();
    const references = docs.filter((document) => normal(document.get('email')) === normal(email));
    found.push(...(await Promise.all(references.map(({ ref }) => ref.get()))).filter(({ exists }) => exists));
  }
  const ofCustomers = await Promise.all(found.filter(isCustomer).map(({ id }) => keptOf(database, id)));
  return [...found, ...ofCustomers.flat()];
}

const isCustomer = ({ ref }: DocumentSnapshot) => ref.parent.path === collections.customers;

/** What staff keep of a customer: the work and the activity. */
async function keptOf(database: Firestore, customerId: string): Promise<DocumentSnapshot[]> {
  const work = await database.collection(collections.customerWork).doc(customerId).get();
  return [...(work.exists ? [work] : []), ...(await activityOf(database, customerId))];
}

async function activityOf(database: Firestore, customerId: string): Promise<DocumentSnapshot[]> {
  const customer = database.collection(collections.customers).doc(customerId);
  const { docs } = await customer.collection(collections.activity).orderBy('at').get();
  return docs;
}

/**
 * Deletes documents for good; backups keep them until they expire. A customer's id is remembered for a while, in the
 * same moment, so that lists that are open drop them. What staff keep of a customer goes first: cut short, the erasure
 * can be asked for again, as the customer is still found. What they write meanwhile goes last.
 */
export async function erase(database: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> {
  const customers = documents.filter(isCustomer);
  await remove(
    database,
    documents.filter((document) => !isCustomer(document)),
  );
  await remove(database, customers);
  for (const { id } of customers) await remove(database, await keptOf(database, id));
}

async function remove(database: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const batch = database.batch();
    for (const document of documents.slice(start, start + documentsAtOnce)) {
      batch.delete(document.ref);
      if (isCustomer(document)) {
        batch.set(tombstones(database).doc(document.id), { erasedAt: FieldValue.serverTimestamp() });
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
