import {
  collection,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { wait } from '@/lib/wait';
import { staffDatabase, staffRequest } from './staff-database';
import { requestTimeout } from './with-timeout';

/** The first rows should be there at once; after that, pages grow as long as they come and are read quickly. */
export const pageSizes = { first: 50, next: 500, largest: 5000 };
/** A page that took less, in milliseconds, is followed by one of twice the size. */
const quickPage = 3000;
/** A page that took more, in milliseconds, is followed by one of half the size, lest it runs out of time. */
const slowPage = requestTimeout / 2;
/**
 * How much work of ours a page may be, in milliseconds. The browser parses its answer and the SDK takes it apart in one go
 * each, which take up to ten times as long: nobody should be held up for over 100 ms.
 */
const longestReading = 8;
/** The weight of the page before in the moving average: one alone says little, and the first ones are the slowest. */
const retention = 0.8;
/** After so long, in milliseconds, the browser gets its turn before more documents are read. */
const longestSlice = 8;

export type PageSizes = typeof pageSizes;

interface Answer {
  docs: QueryDocumentSnapshot[];
  /** How many were asked for. */
  size: number;
  /** How long the answer took, in milliseconds. */
  taken: number;
}

/**
 * Reads the documents of an ordered query, a page at a time. The last page may be empty. The next is requested while one
 * is read.
 * @throws {DataError} when a page could not be read.
 */
export async function* readPages<Item>(
  ordered: Query,
  toItem: (document: QueryDocumentSnapshot) => Item,
  sizes: PageSizes = pageSizes,
): AsyncGenerator<Item[], void> {
  async function ask(size: number, after: readonly QueryDocumentSnapshot[]): Promise<Answer> {
    const asked = performance.now();
    const from = after.map((document) => startAfter(document));
    const { docs } = await staffRequest(() => getDocs(query(ordered, ...from, limit(size))));
    return { docs, size, taken: performance.now() - asked };
  }

  let answer: Promise<Answer> | undefined = ask(sizes.first, []);
  let isFirst = true;
  let affordable = sizes.next;
  const lately = { read: 0, worked: 0 };
  while (answer) {
    const { docs, size, taken }: Answer = await answer;
    const wanted: number = isFirst ? sizes.next : sizeAfter(size, taken, sizes);
    isFirst = false;
    answer = docs.length < size ? undefined : ask(Math.min(wanted, affordable), docs.slice(-1));
    // A caller that stops here does not hear of it.
    answer?.catch(() => undefined);
    const { items, worked } = await readInSlices(docs, toItem);
    lately.read = lately.read * retention + docs.length;
    lately.worked = lately.worked * retention + worked;
    if (lately.worked > 0)
      affordable = Math.max(sizes.first, Math.round((longestReading / lately.worked) * lately.read));
    yield items;
  }
}

/** @returns what was read, and how many milliseconds of work that was. */
async function readInSlices<Item>(
  documents: readonly QueryDocumentSnapshot[],
  toItem: (document: QueryDocumentSnapshot) => Item,
): Promise<{ items: Item[]; worked: number }> {
  const items: Item[] = [];
  let worked = 0;
  // The SDK has just taken the page apart.
  if (documents.length > 0) await wait(0);
  let begun = performance.now();
  for (const document of documents) {
    items.push(toItem(document));
    const elapsed = performance.now() - begun;
    if (elapsed < longestSlice) continue;
    worked += elapsed;
    await wait(0);
    begun = performance.now();
  }
  return { items, worked: worked + performance.now() - begun };
}

function sizeAfter(size: number, taken: number, { first, largest }: PageSizes): number {
  if (taken < quickPage) return Math.min(largest, size * 2);
  return taken > slowPage ? Math.max(first, Math.ceil(size / 2)) : size;
}

/** Documents of one time may become readable one after another: how far before its cursor a query begins, in milliseconds. */
export const overlap = 10_000;

/** The start of a query for changes. */
export interface Since {
  collection: string;
  field: 'updatedAt' | 'erasedAt';
  time: Date;
}

/**
 * Reads the documents that were stored or changed since a time, and some from shortly before it, in the order of their
 * changes: a short query in place of a listener.
 * @throws {DataError} when they could not all be read.
 */
export async function readChanges<Item>(
  { collection: name, field, time }: Since,
  toItem: (document: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  const from = new Date(time.getTime() - overlap);
  const changed = query(collection(await staffDatabase(), name), where(field, '>=', from), orderBy(field));
  const items: Item[] = [];
  for await (const page of readPages(changed, toItem)) items.push(...page);
  return items;
}

/** A clock that is ahead of the database's is not ahead by more, in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000;

/**
 * The latest `updatedAt` among what was read. One far after `now`, or before there were any databases, is no time at which
 * anything was stored; and no question may look back further than the year 1.
 */
export function latestUpdate(read: readonly { updatedAt: Date | undefined }[], now: Date): Date | undefined {
  const last = now.getTime() + clockTolerance;
  const times = read.flatMap(({ updatedAt }) => updatedAt?.getTime() ?? []);
  const plausible = times.filter((time) => time >= 0 && time <= last);
  return plausible.length > 0 ? new Date(plausible.reduce((a, b) => Math.max(a, b))) : undefined;
}

/** The cursor of the next question: the latest `updatedAt` among what was read, or `since` when there is none later. */
export function cursorAfter(since: Date, read: readonly { updatedAt: Date | undefined }[], now: Date): Date {
  const latest = latestUpdate(read, now);
  return latest && latest > since ? latest : since;
}
