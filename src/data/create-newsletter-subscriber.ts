import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { NewCustomer } from '@/domain/customer-draft';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { collections } from './collections';
import { toDataError } from './data-error';
import { visitorDatabase } from './database';
import { withTimeout } from './with-timeout';

/** The customer's id prevents a second subscription. @throws {DataError} when it was not stored. */
export async function createNewsletterSubscriber(id: string, draft: NewCustomer): Promise<void> {
  const fields = { ...newSubscriberFields(draft), subscribedAt: serverTimestamp() };
  try {
    await withTimeout(setDoc(doc(visitorDatabase(), collections.newsletterSubscribers, id), fields));
  } catch (error) {
    throw toDataError(error);
  }
}
