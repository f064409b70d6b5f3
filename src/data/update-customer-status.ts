import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { type Customer, toCustomer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { collections } from './collections';
import type { Outcome } from './outcome';
import { changeAsStaff, type Decision, newEntry, type Read } from './staff-transaction';

const moved = { kind: 'stored', value: 'Status updated successfully' } as const;

/**
 * Moves a customer to a status and logs that as an entry, both or neither (requirement 7.3). It is a conflict when the
 * database holds neither the expected status nor the new one.
 */
export function updateCustomerStatus(
  id: string,
  status: CustomerStatus,
  expected: CustomerStatus,
): Promise<Outcome<string, Customer>> {
  return changeAsStaff((database) => {
    const customer = doc(database, collections.customers, id);

    async function decide(read: Read): Promise<Decision<string, Customer>> {
      const stored = await read(customer);
      if (!stored.exists()) return { outcome: { kind: 'erased', ids: [id] } };
      // The list shows a malformed document as its reader reads it, and expects to find that.
      const current = toCustomer(id, stored.data());
      if (current.status !== expected && current.status !== status)
        return { outcome: { kind: 'conflict', current } };
      if (stored.get('status') === status) return { outcome: moved };
      return {
        outcome: moved,
        write: (transaction) => {
          transaction.update(customer, { status, updatedAt: serverTimestamp() });
          // A malformed document is shown as New: that it becomes New is no change to tell of.
          if (current.status === status) return;
          const entry = newEntry(customer, { kind: 'status', from: current.status, to: status });
          transaction.set(entry.reference, entry.fields);
        },
      };
    }

    return { subjects: [customer], decide };
  });
}
