import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { justAfter, justBefore } from '@/lib/dates';
import { collections } from './collections';
import type { Outcome } from './outcome';
import {
  changeAsStaff,
  type Decision,
  hasEntry,
  isEntryStored,
  newEntry,
  type Read,
  type RepeatableChange,
} from './staff-transaction';

const moved = { kind: 'stored', value: 'Status updated successfully' } as const;

/** Also stores an entry, both or neither (requirement 7.3). A third stored status is a conflict. */
export function updateCustomerStatus(
  id: string,
  { to, expected, entry: repeatable }: RepeatableChange<CustomerStatus>,
): Promise<Outcome<string, Customer>> {
  return changeAsStaff((database) => {
    const customer = doc(database, collections.customers, id);

    async function decide(read: Read): Promise<Decision<string, Customer>> {
      const stored = await read(customer);
      if (!stored.exists()) return { outcome: { kind: 'erased', ids: [id] } };
      // The list reads malformed documents the same way and expects the result.
      const current = toCustomer(id, stored.data());
      const isRepeated = await isEntryStored(read, customer, repeatable);
      if (current.status !== to && (current.status !== expected || isRepeated))
        return { outcome: { kind: 'conflict', current } };
      const { updatedAt } = current;
      if (stored.get('status') === to)
        return { outcome: { ...moved, updatedAt: justBefore(updatedAt), ...(isRepeated && { isRepeated }) } };
      const entry = newEntry(customer, { id: repeatable?.id, kind: 'status', from: current.status, to });
      // The list shows a malformed document as New, so the change to New needs no entry.
      const hasNoEntry = current.status === to;
      return {
        outcome: { ...moved, updatedAt: justAfter(updatedAt) },
        write: (transaction) => {
          transaction.update(customer, { status: to, updatedAt: serverTimestamp() });
          if (!hasNoEntry) transaction.set(entry.reference, entry.fields);
        },
        isStored: hasNoEntry
          ? async (again) => (await again(customer)).get('status') === to
          : hasEntry(entry),
      };
    }

    return { subjects: [customer], decide };
  });
}
