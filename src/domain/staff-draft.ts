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
 * Whether a stored customer holds what staff wrote down: the source, which nobody changes, and every other field, until
 * staff change the customer. A source of staff also proves that an administrator stored it; the website's does not.
 */
export function isWrittenAs(customer: Customer, { draft, source, status }: StaffDraft): boolean {
  if (customer.source !== source) return false;
  const isChanged = customer.updatedAt > customer.createdAt;
  const sent = newCustomerFields(draft, { source, status });
  const fields = Object.keys(sent) as (keyof typeof sent)[];
  return isChanged || fields.every((field) => isSameValue(customer[field], sent[field]));
}
