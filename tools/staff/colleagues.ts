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
 * @param person without an id when the account is gone.
 * @returns whether somebody had that address.
 */
export async function removeColleague(
  database: Firestore,
  { uid, email }: Pick<Person, 'email'> & Partial<Person>,
): Promise<boolean> {
  const found = await withAddress(database, email);
  const all = uid === undefined ? found : [...found, colleagues(database).doc(uid)];
  await Promise.all(all.map((reference) => reference.delete()));
  return found.length > 0;
}

/** Firebase Auth stores addresses in small letters. */
async function withAddress(database: Firestore, email: string) {
  const { docs } = await colleagues(database).where('email', '==', email.toLowerCase()).get();
  return docs.map(({ ref }) => ref);
}

const colleagues = (database: Firestore) => database.collection(collections.staff);
