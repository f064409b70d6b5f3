import {
  type DocumentSnapshot,
  doc,
  getDoc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import { isSameValue, type NewCustomer } from '@/domain/customer-draft';
import { draftFields } from '@/domain/customer-fields';
import { toDate } from '@/lib/dates';
import { collections } from './collections';
import type { Refusal } from './data-error';
import { changeAsStaff, type Decision, newEntry, type Settled } from './staff-transaction';

/** What fields of the form are corrected to, each with what it held when it was corrected. */
export interface Correction {
  to: Partial<NewCustomer>;
  /** The customer as they were when the correction was begun. */
  expected: Customer;
}

/** The outcome of a correction that the database answered. */
export type CorrectionResult =
  /** The customer as they are now. */
  | { success: true; customer: Customer }
  | Refusal
  /** Nothing was written, as somebody has changed one of the fields; null where there is no such customer any more. */
  | { success: false; error: string; current: Customer | null };

/**
 * Corrects fields of a customer and writes down what they held in the activity, all or nothing, unless somebody changed
 * one of them to something else since it was read. Fields that the document lacks or holds malformed are mended with
 * that. A correction whose answer was lost may be sent again.
 * @throws {DataError} when the database cannot be reached: nobody knows whether it was stored.
 */
export async function correctCustomer(
  id: string,
  correction: Correction,
): Promise<Settled<CorrectionResult>> {
  return changeAsStaff((database) => {
    const reference = doc(database, collections.customers, id);
    const { to, expected } = correction;
    const corrected = draftFields.filter((field) => to[field] !== undefined);

    /** What keeps a customer from being corrected; undefined when nothing does. */
    function conflictIn(stored: DocumentSnapshot): CorrectionResult | undefined {
      if (!stored.exists()) return { success: false, error: 'The customer was erased.', current: null };
      const current = toCustomer(id, stored.data());
      const isFree = corrected.every(
        (field) => isSameValue(current[field], expected[field]) || isSameValue(current[field], to[field]),
      );
      return isFree ? undefined : { success: false, error: 'Somebody was faster.', current };
    }

    /** What the document is to hold in place of what it holds. */
    function changesOf(stored: DocumentSnapshot): Record<string, unknown> {
      const current = toCustomer(id, stored.data());
      const wanted = { ...current, ...to };
      const isCorrected = corrected.some((field) => !isSameValue(current[field], to[field]));
      const other = draftFields.filter((field) => !isSameValue(stored.get(field), wanted[field]));
      return isCorrected ? Object.fromEntries(other.map((field) => [field, wanted[field]])) : {};
    }

    async function decide(transaction: Transaction): Promise<Decision<CorrectionResult>> {
      const stored = await transaction.get(reference);
      const conflict = conflictIn(stored);
      if (conflict) return { outcome: conflict };
      const current = toCustomer(id, stored.data());
      const changes = changesOf(stored);
      const changed = Object.keys(changes);
      if (changed.length === 0) return { outcome: { success: true, customer: current } };
      // After the copy that it replaces, and before what the database says of it.
      const updatedAt = new Date((toDate(stored.get('updatedAt'))?.getTime() ?? 0) + 1);
      const held = changed.filter((field) => stored.get(field) !== undefined);
      const from = Object.fromEntries(held.map((field): [string, unknown] => [field, stored.get(field)]));
      const entry = newEntry(reference, { kind: 'correction', from, to: changes });
      return {
        outcome: { success: true, customer: { ...current, ...changes, updatedAt } },
        write: () => {
          transaction.update(reference, { ...changes, updatedAt: serverTimestamp() });
          transaction.set(entry.reference, entry.fields);
        },
      };
    }

    async function explain(): Promise<CorrectionResult | undefined> {
      const stored = await getDoc(reference);
      const conflict = conflictIn(stored);
      if (conflict) return conflict;
      const isStored = Object.keys(changesOf(stored)).length === 0;
      return isStored ? { success: true, customer: toCustomer(id, stored.data()) } : undefined;
    }

    return { decide, explain };
  });
}
