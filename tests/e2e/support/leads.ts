import { newCustomerFields } from '@/domain/customer';
import { buildDraft } from '../../support/build-customer';
import { storeDocuments } from '../../support/store-documents';
import { storeDocument } from './database';

type Fields = Record<string, unknown>;

/** A stored lead's fields, those given in place of the usual ones. */
export function leadFields(overrides: Fields = {}): Fields {
  const createdAt = new Date('2026-11-20T15:30:00Z');
  return { ...newCustomerFields(buildDraft()), createdAt, updatedAt: createdAt, ...overrides };
}

/** The id of the nth lead: twenty letters and digits, as the client makes them. */
export const leadId = (number: number) => `Lead${String(number).padStart(16, '0')}`;

/** Stores leads past the rules, the first as the newest; gives their ids. */
export async function storeLeads(leads: readonly Fields[]): Promise<string[]> {
  const newest = Date.parse('2026-11-20T15:30:00Z');
  const documents = leads.map((overrides, index) => {
    const createdAt = new Date(newest - index * 3_600_000);
    return { id: leadId(index + 1), fields: leadFields({ createdAt, ...overrides }) };
  });
  await storeDocuments('customers', documents);
  return documents.map(({ id }) => id);
}

/** Stores the lead of somebody who writes while the list is being read. */
export async function storeLateLead(): Promise<void> {
  const fields = leadFields({ firstName: 'Latecomer', createdAt: new Date(), updatedAt: new Date() });
  await storeDocument('customers', leadId(999_999), fields);
}
