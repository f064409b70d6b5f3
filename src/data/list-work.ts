import { collection, getDocs } from 'firebase/firestore/lite';
import { type Assignment, type StaffMember, toStaffMember } from '@/domain/assignment';
import { collections } from './collections';
import { openPageReader } from './paging/page-reader';
import { overlapping, pageSizes } from './paging/read-pages';
import { cursorAfter } from './paging/update-times';
import { staffDatabase, staffRequest } from './staff-database';

interface WorkChanges {
  work: Assignment[];
  latestUpdate: Date;
}

/** Some work may be known already. @throws {DataError} when not all could be read. */
export async function listChangedWork(since: Date): Promise<WorkChanges> {
  const begun = new Date();
  const reader = openPageReader('customerWork', { now: begun });
  const changed = { order: 'updatedAt', direction: 'ASCENDING', from: overlapping(since) } as const;
  const work: Assignment[] = [];
  try {
    for await (const { items } of reader.read(changed)) {
      // All work of a long list: changes fill one page.
      if (work.length === 0 && items.length === pageSizes.first) reader.startWorker();
      work.push(...items);
    }
  } finally {
    reader.close();
  }
  return { work, latestUpdate: cursorAfter(since, work, begun) };
}

/** By name. @throws {DataError} when they could not be read. */
export async function listStaff(): Promise<StaffMember[]> {
  const staff = collection(await staffDatabase(), collections.staff);
  const { docs } = await staffRequest(() => getDocs(staff));
  return docs
    .map((document) => toStaffMember(document.id, document.data()))
    .sort((a, b) => a.name.localeCompare(b.name));
}
