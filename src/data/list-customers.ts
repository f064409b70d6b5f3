import {
  collection,
  documentId,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { collections } from './collections';
import { staffDatabase } from './database';
import { withTimeout } from './with-timeout';

/** The first rows should be there at once; after that, fewer and larger reads are quicker. */
const firstPageSize = 100;
const pageSize = 5000;

export interface CustomerPage {
  customers: Customer[];
  /** How many customers the collection held when the list was begun. */
  total: number;
}

/**
 * Reads all customers, newest first, a page at a time. Documents without createdAt, which the database
 * leaves out of an ordered query, come last.
 * @throws {Error} 'Failed to retrieve customers'; pages handed on before stay good.
 */
export async function* listCustomers(): AsyncGenerator<CustomerPage> {
  try {
    const total = await countCustomers();
    const seen = new Set<string>();
    for await (const customers of pages(orderBy('createdAt', 'desc'))) {
      for (const { id } of customers) seen.add(id);
      yield { customers, total };
    }
    if (seen.size >= total) return;
    for await (const customers of pages(orderBy(documentId()))) {
      const unseen = customers.filter(({ id }) => !seen.has(id));
      if (unseen.length > 0) yield { customers: unseen, total };
    }
  } catch (cause) {
    throw new Error('Failed to retrieve customers', { cause });
  }
}

async function countCustomers(): Promise<number> {
  const counted = await withTimeout(getCount(collection(staffDatabase(), collections.customers)));
  return counted.data().count;
}

async function* pages(order: QueryConstraint): AsyncGenerator<Customer[]> {
  const customers = collection(staffDatabase(), collections.customers);
  let last: QueryDocumentSnapshot | undefined;
  for (let size = firstPageSize; ; size = pageSize) {
    const after = last ? [startAfter(last)] : [];
    const { docs } = await withTimeout(getDocs(query(customers, order, ...after, limit(size))));
    yield docs.map((document) => toCustomer(document.id, document.data()));
    if (docs.length < size) return;
    last = docs.at(-1);
  }
}
