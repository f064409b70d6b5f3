import { type Customer, newCustomerFields } from '@/domain/customer';
import { type CustomerDraft, emptyCustomerDraft } from '@/domain/customer-draft';

/** A draft that passes every check, with as little as may be filled in. */
export function buildDraft(overrides: Partial<CustomerDraft> = {}): CustomerDraft {
  return {
    ...emptyCustomerDraft(),
    businessType: 'individual',
    firstName: 'Marcia',
    lastName: 'Bennett',
    email: 'marcia.bennett@hopefarm.example',
    phone: '+1 876-555-0142',
    ...overrides,
  } as CustomerDraft;
}

/** A stored customer. */
export function buildCustomer(overrides: Partial<Customer> = {}): Customer {
  const createdAt = new Date('2026-11-20T15:30:00Z');
  return {
    id: 'aB3dE6gH9jK2mN5pQ8sT',
    ...newCustomerFields(buildDraft()),
    createdAt,
    updatedAt: createdAt,
    ...overrides,
  };
}
