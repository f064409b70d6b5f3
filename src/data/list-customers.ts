import {
  collection,
  documentId,
  endBefore,
  getCount,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { toDate } from '@/lib/dates';
import { collections } from './collections';
import { staffDatabase, staffRequest } from './staff-database';
import { requestTimeout } from './with-timeout';

/** The first rows should be there at once; after that, pages grow as long as they come quickly. */
const pageSizes = { first: 100, next: 1000, largest: 5000 };
/** A page that took less, in milliseconds, is followed by one of twice the size. */
const quickPage = 3000;
/** A page that took more, in milliseconds, is followed by one of half the size, lest it runs out of time. */
const slowPage = requestTimeout / 2;

/**
 * What is stored at the same time may become readable one after another: how far a question for what is new looks back
 * from its cursor, in milliseconds.
 */
export const lookBack = 10_000;

type PageSizes = typeof pageSizes;

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

  // Counting a long list takes longer than its first page, and nobody should wait for it.
  let total: number | undefined;
  count(customers).then(
    (counted) => {
      total = counted;
    },
    () => undefined,
  );

  const seen = new Set<string>();
  const toPage = (documents: QueryDocumentSnapshot[]): CustomerPage => {
    const unseen = documents.filter(({ id }) => !seen.has(id));
    for (const { id } of unseen) seen.add(id);
    return {
      customers: unseen.map((document) => toCustomer(document.id, document.data(), begun)),
      total,
      latestUpdate: latestUpdate(documents, begun),
      erased: [],
    };
  };

  let newest: QueryDocumentSnapshot | undefined;
  let firstPage: CustomerPage | undefined;
  for await (const documents of pages(newestFirst, sizes)) {
    newest ??= documents.find((document) => toDate(document.get('createdAt')));
    const page = toPage(documents);
    firstPage ??= page;
    yield page;
  }
  if (newest && seen.size > sizes.first) {
    const arrivedMeanwhile = query(newestFirst, endBefore(newest));
    for await (const documents of pages(arrivedMeanwhile, sizes)) yield toPage(documents);
  }
  // Those that the ordered queries left out show in the count, once those erased since they were read are taken off.
  const stored = await count(customers);
  const erased = await listErasedCustomers(firstPage?.latestUpdate ?? new Date(0));
  if (erased.length > 0) yield { customers: [], total, latestUpdate: undefined, erased };
  const erasedIds = new Set(erased.map(({ id }) => id));
  if (stored <= seen.size - [...seen].filter((id) => erasedIds.has(id)).length) return;
  const byId = query(customers, orderBy(documentId()));
  for await (const documents of pages(byId, sizes)) yield toPage(documents);
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
  for await (const documents of pages(changed, pageSizes)) {
    changes.customers.push(...documents.map((document) => toCustomer(document.id, document.data(), begun)));
    const latest = latestUpdate(documents, begun);
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
  const erased: Erasure[] = [];
  for await (const documents of pages(tombstones, pageSizes)) {
    for (const document of documents) {
      const erasedAt = toDate(document.get('erasedAt'));
      if (erasedAt) erased.push({ id: document.id, erasedAt });
    }
  }
  return erased;
}

/** The documents of an ordered query, a page at a time. The last page may be empty. */
async function* pages(ordered: Query, sizes: PageSizes): AsyncGenerator<QueryDocumentSnapshot[], void> {
  let last: QueryDocumentSnapshot | undefined;
  let nextSize = sizes.next;
  for (let size = sizes.first; ; size = nextSize) {
    const after = last ? [startAfter(last)] : [];
    const asked = performance.now();
    const { docs } = await staffRequest(() => getDocs(query(ordered, ...after, limit(size))));
    if (last) nextSize = sizeAfter(size, performance.now() - asked, sizes);
    yield docs;
    if (docs.length < size) return;
    last = docs.at(-1);
  }
}

function sizeAfter(size: number, taken: number, { first, largest }: PageSizes): number {
  if (taken < quickPage) return Math.min(largest, size * 2);
  return taken > slowPage ? Math.max(first, Math.ceil(size / 2)) : size;
}

/** A clock that is ahead of the database's is not ahead by more, in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000;

/**
 * The latest `updatedAt` among documents. One far after `now`, or before there were any databases, is no time at which
 * anything was stored; and no question may look back further than the year 1.
 */
function latestUpdate(documents: readonly QueryDocumentSnapshot[], now: Date): Date | undefined {
  const last = now.getTime() + clockTolerance;
  const times = documents.flatMap((document) => toDate(document.get('updatedAt'))?.getTime() ?? []);
  const plausible = times.filter((time) => time >= 0 && time <= last);
  return plausible.length > 0 ? new Date(plausible.reduce((a, b) => Math.max(a, b))) : undefined;
}
