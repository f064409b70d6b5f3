import { createCustomer, customerSaved, isCustomerStored, newCustomerId } from '@/data/create-customer';
import { createNewsletterSubscriber } from '@/data/create-newsletter-subscriber';
import { toDataError } from '@/data/data-error';
import type { Result } from '@/data/result';
import type { CustomerDraft } from '@/domain/customer-draft';

/** A draft, and the id under which it was sent. */
export interface SentDraft {
  id: string;
  draft: CustomerDraft;
}

/**
 * The id to send a draft under: that of the earlier attempt, so that it cannot be stored twice. But when the earlier
 * attempt was stored after all and the draft was edited since, it is a new one: nothing typed is lost.
 * @throws {DataError} when nobody knows whether the earlier attempt was stored.
 */
export async function idFor(draft: CustomerDraft, earlier: SentDraft | undefined): Promise<string> {
  if (!earlier) return newCustomerId();
  const wasEdited = JSON.stringify(draft) !== JSON.stringify(earlier.draft);
  return wasEdited && (await isCustomerStored(earlier.id)) ? newCustomerId() : earlier.id;
}

/**
 * Stores a prospect as a customer, and then, if they asked for it and without waiting, as a newsletter
 * subscriber. This module brings Firebase with it: it is imported only when somebody uses the form.
 * @throws {DataError} when nobody knows whether the customer was stored; sending again with the same id is safe.
 */
export async function sendLead(id: string, draft: CustomerDraft): Promise<Result> {
  const result = await createCustomer(id, draft);
  if (result.success && draft.newsletter) void subscribe(id, draft);
  return result;
}

/** What a bot is told, which then has no reason to try another way: nothing is stored. */
export function pretendToSend(): Result {
  return customerSaved;
}

/** Specification, point 8: a failure is only logged, and the save still counts as success. */
async function subscribe(id: string, draft: CustomerDraft) {
  try {
    await createNewsletterSubscriber(id, draft);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the log is where the specification wants it; the code holds nothing personal.
    console.warn(`The newsletter subscription was not stored: ${toDataError(error).code}`);
  }
}
