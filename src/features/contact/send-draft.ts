import {
  createCustomer,
  createNewsletterSubscriber,
  customerSaved,
  isCustomerStored,
  type RequestOutcome,
} from '@/data/create-customer';
import { DataError, toDataError } from '@/data/data-error';
import type { NewCustomer } from '@/domain/customer-draft';
import { contentId } from '@/lib/content-id';
import { reportError } from '@/lib/report-error';
import { networkErrorMessage, submissionFailedMessage } from './contact-form-state';

export { DoubtQuestion } from '@/components/customer-form/doubt-question';
/** Comes with the sender, as it imports the phone library. */
export { findDoubts } from '@/domain/draft-doubts';

/** Stores the customer, then the subscription unawaited. A retry under the id is safe. @throws only what is a bug. */
export async function sendDraft(id: string, draft: NewCustomer): Promise<RequestOutcome> {
  const outcome = await createCustomer(id, draft);
  if (outcome.kind === 'stored') subscribe(id, draft);
  // A 500 may say why; the request may have arrived all the same.
  if (outcome.kind === 'unknown') return { ...outcome, reason: outcome.reason || networkErrorMessage };
  if (outcome.kind === 'refused') return { ...outcome, reason: outcome.reason || submissionFailedMessage };
  return outcome;
}

/** Undefined when the answer is unknown. */
export async function confirmDraft(
  id: string,
  draft: NewCustomer,
): Promise<RequestOutcome | 'missing' | undefined> {
  try {
    if (!(await isCustomerStored(id))) return 'missing';
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

/** Equal content of a draft has the same id in every tab, so it cannot be stored twice. Other content has another. */
export async function customerIdFor(draftId: string, draft: NewCustomer): Promise<string> {
  const fields = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  return contentId(JSON.stringify([draftId, fields]));
}
