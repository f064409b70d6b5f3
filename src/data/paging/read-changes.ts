import type { ItemOf } from './document-pages';
import { openPageReader } from './page-reader';
import { pageSizes } from './read-pages';

/** Milliseconds before the time asked for: a change becomes readable some time after the time that it bears. */
export const overlap = 10_000;

const timeFields = {
  customers: 'updatedAt',
  customerWork: 'updatedAt',
  erasedCustomers: 'erasedAt',
} as const;

export interface Changes<Item> {
  /** In the order of change; some may be known already. */
  items: Item[];
  /** By the database's clock: the next question asks for changes since then. */
  readAt: Date;
}

/** @throws {DataError} when not all could be read. */
export async function readChanges<Name extends keyof typeof timeFields>(
  collection: Name,
  since: Date,
): Promise<Changes<ItemOf<Name>>> {
  const reader = openPageReader(collection, { now: new Date() });
  const from = new Date(since.getTime() - overlap);
  const items: ItemOf<Name>[] = [];
  let readAt: Date | undefined;
  try {
    for await (const part of reader.read({ order: timeFields[collection], direction: 'ASCENDING', from })) {
      // A change made while later pages are read is asked for again.
      readAt ??= part.readAt;
      // A full first page is a whole list, or an import.
      if (items.length === 0 && part.items.length === pageSizes.first) reader.startWorker();
      items.push(...part.items);
    }
  } finally {
    reader.close();
  }
  return { items, readAt: readAt ?? since };
}
