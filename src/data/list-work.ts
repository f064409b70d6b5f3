import { collection, getDocs } from 'firebase/firestore/lite';
import { type StaffMember, toStaffMember } from '@/domain/assignment';
import { collections } from './collections';
import { readChanges } from './paging/read-changes';
import { staffDatabase, staffRequest } from './staff-database';

/** Some work may be known already. @throws {DataError} when not all could be read. */
export const listChangedWork = (since: Date) => readChanges('customerWork', since);

/** By name. @throws {DataError} when they could not be read. */
export async function listStaff(): Promise<StaffMember[]> {
  const staff = collection(await staffDatabase(), collections.staff);
  const { docs } = await staffRequest(() => getDocs(staff));
  return docs
    .map((document) => toStaffMember(document.id, document.data()))
    .sort((a, b) => a.name.localeCompare(b.name));
}
