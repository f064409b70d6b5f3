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

/** The first rows should appear at once. Later pages grow as long as they are quick. */
export const pageSizes = { first: 50, next: 500, largest: 5000 };
/** In milliseconds: after a quicker page, the next is twice as large. */
const quickPage = 3000;
/** In milliseconds: after a slower page, the next is half as large, so that it meets the time limit. */
const slowPage = requestTimeout / 2;
/** Our work on a page, in milliseconds. Browser and SDK take up to ten times as long, each in one go. */
const longestReading = 8;
/** The earlier pages' weight in the moving average: one page says little, and the first ones are slowest. */
const retention = 0.8;
/** Milliseconds of reading before the browser gets its turn. */
const longestSlice = 8;

export type PageSizes = typeof pageSizes;

interface Answer {
  docs: QueryDocumentSnapshot[];
  size: number;
  /** In milliseconds. */
  taken: number;
}

/** Requests the next page while it reads one. The last may be empty. @throws {DataError} when one fails. */
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

/** `worked` is in milliseconds. */
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

/** Milliseconds before the cursor: documents of one time may become readable one after another. */
export const overlap = 10_000;

export interface Since {
  collection: string;
  field: 'updatedAt' | 'erasedAt';
  time: Date;
}

/** In the order of the changes, from `overlap` before the time. @throws {DataError} when not all could be read. */
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

/** The most milliseconds that a clock is ahead of the database's. */
const clockTolerance = 24 * 60 * 60 * 1000;

/** False for times far after `now` or before 1970: no query may begin before the year 1. */
export function isPlausible(time: Date, now: Date | undefined): boolean {
  return time.getTime() >= 0 && (!now || time.getTime() <= now.getTime() + clockTolerance);
}

/** Ignores implausible times. */
export function latestUpdate(read: readonly { updatedAt: Date | undefined }[], now: Date): Date | undefined {
  const times = read.flatMap(({ updatedAt }) =>
    updatedAt && isPlausible(updatedAt, now) ? updatedAt.getTime() : [],
  );
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined;
}

/** The next query's cursor: the latest `updatedAt` that was read, or `since` when none is later. */
export function cursorAfter(since: Date, read: readonly { updatedAt: Date | undefined }[], now: Date): Date {
  const latest = latestUpdate(read, now);
  return latest && latest > since ? latest : since;
}
