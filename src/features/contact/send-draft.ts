import { createCustomer, customerSaved, isCustomerStored } from '@/data/create-customer';
import { createNewsletterSubscriber } from '@/data/create-newsletter-subscriber';
import type { Result } from '@/data/data-error';
import { DataError, toDataError } from '@/data/data-error';
import type { CustomerDraft } from '@/domain/customer-draft';
import { contentId } from '@/lib/content-id';
import { reportError } from '@/lib/report-error';
import { networkErrorMessage, submissionFailedMessage } from './contact-form-state';

/** Loaded with what sends: it brings the reader of phone numbers. */
export { findDoubts } from '@/domain/draft-doubts';

/**
 * Stores a draft as a customer, and then, if they asked for it and without waiting, as a newsletter subscriber. A
 * success means that the database confirmed the customer. Sending the draft again under its id is always safe.
 * This module brings Firebase with it: it is imported only when somebody uses the form.
 * @throws whatever the data layer does not expect: a bug.
 */
export async function sendDraft(id: string, draft: CustomerDraft): Promise<Result> {
  try {
    const result = await createCustomer(id, draft);
    if (result.success) subscribe(id, draft);
    return result.success || result.error ? result : { ...result, error: submissionFailedMessage };
  } catch (error) {
    if (!(error instanceof DataError && error.failure === 'unreachable')) throw error;
    // A 500 may say why; the request may have arrived all the same.
    return { success: false, error: error.message || networkErrorMessage, failure: 'unreachable' };
  }
}

/** Asks whether a draft that was sent under this id was stored after all; undefined when it was not, or nobody knows. */
export async function confirmDraft(id: string, draft: CustomerDraft): Promise<Result | undefined> {
  try {
    if (!(await isCustomerStored(id))) return undefined;
  } catch (error) {
    if (!(error instanceof DataError)) reportError(error);
    return undefined;
  }
  subscribe(id, draft);
  return customerSaved;
}

/** Requirement 8.1: a failure is only logged, and the save still counts as success. */
function subscribe(id: string, draft: CustomerDraft): void {
  if (!draft.newsletter) return;
  createNewsletterSubscriber(id, draft).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the log is where the specification wants it; the code holds nothing personal.
    console.warn(`The newsletter subscription was not written: ${toDataError(error).code}`);
  });
}

/**
 * The id under which a draft is stored: it follows from the draft's own id and its content. The same content has the same
 * id in every tab and after every reload, so it cannot be stored twice; other content has another, so an answer about one
 * version is never taken for an answer about the other.
 */
export async function customerIdFor(draftId: string, draft: CustomerDraft): Promise<string> {
  const fields = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  return contentId(JSON.stringify([draftId, fields]));
}
