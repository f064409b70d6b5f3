import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { toDate } from '@/lib/dates';
import { collections } from './collections';
import { lookBack, pageSizes, pages } from './customer-pages';
import { staffDatabase } from './staff-database';

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
