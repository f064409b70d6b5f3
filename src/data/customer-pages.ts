import {
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { toDate } from '@/lib/dates';
import { staffCall } from './staff-database';
import { callTimeout } from './with-timeout';

/** The first rows should be there at once; after that, pages grow as long as they come quickly. */
export const pageSizes = { first: 100, next: 1000, largest: 5000 };
/** A page that took less, in milliseconds, is followed by one of twice the size. */
const quickPage = 3000;
/** A page that took more, in milliseconds, is followed by one of half the size, lest it runs out of time. */
const slowPage = callTimeout / 2;

/**
 * What is stored at the same time may become readable one after another: how far a question for what is new looks back
 * from its cursor, in milliseconds.
 */
export const lookBack = 10_000;

export type PageSizes = typeof pageSizes;

/** The documents of an ordered query, a page at a time. The last page may be empty. */
export async function* pages(
  ordered: Query,
  sizes: PageSizes,
): AsyncGenerator<QueryDocumentSnapshot[], void> {
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

/** A clock that is ahead of the database's is not ahead by more, in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000;

/**
 * The latest `updatedAt` among documents. One far after `now`, or before there were any databases, is no time at which
 * anything was stored; and no question may look back further than the year 1.
 */
export function latestUpdate(documents: readonly QueryDocumentSnapshot[], now: Date): Date | undefined {
  const last = now.getTime() + clockTolerance;
  const times = documents.flatMap((document) => toDate(document.get('updatedAt'))?.getTime() ?? []);
  const plausible = times.filter((time) => time >= 0 && time <= last);
  return plausible.length > 0 ? new Date(plausible.reduce((a, b) => Math.max(a, b))) : undefined;
}
