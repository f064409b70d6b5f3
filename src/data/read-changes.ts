import { collection, orderBy, type QueryDocumentSnapshot, query, where } from 'firebase/firestore/lite';
import { readPages } from './read-pages';
import { staffDatabase } from './staff-database';

/**
 * What is stored at the same time may become readable one after another: how far a question for what is new looks back
 * from its cursor, in milliseconds.
 */
export const lookBack = 10_000;

/** Where a question for changes begins, and the field whose time tells of them. */
export interface Since {
  collection: string;
  field: 'updatedAt' | 'erasedAt';
  time: Date;
}

/**
 * What is read of the documents that were stored or changed since a time, and of some from shortly before it, in the
 * order of their changes: a short question, to be asked again and again, in place of a listener.
 * @throws {DataError} when they could not all be read.
 */
export async function readChanges<Item>(
  { collection: name, field, time }: Since,
  toItem: (document: QueryDocumentSnapshot) => Item,
): Promise<Item[]> {
  const from = new Date(time.getTime() - lookBack);
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
