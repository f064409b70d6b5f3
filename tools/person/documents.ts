import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import { tombstoneLifetime } from '@/domain/tombstone';

/** The collections that hold personal data. */
const personal = [collections.customers, collections.newsletterSubscribers];

/** Firestore takes 500 writes at a time, and an erased customer is two. */
const documentsAtOnce = 250;

/**
 * Everything stored with an e-mail address, in both collections, what staff keep of such a customer, and what they keep
 * of others that names the customer. Capitals do not matter, as people type their address now so, now so; the database
 * cannot search like that, so every address is read.
 */
export async function findDocuments(database: Firestore, email: string): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const name of personal) {
    const { docs } = await database.collection(name).select('email').get();
    const references = docs.filter((document) => normal(document.get('email')) === normal(email));
    found.push(...(await Promise.all(references.map(({ ref }) => ref.get()))).filter(({ exists }) => exists));
  }
  const ofCustomers = await Promise.all(found.filter(isCustomer).map(({ id }) => keptOf(database, id)));
  // Two who are erased at once may name each other.
  return unique([...found, ...ofCustomers.flat()]);
}

const unique = (documents: readonly DocumentSnapshot[]) => [
  ...new Map(documents.map((document) => [document.ref.path, document])).values(),
];

const isCustomer = ({ ref }: DocumentSnapshot) => ref.parent.path === collections.customers;

/** What staff keep of a customer: the work and the activity, and what links others with the customer. */
async function keptOf(database: Firestore, customerId: string): Promise<DocumentSnapshot[]> {
  const work = await database.collection(collections.customerWork).doc(customerId).get();
  const { docs: activity } = await activityOf(database, customerId).orderBy('at').get();
  const linked = await linkedWith(database, customerId, [work, ...activity]);
  return [...(work.exists ? [work] : []), ...activity, ...linked];
}

const activityOf = (database: Firestore, customerId: string) =>
  database.collection(collections.customers).doc(customerId).collection(collections.activity);

/**
 * The work of those who are duplicates of a customer, and the entries of others that name the customer: whom they are
 * found with, the customer's own work and entries name in turn, as both ends of a link are written at once.
 */
async function linkedWith(
  database: Firestore,
  customerId: string,
  own: readonly DocumentSnapshot[],
): Promise<DocumentSnapshot[]> {
  const { docs: work } = await database
    .collection(collections.customerWork)
    .where('duplicateOf', '==', customerId)
    .get();
  const named = own.flatMap((document) => {
    const fields = document.get('kind') === 'duplicate' ? ['from', 'to'] : ['duplicateOf'];
    return fields.map((field): unknown => document.get(field));
  });
  const ids = named.filter((id): id is string => typeof id === 'string' && id !== '');
  const others = [...new Set([...ids, ...work.map(({ id }) => id)])];
  const entries = await Promise.all(
    others.flatMap((id) =>
      ['from', 'to'].map((field) => activityOf(database, id).where(field, '==', customerId).get()),
    ),
  );
  return [...work, ...entries.flatMap(({ docs }) => docs)];
}

/** Whether a document is the work with somebody else than these, and only names one of them. */
const isWorkOfOther = (customerIds: ReadonlySet<string>) => (document: DocumentSnapshot) =>
  document.ref.parent.path === collections.customerWork && !customerIds.has(document.id);

/**
 * Deletes documents for good; backups keep them until they expire. A customer's id is remembered for a while, in the
 * same moment, so that lists that are open drop them. What staff keep of a customer goes first: cut short, the erasure
 * can be asked for again, as the customer is still found. What they write meanwhile goes last. Of the work with others
 * the link to the customer goes alone.
 */
export async function erase(database: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> {
  const customers = documents.filter(isCustomer);
  const isOfOther = isWorkOfOther(new Set(customers.map(({ id }) => id)));
  async function removeKept(kept: readonly DocumentSnapshot[]) {
    // Lists that are open ask for what was changed.
    const unlinked = { duplicateOf: '', updatedAt: FieldValue.serverTimestamp() };
    await Promise.all(kept.filter(isOfOther).map(({ ref }) => ref.update(unlinked)));
    await remove(
      database,
      kept.filter((document) => !isOfOther(document)),
    );
  }
  await removeKept(documents.filter((document) => !isCustomer(document)));
  await remove(database, customers);
  for (const { id } of customers) await removeKept(await keptOf(database, id));
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
