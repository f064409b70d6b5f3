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
import { latestUpdate, type PageSizes, pageSizes, pages } from './customer-pages';
import { type Erasure, listErasedCustomers } from './list-erased-customers';
import { staffCall, staffDatabase } from './staff-database';

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
  const counted = await staffCall(() => getCount(customers));
  return counted.data().count;
}
