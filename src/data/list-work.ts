import { collection, collectionGroup, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { type Activity, toActivity } from '@/domain/activity';
import { type Assignment, type StaffMember, toAssignment, toStaffMember } from '@/domain/assignment';
import { collections } from './collections';
import { cursorAfter, readChanges } from './read-pages';
import { staffDatabase, staffRequest } from './staff-database';

/** How many entries of a customer are read at most: those from before are not shown. */
export const activityPage = 50;

/**
 * Reads the latest of what was done about a customer, newest first.
 * @throws {DataError} when it could not be read.
 */
export async function listActivity(customerId: string): Promise<Activity[]> {
  const activity = collection(await staffDatabase(), collections.customers, customerId, collections.activity);
  const now = new Date();
  const latest = query(activity, orderBy('at', 'desc'), limit(activityPage));
  const { docs } = await staffRequest(() => getDocs(latest));
  return docs.map((document) => toActivity(document.id, document.data(), now));
}

/** How many entries of a day are read at most: those from earlier on that day are not shown. */
export const dayPage = 500;

/** An entry, and whose it is. */
export interface CustomerActivity extends Activity {
  customerId: string;
}

/**
 * Reads the latest of what was done about all customers from a time until before another, newest first.
 * @throws {DataError} when it could not be read.
 */
export async function listActivityBetween(from: Date, until: Date): Promise<CustomerActivity[]> {
  const activity = collectionGroup(await staffDatabase(), collections.activity);
  const isThen = [where('at', '>=', from), where('at', '<', until)];
  const latest = query(activity, ...isThen, orderBy('at', 'desc'), limit(dayPage));
  const { docs } = await staffRequest(() => getDocs(latest));
  return docs.map((document) => ({
    ...toActivity(document.id, document.data(), from),
    customerId: document.ref.parent.parent?.id ?? '',
  }));
}

interface WorkChanges {
  /** Some of it may be known already. */
  work: Assignment[];
  /** The latest stored `updatedAt` among it; `since` when there is none later. */
  latestUpdate: Date;
}

/** Before anything was stored: from then on, all work is what has changed. */
export const fromTheBeginning = new Date(0);

/**
 * Reads the work that was stored or changed since a time, and some from shortly before it.
 * @throws {DataError} when it could not all be read.
 */
export async function listChangedWork(since: Date): Promise<WorkChanges> {
  const begun = new Date();
  const work = await readChanges(
    { collection: collections.customerWork, field: 'updatedAt', time: since },
    (document) => toAssignment(document.id, document.data(), begun),
  );
  return { work, latestUpdate: cursorAfter(since, work, begun) };
}

/**
 * Reads the people whom a customer can be given to, by name.
 * @throws {DataError} when they could not be read.
 */
export async function listStaff(): Promise<StaffMember[]> {
  const staff = collection(await staffDatabase(), collections.staff);
  const { docs } = await staffRequest(() => getDocs(staff));
  return docs
    .map((document) => toStaffMember(document.id, document.data()))
    .sort((a, b) => a.name.localeCompare(b.name));
}
