import { type CustomerDraft, type CustomerDraftInput, emptyCustomerDraft } from './customer-draft';
import type { StaffSource } from './customer-source';
import type { CustomerStatus } from './customer-status';

/** A customer whom staff write down, ready to be stored: who rang, wrote or came in, instead of filling in the form. */
export interface StaffDraft {
  draft: CustomerDraft;
  source: StaffSource;
  status: CustomerStatus;
  /** The first note about them; may be empty. */
  note: string;
}

/** An empty draft for staff. Nothing is ticked that only the person themselves can have asked for. */
export function emptyStaffDraft(): CustomerDraftInput {
  return { ...emptyCustomerDraft(), newsletter: false, whatsappUpdates: false, smsAlerts: false };
}
