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
import { staffDatabase } from './database';
import { withTimeout } from './with-timeout';

/** The first rows should be there at once; after that, fewer and larger reads are quicker. */
const pageSizes = { first: 100, next: 5000 };

type PageSizes = typeof pageSizes;

export interface CustomerPage {
  customers: Customer[];
  /** How many customers the collection held when the list was begun. */
  total: number;
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
  const customers = collection(staffDatabase(), collections.customers);
  const newestFirst = query(customers, orderBy('createdAt', 'desc'));
  const counting = count(customers);
  counting.catch(() => {
    // Reported where it is awaited, unless the first page has failed before.
  });
  const seen = new Set<string>();
  const toPage = async (documents: QueryDocumentSnapshot[]): Promise<CustomerPage> => {
    const unseen = documents.filter(({ id }) => !seen.has(id));
    for (const { id } of unseen) seen.add(id);
    const mapped = unseen.map((document) => toCustomer(document.id, document.data(), begun));
    return { customers: mapped, total: await counting };
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
  // The ordered count comes first: a customer arriving between the two costs a needless pass, never a customer.
  const ordered = await count(newestFirst);
  if ((await count(customers)) <= ordered) return;
  const byId = query(customers, orderBy(documentId()));
  for await (const documents of pages(byId, sizes)) yield toPage(documents);
}

async function count(customers: Query): Promise<number> {
  const counted = await withTimeout(getCount(customers));
  return counted.data().count;
}

async function* pages(ordered: Query, sizes: PageSizes): AsyncGenerator<QueryDocumentSnapshot[], void> {
  let last: QueryDocumentSnapshot | undefined;
  for (let size = sizes.first; ; size = sizes.next) {
    const after = last ? [startAfter(last)] : [];
    const { docs } = await withTimeout(getDocs(query(ordered, ...after, limit(size))));
    yield docs;
    if (docs.length < size) return;
    last = docs.at(-1);
  }
}
