import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { collections } from './collections';
import { latestUpdate, lookBack, pageSizes, pages } from './customer-pages';
import { staffDatabase } from './staff-database';

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
