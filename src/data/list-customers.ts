import { collection, getCount, type Query } from 'firebase/firestore/lite';
import type { Customer } from '@/domain/customer';
import type { Erasure } from '@/domain/erasure';
import type { WrittenParts } from './cached-list';
import { collections } from './collections';
import type { DeviceCache } from './device-cache';
import type { DocumentCursor, PagePart } from './paging/document-pages';
import { openPageReader, type PageReader } from './paging/page-reader';
import { readChanges } from './paging/read-changes';
import { type PageSizes, pageSizes } from './paging/read-pages';
import { staffDatabase, staffRequest } from './staff-database';

export interface CustomerPage {
  customers: Customer[];
  /** The size of the collection at the list's beginning; undefined until it is known. */
  total: number | undefined;
  /** When the database read the page: `listChangedCustomers` goes on from that of the first. */
  readAt: Date;
  /** Customers erased during the reading; earlier pages may hold them. */
  erased: readonly Erasure[];
  /** Customers that the device has already, once all are read. */
  written?: WrittenParts<Customer> | undefined;
}

/**
 * Newest first, then arrivals and erasures meanwhile, then documents that ordered queries omit (no createdAt).
 * No customer comes twice. @throws {Error} 'Failed to retrieve customers'; earlier pages stay good.
 */
export async function* listCustomers(
  sizes: PageSizes = pageSizes,
  cache?: Pick<DeviceCache['customers'], 'begin'>,
): AsyncGenerator<CustomerPage, void> {
  const now = new Date();
  let reader: PageReader<'customers'> | undefined;
  try {
    const customers = collection(await staffDatabase(), collections.customers);
    reader = openPageReader('customers', { sizes, now, begin: cache?.begin });
    yield* readWith(reader, { customers, sizes });
  } catch (cause) {
    throw new Error('Failed to retrieve customers', { cause });
  } finally {
    reader?.close();
  }
}

interface List {
  customers: Query;
  sizes: PageSizes;
}

const newestFirst = { order: 'createdAt', direction: 'DESCENDING' } as const;

async function* readWith(
  reader: PageReader<'customers'>,
  { customers, sizes }: List,
): AsyncGenerator<CustomerPage, void> {
  let total: number | undefined;
  const seen = new Set<string>();
  const toPage = ({ items, readAt }: PagePart<Customer>): CustomerPage => {
    const unseen = items.filter(({ id }) => !seen.has(id));
    for (const { id } of unseen) seen.add(id);
    return { customers: unseen, total, readAt, erased: [] };
  };

  let newest: DocumentCursor | undefined;
  let firstPage: CustomerPage | undefined;
  for await (const part of reader.read(newestFirst)) {
    newest ??= part.newest;
    const page = toPage(part);
    yield page;
    if (firstPage) continue;
    firstPage = page;
    if (page.customers.length < sizes.first) continue;
    reader.startWorker();
    // Counting a long list takes longer than its first page, and nobody should wait for it.
    count(customers).then(
      (counted) => {
        total = counted;
      },
      () => undefined,
    );
  }
  if (newest && seen.size > sizes.first) {
    for await (const part of reader.read({ ...newestFirst, before: newest })) yield toPage(part);
  }
  // The count shows documents that the ordered queries left out, less those erased since they were read.
  const stored = await count(customers);
  const { items: erased, readAt } = await listErasedCustomers(firstPage?.readAt ?? new Date(0));
  if (erased.length > 0) yield { customers: [], total, readAt, erased };
  const erasedIds = new Set(erased.map(({ id }) => id));
  if (stored > seen.size - [...seen].filter((id) => erasedIds.has(id)).length) {
    for await (const part of reader.read({ order: '__name__', direction: 'ASCENDING' })) yield toPage(part);
  }
  const written = await reader.finish();
  if (written) yield { customers: [], total, readAt, erased: [], written };
}

async function count(customers: Query): Promise<number> {
  const counted = await staffRequest(() => getCount(customers));
  return counted.data().count;
}

/** Some customers may be known already. @throws {DataError} when not all could be read. */
export const listChangedCustomers = (since: Date) => readChanges('customers', since);

/** In the order of erasure; some may be known already. @throws {DataError} when not all could be read. */
export const listErasedCustomers = (since: Date) => readChanges('erasedCustomers', since);
