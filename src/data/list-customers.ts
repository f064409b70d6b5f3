import {
  collection,
  documentId,
  endBefore,
  getCount,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { toDate } from '@/lib/dates';
import { collections } from './collections';
import { cursorAfter, latestUpdate, type PageSizes, pageSizes, readChanges, readPages } from './read-pages';
import { staffDatabase, staffRequest } from './staff-database';

export interface CustomerPage {
  customers: Customer[];
  /** The size of the collection at the list's beginning; undefined until it is known. */
  total: number | undefined;
  /** The latest stored `updatedAt` on the page: `listChangedCustomers` goes on from there. */
  latestUpdate: Date | undefined;
  /** Customers erased during the reading; earlier pages may hold them. */
  erased: readonly Erasure[];
}

/**
 * Newest first, then arrivals and erasures meanwhile, then documents that ordered queries omit (no createdAt).
 * No customer comes twice. @throws {Error} 'Failed to retrieve customers'; earlier pages stay good.
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
    if (read.length < sizes.first) continue;
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
  // The count shows documents that the ordered queries left out, less those erased since they were read.
  const stored = await count(customers);
  const erased = await listErasedCustomers(firstPage?.latestUpdate ?? new Date(0));
  if (erased.length > 0) yield { customers: [], total, latestUpdate: undefined, erased };
  const erasedIds = new Set(erased.map(({ id }) => id));
  if (stored <= seen.size - [...seen].filter((id) => erasedIds.has(id)).length) return;
  const byId = query(customers, orderBy(documentId()));
  for await (const read of readPages(byId, toRead, sizes)) yield toPage(read);
}

/** A customer and its stored times, which a malformed document may lack. */
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
  customers: Customer[];
  /** The latest stored `updatedAt` among them; `since` when there is none later. */
  latestUpdate: Date;
}

/** Some customers may be known already. @throws {DataError} when not all could be read. */
export async function listChangedCustomers(since: Date): Promise<CustomerChanges> {
  const begun = new Date();
  const read = await readChanges(
    { collection: collections.customers, field: 'updatedAt', time: since },
    (document) => readCustomer(document, begun),
  );
  return {
    customers: read.map(({ customer }) => customer),
    latestUpdate: cursorAfter(since, read, begun),
  };
}

export interface Erasure {
  id: string;
  erasedAt: Date;
}

/** In the order of erasure; some may be known already. @throws {DataError} when not all could be read. */
export async function listErasedCustomers(since: Date): Promise<Erasure[]> {
  const read = await readChanges(
    { collection: collections.erasedCustomers, field: 'erasedAt', time: since },
    (document) => ({ id: document.id, erasedAt: toDate(document.get('erasedAt')) }),
  );
  return read.flatMap(({ id, erasedAt }) => (erasedAt ? [{ id, erasedAt }] : []));
}
