import { buildCustomer } from '../build-customer';
import { storeDocument, storeDocuments } from '../database';

type Fields = Record<string, unknown>;

const { id, ...usualFields } = buildCustomer();

/** The id of the nth customer: twenty letters and digits, as the client makes them. */
export const customerId = (number: number) => `Cust${String(number).padStart(16, '0')}`;

/** Stores customers past the rules, the first as the newest; gives their ids. */
export async function storeCustomers(customers: readonly Fields[]): Promise<string[]> {
  const newest = usualFields.createdAt.getTime();
  const documents = customers.map((overrides, index) => {
    const createdAt = new Date(newest - index * 3_600_000);
    return { id: customerId(index + 1), fields: { ...usualFields, createdAt, ...overrides } };
  });
  await storeDocuments('customers', documents);
  return documents.map(({ id }) => id);
}

/** Stores the customer of somebody who writes while the list is being read. */
export async function storeLateCustomer(): Promise<void> {
  const now = new Date();
  const fields = { ...usualFields, firstName: 'Latecomer', createdAt: now, updatedAt: now };
  await storeDocument('customers', customerId(999_999), fields);
}
