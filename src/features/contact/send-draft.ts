import { createCustomer, customerSaved, isCustomerStored } from '@/data/create-customer';
import { createNewsletterSubscriber } from '@/data/create-newsletter-subscriber';
import type { Result } from '@/data/data-error';
import { DataError, toDataError } from '@/data/data-error';
import type { NewCustomer } from '@/domain/customer-draft';
import { contentId } from '@/lib/content-id';
import { reportError } from '@/lib/report-error';
import { networkErrorMessage, submissionFailedMessage } from './contact-form-state';

/** Comes with the sender, as it imports the phone library. */
export { findDoubts } from '@/domain/draft-doubts';

/**
 * Stores the customer, then the subscription without waiting for it. It is safe to repeat under the same id.
 * @throws bugs: anything that the data layer does not expect.
 */
export async function sendDraft(id: string, draft: NewCustomer): Promise<Result> {
  try {
    const result = await createCustomer(id, draft);
    if (result.success) subscribe(id, draft);
    return result.success || result.error ? result : { ...result, error: submissionFailedMessage };
  } catch (error) {
    if (!(error instanceof DataError && error.failure === 'unreachable')) throw error;
    // A 500 may give a reason; the request may have arrived all the same.
    return { success: false, error: error.message || networkErrorMessage, failure: 'unreachable' };
  }
}

/** Undefined when the draft was not stored, or when the outcome stays unknown. */
export async function confirmDraft(id: string, draft: NewCustomer): Promise<Result | undefined> {
  try {
    if (!(await isCustomerStored(id))) return undefined;
  } catch (error) {
    if (!(error instanceof DataError)) reportError(error);
    return undefined;
  }
  subscribe(id, draft);
  return customerSaved;
}

/** Requirement 8.1: a failure is only logged. */
function subscribe(id: string, draft: NewCustomer): void {
  if (!draft.newsletter) return;
  createNewsletterSubscriber(id, draft).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the log is where the specification wants it; the code holds nothing personal.
    console.warn(`The newsletter subscription was not written: ${toDataError(error).code}`);
  });
}

/**
 * The same content of a draft has the same id in every tab, so it cannot be stored twice. Other content has another id,
 * so no outcome is taken for another version's.
 */
export async function customerIdFor(draftId: string, draft: NewCustomer): Promise<string> {
  const fields = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  return contentId(JSON.stringify([draftId, fields]));
}
