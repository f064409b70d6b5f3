import { createCustomer, customerSaved, isCustomerStored } from '@/data/create-customer';
import { createNewsletterSubscriber } from '@/data/create-newsletter-subscriber';
import type { Result } from '@/data/data-error';
import { DataError, toDataError } from '@/data/data-error';
import type { CustomerDraft } from '@/domain/customer-draft';
import { reportError } from '@/lib/report-error';
import { submissionFailedMessage } from './contact-form-state';

/** Requirement 8.1: said when nobody knows whether the request arrived, and of nothing else. */
const networkErrorMessage = 'Network error. Please check your connection and try again.';

/**
 * Stores a draft as a customer, and then, if they asked for it and without waiting, as a newsletter subscriber. A
 * success means that the database confirmed the customer. Sending the draft again under its id is always safe.
 * This module brings Firebase with it: it is imported only when somebody uses the form.
 */
export async function sendDraft(id: string, draft: CustomerDraft): Promise<Result> {
  try {
    const result = await createCustomer(id, draft);
    if (result.success) subscribe(id, draft);
    return result.success || result.error ? result : { ...result, error: submissionFailedMessage };
  } catch (error) {
    if (error instanceof DataError && error.failure === 'unreachable') {
      return { success: false, error: networkErrorMessage, failure: 'unreachable' };
    }
    reportError(error);
    return { success: false, error: submissionFailedMessage };
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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** As the rules want an id. */
const idLength = 20;

/**
 * The id under which a draft is stored: 20 letters and digits that follow from the draft's own id and its content. The
 * same content has the same id in every tab and after every reload, so it cannot be stored twice; other content has
 * another, so an answer about one version is never taken for an answer about the other.
 */
export async function customerIdFor(draftId: string, draft: CustomerDraft): Promise<string> {
  const fields = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = new TextEncoder().encode(JSON.stringify([draftId, fields]));
  const bytes = await digest(content);
  return Array.from(bytes.subarray(0, idLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** SHA-256, or where the browser withholds it (a page without TLS) a plain hash: nobody attacks their own request. */
async function digest(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', content)) : plainHash(content);
}

/** FNV-1a in as many lanes as an id needs, each with a start of its own and its bits mixed at the end (MurmurHash3). */
function plainHash(content: Uint8Array): Uint8Array {
  const lanes = new Uint32Array(idLength / 4);
  for (let lane = 0; lane < lanes.length; lane += 1) {
    let hash = Math.imul(0x811c9dc5, 2 * lane + 1);
    for (const byte of content) hash = Math.imul(hash ^ (byte + lane), 0x01000193 + 256 * lane);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    lanes[lane] = hash ^ (hash >>> 16);
  }
  return new Uint8Array(lanes.buffer);
}
