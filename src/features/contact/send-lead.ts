import { createCustomer, customerSaved } from '@/data/create-customer';
import { createNewsletterSubscriber } from '@/data/create-newsletter-subscriber';
import { toDataError } from '@/data/data-error';
import type { Result } from '@/data/result';
import type { CustomerDraft } from '@/domain/customer-draft';

export { newCustomerId } from '@/data/create-customer';

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
