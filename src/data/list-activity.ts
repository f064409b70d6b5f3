import {
  collection,
  collectionGroup,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  startAt,
  where,
} from 'firebase/firestore/lite';
import { type ActivityEntry, toActivityEntry } from '@/domain/activity';
import { collections } from './collections';
import { staffDatabase, staffRequest } from './staff-database';

/** The most entries of a customer that are read at a time. */
export const activityPage = 50;

/** The latest entries, newest first, from `since` on. @throws {DataError} when they could not be read. */
export async function listActivity(customerId: string, since?: Date): Promise<ActivityEntry[]> {
  const activity = await activityOf(customerId);
  const isLater = since ? [where('at', '>=', since)] : [];
  return readEntries(query(activity, ...isLater, orderBy('at', 'desc'), limit(activityPage)));
}

/** Entries before the known ones, newest first; fewer than a page are the last. @throws {DataError} on failure. */
export async function listOlderActivity(
  customerId: string,
  known: readonly ActivityEntry[],
): Promise<ActivityEntry[]> {
  const oldest = known.at(-1);
  if (!oldest) return listActivity(customerId);
  const activity = await activityOf(customerId);
  // One batch gives all its entries one time, which has microseconds in the database alone.
  const from = new Date(oldest.at.getTime() + 1);
  const ids = new Set(known.filter(({ at }) => at <= from).map(({ id }) => id));
  const older = query(activity, orderBy('at', 'desc'), startAt(from), limit(activityPage + ids.size));
  return (await readEntries(older)).filter(({ id }) => !ids.has(id));
}

const activityOf = async (customerId: string) =>
  collection(await staffDatabase(), collections.customers, customerId, collections.activity);

/** The most entries that a search in the notes reads: earlier ones are not searched. */
export const searchedEntries = 1000;

/** Of all customers, newest first, from `since` on. @throws {DataError} when it could not be read. */
export async function listLatestActivity(since: Date): Promise<CustomerEntry[]> {
  const activity = collectionGroup(await staffDatabase(), collections.activity);
  const latest = query(activity, where('at', '>=', since), orderBy('at', 'desc'), limit(searchedEntries));
  return readEntries(latest);
}

/** The most entries that are read of a day: earlier ones are not shown. */
export const dayPage = 500;

export interface CustomerEntry extends ActivityEntry {
  customerId: string;
}

/** Newest first, without `until` itself. @throws {DataError} when it could not be read. */
export async function listActivityBetween(from: Date, until: Date): Promise<CustomerEntry[]> {
  const activity = collectionGroup(await staffDatabase(), collections.activity);
  const isThen = [where('at', '>=', from), where('at', '<', until)];
  return readEntries(query(activity, ...isThen, orderBy('at', 'desc'), limit(dayPage)), from);
}

async function readEntries(entries: Query, missingTime = new Date()): Promise<CustomerEntry[]> {
  const { docs } = await staffRequest(() => getDocs(entries));
  return docs.map((document) => ({
    ...toActivityEntry(document.id, document.data(), missingTime),
    customerId: document.ref.parent.parent?.id ?? '',
  }));
}
