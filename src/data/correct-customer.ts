import { doc, type QueryDocumentSnapshot, serverTimestamp } from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { givenFields, type NewCustomer } from '@/domain/customer-draft';
import { draftFields } from '@/domain/customer-fields';
import { justAfter, toDate } from '@/lib/dates';
import { isSameValue } from '@/lib/is-same-value';
import { pick } from '@/lib/pick';
import { collections } from './collections';
import type { Outcome } from './outcome';
import { changeAsStaff, type Decision, hasEntry, newEntry, type Read } from './staff-transaction';

export interface Correction {
  to: Partial<NewCustomer>;
  expected: Customer;
}

/** Logs the old values and mends malformed fields. A field with a third value is a conflict. */
export function correctCustomer(id: string, correction: Correction): Promise<Outcome<Customer>> {
  return changeAsStaff((database) => {
    const reference = doc(database, collections.customers, id);

    async function decide(read: Read): Promise<Decision<Customer>> {
      const stored = await read(reference);
      if (!stored.exists()) return { outcome: { kind: 'erased', ids: [id] } };
      return decideCorrection(stored, correction);
    }

    return { subjects: [reference], decide };
  });
}

/** Decides about a stored customer. Without a write, nothing is left to correct. */
export function decideCorrection(
  stored: QueryDocumentSnapshot,
  { to, expected }: Correction,
): Decision<Customer> {
  const current = toCustomer(stored.id, stored.data());
  const corrected = givenFields(to);
  const isDone = corrected.every((field) => isSameValue(current[field], to[field]));
  if (isDone) return { outcome: { kind: 'stored', value: current } };
  const isAsExpected = corrected.every(
    (field) => isSameValue(current[field], expected[field]) || isSameValue(current[field], to[field]),
  );
  if (!isAsExpected) return { outcome: { kind: 'conflict', current } };

  const wanted = { ...current, ...to };
  const changed = draftFields.filter((field) => !isSameValue(stored.get(field), wanted[field]));
  const changes = pick(wanted, changed);
  const held = changed.filter((field) => stored.get(field) !== undefined);
  const from = Object.fromEntries(held.map((field): [string, unknown] => [field, stored.get(field)]));
  const updatedAt = justAfter(toDate(stored.get('updatedAt')) ?? new Date(0));
  const entry = newEntry(stored.ref, { kind: 'correction', from, to: changes });
  return {
    outcome: { kind: 'stored', value: { ...current, ...changes, updatedAt } },
    isStored: hasEntry(entry),
    write: (transaction) => {
      transaction.update(stored.ref, { ...changes, updatedAt: serverTimestamp() });
      transaction.set(entry.reference, entry.fields);
    },
  };
}
