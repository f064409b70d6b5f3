import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import type { StaffMember } from '@/domain/assignment';
import type { Role } from '@/domain/role';
import type { Person } from './accounts.ts';

/**
 * Has administrators see somebody among the colleagues whom a customer can be given to, once. A customer is none. An
 * account that was deleted in the console may have left the same address there.
 */
export async function updateColleague(database: Firestore, person: Person, role: Role): Promise<unknown> {
  const { uid, email, name } = person;
  if (role === 'customer') return removeColleague(database, person);
  const member: Omit<StaffMember, 'uid'> = { email, name, role };
  const batch = database.batch();
  for (const reference of await withAddress(database, email)) batch.delete(reference);
  return batch.set(colleagues(database).doc(uid), member).commit();
}

/**
 * Takes somebody from the colleagues; what they wrote and own stays theirs.
 * @param person without an id for everybody whose entry has the address.
 */
export async function removeColleague(
  database: Firestore,
  { uid, email }: Pick<Person, 'email'> & Partial<Person>,
): Promise<void> {
  const found = await withAddress(database, email);
  const all = uid === undefined ? found : [...found, colleagues(database).doc(uid)];
  await Promise.all(all.map((reference) => reference.delete()));
}

/** The ids of the accounts whose entries have an address, which may be an earlier one. */
export async function accountsOfColleagues(database: Firestore, email: string): Promise<string[]> {
  return (await withAddress(database, email)).map(({ id }) => id);
}

/** Firebase Auth stores addresses in small letters. */
async function withAddress(database: Firestore, email: string) {
  const { docs } = await colleagues(database).where('email', '==', email.toLowerCase()).get();
  return docs.map(({ ref }) => ref);
}

const colleagues = (database: Firestore) => database.collection(collections.staff);
