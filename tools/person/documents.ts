import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import { emailKey, isEmail } from '@/domain/email';
import { tombstoneLifetime } from '@/domain/erasure';
import { isCustomerId } from '@/domain/reference';

/** Firestore takes 500 writes at a time, and an erased customer is two. */
const documentsAtOnce = 250;

/** Everything stored with an e-mail address, or with the reference of a customer, who may have no address. */
export async function findDocuments(database: Firestore, sought: string): Promise<DocumentSnapshot[]> {
  if (!isCustomerId(sought)) return findByAddress(database, sought);
  const customers = await existing([database.collection(collections.customers).doc(sought)]);
  const address: unknown = customers[0]?.get('email');
  if (typeof address === 'string' && isEmail(address)) return findByAddress(database, address);
  return withAllKept(database, customers, { subscribers: [], corrected: [] });
}

/**
 * Everything stored with an e-mail address, in both collections. With it come staff's work, and the work and entries of
 * others that name the customer. The subscriber of a form whose address staff have corrected still has the old one:
 * either address finds both.
 */
async function findByAddress(database: Firestore, email: string): Promise<DocumentSnapshot[]> {
  const customers = await withAddress(database, collections.customers, email);
  const subscribers = await withAddress(database, collections.newsletterSubscribers, email);
  const isTheirs = await Promise.all(subscribers.map(({ id }) => wasCorrected(database, id, email)));
  const corrected = subscribers.filter((_, index) => isTheirs[index]);
  return withAllKept(database, customers, { subscribers, corrected });
}

interface Subscribers {
  subscribers: readonly DocumentSnapshot[];
  /** Their customer has another address by now. */
  corrected: readonly DocumentSnapshot[];
}

async function withAllKept(
  database: Firestore,
  customers: readonly DocumentSnapshot[],
  { subscribers, corrected }: Subscribers,
): Promise<DocumentSnapshot[]> {
  const customerIds = [...new Set([...customers, ...corrected].map(({ id }) => id))];
  const sameForm = await existing([
    ...corrected.map(({ id }) => database.collection(collections.customers).doc(id)),
    ...customers.map(({ id }) => database.collection(collections.newsletterSubscribers).doc(id)),
  ]);
  const ofCustomers = await Promise.all(customerIds.map((id) => workOf(database, id)));
  const alerts = await Promise.all(subscribers.map(({ id }) => alertsAbout(database, id)));
  // A form is found by either end, and two who are erased at once may name each other.
  return unique([...customers, ...subscribers, ...sameForm, ...ofCustomers.flat(), ...alerts.flat()]);
}

/**
 * The documents of a collection with an address. People type capitals as they like, and the database cannot ignore
 * case, so every address is read.
 */
async function withAddress(database: Firestore, name: string, email: string): Promise<DocumentSnapshot[]> {
  const { docs } = await database.collection(name).select('email').get();
  return existing(docs.filter((document) => isSame(document.get('email'), email)).map(({ ref }) => ref));
}

async function existing(references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  const documents = await Promise.all(references.map((reference) => reference.get()));
  return documents.filter(({ exists }) => exists);
}

/** Whether a customer had an address until staff corrected it. */
async function wasCorrected(database: Firestore, customerId: string, email: string): Promise<boolean> {
  const { docs } = await activityOf(database, customerId).where('kind', '==', 'correction').get();
  return docs.some((entry) => isSame(entry.get('from.email'), email));
}

const unique = (documents: readonly DocumentSnapshot[]) => [
  ...new Map(documents.map((document) => [document.ref.path, document])).values(),
];

const isCustomer = ({ ref }: DocumentSnapshot) => ref.parent.path === collections.customers;

const isPerson = (document: DocumentSnapshot) =>
  isCustomer(document) || document.ref.parent.path === collections.newsletterSubscribers;

/** Work of staff: assignment, activity, links of other customers, and what the functions sent. */
async function workOf(database: Firestore, customerId: string): Promise<DocumentSnapshot[]> {
  const work = await database.collection(collections.customerWork).doc(customerId).get();
  const { docs: activity } = await activityOf(database, customerId).orderBy('at').get();
  const alerts = await alertsAbout(database, customerId);
  const linked = await linkedWith(database, customerId, [work, ...activity]);
  return [...(work.exists ? [work] : []), ...activity, ...alerts, ...linked];
}

/** Alerts about a customer or a subscriber. One may name several. */
async function alertsAbout(database: Firestore, id: string): Promise<DocumentSnapshot[]> {
  return (await database.collection(collections.alerts).where('about', 'array-contains', id).get()).docs;
}

const activityOf = (database: Firestore, customerId: string) =>
  database.collection(collections.customers).doc(customerId).collection(collections.activity);

/**
 * The work of a customer's duplicates, and the entries of others that name the customer. Both ends of a link are
 * written at once. So the customer's own work and entries name the others in turn.
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

const isSharedAlert = (document: DocumentSnapshot) =>
  document.ref.parent.path === collections.alerts && document.get('about').length > 1;

/** Whether a document is a correction, or the subscriber of the same form as one of these customers. */
const leadsToOneOf = (customerIds: ReadonlySet<string>) => (document: DocumentSnapshot) =>
  document.get('kind') === 'correction' ||
  (document.ref.parent.path === collections.newsletterSubscribers && customerIds.has(document.id));

/**
 * Deletes documents for good; backups keep them until they expire. A tombstone is written in the
 * same moment, so that open lists drop the customer. Work of staff goes first, except links from a corrected address: an
 * interrupted erasure still finds the customer. Later work goes last. Of other customers' assignments and alerts only the
 * link goes.
 */
export async function erase(database: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> {
  const customers = documents.filter(isCustomer);
  const customerIds = new Set(customers.map(({ id }) => id));
  const isOfOther = isWorkOfOther(customerIds);
  const unnamed = FieldValue.arrayRemove(...documents.filter(isPerson).map(({ id }) => id));
  const isLast = (document: DocumentSnapshot) => isCustomer(document) || leadsToOneOf(customerIds)(document);
  async function removeKept(kept: readonly DocumentSnapshot[]) {
    // Lists that are open ask for what was changed.
    const unlinked = { duplicateOf: '', updatedAt: FieldValue.serverTimestamp() };
    await Promise.all(kept.filter(isOfOther).map(({ ref }) => ref.update(unlinked)));
    await Promise.all(kept.filter(isSharedAlert).map(({ ref }) => ref.update({ about: unnamed })));
    await remove(
      database,
      kept.filter((document) => !isOfOther(document) && !isSharedAlert(document)),
    );
  }
  await removeKept(documents.filter((document) => !isLast(document)));
  await remove(database, documents.filter(isLast));
  for (const { id } of customers) await removeKept(await workOf(database, id));
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

export async function removeOldTombstones(database: Firestore): Promise<void> {
  const last = new Date(Date.now() - tombstoneLifetime);
  const { docs } = await tombstones(database).where('erasedAt', '<', last).select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

const tombstones = (database: Firestore) => database.collection(collections.erasedCustomers);

export function asJson(documents: readonly DocumentSnapshot[]): string {
  return JSON.stringify(
    documents.map((document) => ({ document: document.ref.path, ...readable(document.data()) })),
    undefined,
    2,
  );
}

const isSame = (stored: unknown, email: string) =>
  typeof stored === 'string' && emailKey(stored) === emailKey(email);

function readable(fields: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof Timestamp) return [name, value.toDate().toISOString()];
      const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isMap ? readable({ ...value }) : value];
    }),
  );
}
