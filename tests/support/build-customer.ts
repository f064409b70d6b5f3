import { type Customer, newCustomerFields } from '@/domain/customer';
import { emptyCustomerDraft, type NewCustomer } from '@/domain/customer-draft';
import {
  type CustomerField,
  customerFieldNames,
  definitionOf,
  draftFields,
  type FieldDefinition,
} from '@/domain/customer-fields';
import { valuesOf } from '@/domain/options';

/** The fields of these kinds, in the order of the specification. */
export function fieldsOf(...kinds: FieldDefinition['kind'][]): CustomerField[] {
  return customerFieldNames.filter((field) => kinds.includes(definitionOf(field).kind));
}

/** A draft that passes every check, with as little as may be filled in. */
export function buildDraft(overrides: Partial<NewCustomer> = {}): NewCustomer {
  return {
    ...emptyCustomerDraft(),
    businessType: 'individual',
    firstName: 'Marcia',
    lastName: 'Bennett',
    email: 'marcia.bennett@hopefarm.example',
    phone: '+1 876-555-0142',
    ...overrides,
  } as NewCustomer;
}

/** An e-mail address of exactly this length. */
export function emailOf(length: number): string {
  const domain = '@island.example';
  return 'm'.repeat(length - domain.length) + domain;
}

/** A draft that fills every field: texts, written by `write`, to their limits, choices with their longest option. */
export function buildMaximalDraft(write = (limit: number) => 'x'.repeat(limit)): NewCustomer {
  const fill = (definition: FieldDefinition) => {
    switch (definition.kind) {
      case 'email':
        return emailOf(definition.limit);
      case 'line':
      case 'address':
      case 'phone':
      case 'message':
        return write(definition.limit);
      case 'choice':
        return valuesOf(definition.options)
          .toSorted((a, b) => a.length - b.length)
          .at(-1);
      case 'choices':
        return valuesOf(definition.options);
      default:
        return true;
    }
  };
  return Object.fromEntries(
    draftFields.map((field) => [field, fill(definitionOf(field))]),
  ) as unknown as NewCustomer;
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
