import { isSameValue } from '@/lib/is-same-value';
import { type Customer, newCustomerFields } from './customer';
import { type CustomerFormValues, emptyCustomerDraft, type NewCustomer } from './customer-draft';
import { consentFields } from './customer-fields';
import type { CustomerSource } from './customer-source';
import type { CustomerStatus } from './customer-status';

export interface StaffDraft {
  draft: NewCustomer;
  source: CustomerSource;
  status: CustomerStatus;
  note: string;
  followUpAt?: Date;
}

/** Boxes are clear: only the person themselves can ask for messages. */
export function emptyStaffDraft(): CustomerFormValues {
  const clear = Object.fromEntries(consentFields.map((field) => [field, false]));
  return { ...emptyCustomerDraft(), ...clear };
}

/** Compares all fields until staff change the customer, then the source, which nobody changes. */
export function isWrittenAs(customer: Customer, { draft, source, status }: StaffDraft): boolean {
  if (customer.source !== source) return false;
  const isChanged = customer.updatedAt > customer.createdAt;
  const sent = newCustomerFields(draft, { source, status });
  const fields = Object.keys(sent) as (keyof typeof sent)[];
  return isChanged || fields.every((field) => isSameValue(customer[field], sent[field]));
}
