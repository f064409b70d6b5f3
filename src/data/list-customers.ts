import {
  collection,
  documentId,
  endBefore,
  getCount,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { toDate } from '@/lib/dates';
import { collections } from './collections';
import { type PageSizes, pageSizes, readPages } from './read-pages';
import { staffDatabase, staffRequest } from './staff-database';

/**
 * What is stored at the same time may become readable one after another: how far a question for what is new looks back
 * from its cursor, in milliseconds.
 */
export const lookBack = 10_000;

export interface CustomerPage {
  customers: Customer[];
  /** How many customers the collection held when the list was begun; undefined until that is known. */
  total: number | undefined;
  /** The latest stored `updatedAt` on the page: `listChangedCustomers` goes on from there. */
  latestUpdate: Date | undefined;
  /** Customers who were erased while the list was read; they may be among those handed on before. */
  erased: readonly Erasure[];
}

/**
 * Reads all customers, newest first, a page at a time. After the ordered pages come those that arrived
 * meanwhile, then who was erased meanwhile, and last the documents without createdAt, which the database leaves out of
 * an ordered query. No customer is handed on twice.
 * @throws {Error} 'Failed to retrieve customers'; pages handed on before stay good.
 */
export async function* listCustomers(sizes: PageSizes = pageSizes): AsyncGenerator<CustomerPage, void> {
  try {
    yield* read(sizes);
  } catch (cause) {
    throw new Error('Failed to retrieve customers', { cause });
  }
}

async function* read(sizes: PageSizes): AsyncGenerator<CustomerPage, void> {
  const begun = new Date();
  const customers = collection(await staffDatabase(), collections.customers);
  const newestFirst = query(customers, orderBy('createdAt', 'desc'));

  let total: number | undefined;
  const seen = new Set<string>();
  const toPage = (read: readonly ReadCustomer[]): CustomerPage => {
    const unseen = read.filter(({ customer }) => !seen.has(customer.id));
    for (const { customer } of unseen) seen.add(customer.id);
    return {
      customers: unseen.map(({ customer }) => customer),
      total,
      latestUpdate: latestUpdate(read, begun),
      erased: [],
    };
  };
  const toRead = (document: QueryDocumentSnapshot) => readCustomer(document, begun);

  let newest: QueryDocumentSnapshot | undefined;
  let firstPage: CustomerPage | undefined;
  for await (const read of readPages(newestFirst, toRead, sizes)) {
    newest ??= read.find(({ createdAt }) => createdAt)?.document;
    const page = toPage(read);
    yield page;
    if (firstPage) continue;
    firstPage = page;
    // Counting a long list takes longer than its first page, and nobody should wait for it.
    count(customers).then(
      (counted) => {
        total = counted;
      },
      () => undefined,
    );
  }
  if (newest && seen.size > sizes.first) {
    const arrivedMeanwhile = query(newestFirst, endBefore(newest));
    for await (const read of readPages(arrivedMeanwhile, toRead, sizes)) yield toPage(read);
  }
  // Those that the ordered queries left out show in the count, once those erased since they were read are taken off.
  const stored = await count(customers);
  const erased = await listErasedCustomers(firstPage?.latestUpdate ?? new Date(0));
  if (erased.length > 0) yield { customers: [], total, latestUpdate: undefined, erased };
  const erasedIds = new Set(erased.map(({ id }) => id));
  if (stored <= seen.size - [...seen].filter((id) => erasedIds.has(id)).length) return;
  const byId = query(customers, orderBy(documentId()));
  for await (const read of readPages(byId, toRead, sizes)) yield toPage(read);
}

/** A customer and what is stored of its times, which a malformed document may lack. */
interface ReadCustomer {
  customer: Customer;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
  document: QueryDocumentSnapshot;
}

function readCustomer(document: QueryDocumentSnapshot, now: Date): ReadCustomer {
  const stored = document.data();
  const { createdAt, updatedAt } = stored;
  return {
    customer: toCustomer(document.id, stored, now),
    createdAt: toDate(createdAt),
    updatedAt: toDate(updatedAt),
    document,
  };
}

async function count(customers: Query): Promise<number> {
  const counted = await staffRequest(() => getCount(customers));
  return counted.data().count;
}

export interface CustomerChanges {
  /** Some of them may be known already. */
  customers: Customer[];
  /** The latest stored `updatedAt` among them; `since` when there is none later. */
  latestUpdate: Date;
}

/**
 * Reads the customers that were stored or changed since the cursor, and some from shortly before it: a short
 * question, to be asked again and again, in place of a listener.
 * @throws {DataError} when they could not all be read.
 */
export async function listChangedCustomers(since: Date): Promise<CustomerChanges> {
  const begun = new Date();
  const from = new Date(since.getTime() - lookBack);
  const changed = query(
    collection(await staffDatabase(), collections.customers),
    where('updatedAt', '>=', from),
    orderBy('updatedAt'),
  );
  const changes: CustomerChanges = { customers: [], latestUpdate: since };
  const toRead = (document: QueryDocumentSnapshot) => readCustomer(document, begun);
  for await (const read of readPages(changed, toRead)) {
    changes.customers.push(...read.map(({ customer }) => customer));
    const latest = latestUpdate(read, begun);
    if (latest && latest > changes.latestUpdate) changes.latestUpdate = latest;
  }
  return changes;
}

/** That a customer was erased, and when. */
export interface Erasure {
  id: string;
  erasedAt: Date;
}

/**
 * Reads which customers were erased since a time, in the order of their erasure; some of them may be known already.
 * @throws {DataError} when they could not all be read.
 */
export async function listErasedCustomers(since: Date): Promise<Erasure[]> {
  const tombstones = query(
    collection(await staffDatabase(), collections.erasedCustomers),
    where('erasedAt', '>=', new Date(since.getTime() - lookBack)),
    orderBy('erasedAt'),
  );
  const toErasure = (document: QueryDocumentSnapshot) => ({
    id: document.id,
    erasedAt: toDate(document.get('erasedAt')),
  });
  const erased: Erasure[] = [];
  for await (const read of readPages(tombstones, toErasure)) {
    for (const { id, erasedAt } of read) if (erasedAt) erased.push({ id, erasedAt });
  }
  return erased;
}

/** A clock that is ahead of the database's is not ahead by more, in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000;

/**
 * The latest `updatedAt` among what was read. One far after `now`, or before there were any databases, is no time at which
 * anything was stored; and no question may look back further than the year 1.
 */
export function latestUpdate(read: readonly { updatedAt: Date | undefined }[], now: Date): Date | undefined {
  const last = now.getTime() + clockTolerance;
  const times = read.flatMap(({ updatedAt }) => updatedAt?.getTime() ?? []);
  const plausible = times.filter((time) => time >= 0 && time <= last);
  return plausible.length > 0 ? new Date(plausible.reduce((a, b) => Math.max(a, b))) : undefined;
}
