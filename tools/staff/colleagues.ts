import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import type { StaffMember } from '@/domain/assignment';
import type { Role } from '@/domain/role';
import type { Person } from './accounts.ts';

/** Has administrators see somebody among the colleagues whom a customer can be given to. A customer is none. */
export async function enrol(database: Firestore, { uid, email, name }: Person, role: Role): Promise<void> {
  if (role === 'customer') return strike(database, uid);
  const member: Omit<StaffMember, 'uid'> = { email, name, role };
  await colleague(database, uid).set(member);
}

/** Takes somebody from the colleagues; what they wrote and own stays theirs. */
export async function strike(database: Firestore, uid: string): Promise<void> {
  await colleague(database, uid).delete();
}

const colleague = (database: Firestore, uid: string) => database.collection(collections.staff).doc(uid);
