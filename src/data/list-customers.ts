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
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { toDate } from '@/lib/dates';
import { collections } from './collections';
import { staffCall, staffDatabase } from './staff-database';
import { callTimeout } from './with-timeout';

/** The first rows should be there at once; after that, pages grow as long as they come quickly. */
const pageSizes = { first: 100, next: 1000, largest: 5000 };
/** A page that took less, in milliseconds, is followed by one of twice the size. */
const quickPage = 3000;
/** A page that took more, in milliseconds, is followed by one of half the size, lest it runs out of time. */
const slowPage = callTimeout / 2;

type PageSizes = typeof pageSizes;

export interface CustomerPage {
  customers: Customer[];
  /** How many customers the collection held when the list was begun; undefined until that is known. */
  total: number | undefined;
}

/**
 * Reads all customers, newest first, a page at a time. After the ordered pages come those that arrived
 * meanwhile, and last the documents without createdAt, which the database leaves out of an ordered query.
 * No customer is handed on twice.
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
    return { customers: unseen.map((document) => toCustomer(document.id, document.data(), begun)), total };
  };

  let newest: QueryDocumentSnapshot | undefined;
  for await (const documents of pages(newestFirst, sizes)) {
    newest ??= documents.find((document) => toDate(document.get('createdAt')));
    yield toPage(documents);
  }
  if (newest && seen.size > sizes.first) {
    const arrivedMeanwhile = query(newestFirst, endBefore(newest));
    for await (const documents of pages(arrivedMeanwhile, sizes)) yield toPage(documents);
  }
  // Customers are never deleted, so any that the ordered queries left out show in the count.
  if ((await count(customers)) <= seen.size) return;
  const byId = query(customers, orderBy(documentId()));
  for await (const documents of pages(byId, sizes)) yield toPage(documents);
}

async function count(customers: Query): Promise<number> {
  const counted = await staffCall(() => getCount(customers));
  return counted.data().count;
}

async function* pages(ordered: Query, sizes: PageSizes): AsyncGenerator<QueryDocumentSnapshot[], void> {
  let last: QueryDocumentSnapshot | undefined;
  let nextSize = sizes.next;
  for (let size = sizes.first; ; size = nextSize) {
    const after = last ? [startAfter(last)] : [];
    const asked = performance.now();
    const { docs } = await staffCall(() => getDocs(query(ordered, ...after, limit(size))));
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
