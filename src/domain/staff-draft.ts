import { type Customer, newCustomerFields } from './customer';
import {
  type CustomerDraft,
  type CustomerDraftInput,
  emptyCustomerDraft,
  isSameValue,
} from './customer-draft';
import type { CustomerSource } from './customer-source';
import type { CustomerStatus } from './customer-status';

/** A customer whom staff write down, ready to be stored: who rang, wrote or came in, instead of filling in the form. */
export interface StaffDraft {
  draft: CustomerDraft;
  source: CustomerSource;
  status: CustomerStatus;
  /** The first note about them; may be empty. */
  note: string;
  /** When they are to be contacted next; absent where nothing is planned. */
  followUpAt?: Date;
}

/** An empty draft for staff. Nothing is ticked that only the person themselves can have asked for. */
export function emptyStaffDraft(): CustomerDraftInput {
  return { ...emptyCustomerDraft(), newsletter: false, whatsappUpdates: false, smsAlerts: false };
}

/**
 * Whether a stored customer is the one that staff wrote down. Nobody else stores a source of staff, or finds the id of an
 * import, and nobody changes a source. Every other field is compared as well, until staff change the customer.
 */
export function isWrittenAs(customer: Customer, { draft, source, status }: StaffDraft): boolean {
  if (customer.source !== source) return false;
  const isChanged = customer.updatedAt > customer.createdAt;
  const sent = newCustomerFields(draft, { source, status });
  const fields = Object.keys(sent) as (keyof typeof sent)[];
  return isChanged || fields.every((field) => isSameValue(customer[field], sent[field]));
}
