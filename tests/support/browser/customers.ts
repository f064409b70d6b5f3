import { newCustomerFields } from '@/domain/customer';
import { buildDraft } from '../build-customer';
import { storeDocument, storeDocuments } from '../database';

type Fields = Record<string, unknown>;

/** A stored customer's fields, those given in place of the usual ones. */
function customerFields(overrides: Fields = {}): Fields {
  const createdAt = new Date('2026-11-20T15:30:00Z');
  return { ...newCustomerFields(buildDraft()), createdAt, updatedAt: createdAt, ...overrides };
}

/** The id of the nth customer: twenty letters and digits, as the client makes them. */
export const customerId = (number: number) => `Cust${String(number).padStart(16, '0')}`;

/** Stores customers past the rules, the first as the newest; gives their ids. */
export async function storeCustomers(customers: readonly Fields[]): Promise<string[]> {
  const newest = Date.parse('2026-11-20T15:30:00Z');
  const documents = customers.map((overrides, index) => {
    const createdAt = new Date(newest - index * 3_600_000);
    return { id: customerId(index + 1), fields: customerFields({ createdAt, ...overrides }) };
  });
  await storeDocuments('customers', documents);
  return documents.map(({ id }) => id);
}

/** Stores the customer of somebody who writes while the list is being read. */
export async function storeLateCustomer(): Promise<void> {
  const fields = customerFields({ firstName: 'Latecomer', createdAt: new Date(), updatedAt: new Date() });
  await storeDocument('customers', customerId(999_999), fields);
}
