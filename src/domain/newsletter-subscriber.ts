import type { CustomerDraft } from './customer-draft';

/** A document of the collection `newsletter_subscribers`, but for `subscribedAt` (requirements 3.2 and 7.2). */
export interface NewsletterSubscriber {
  email: string;
  firstName: string;
  lastName: string;
  source: 'contact_form';
  active: true;
}

/** The subscriber that a visitor becomes by leaving the newsletter box ticked. */
export function newSubscriberFields({ email, firstName, lastName }: CustomerDraft): NewsletterSubscriber {
  return { email, firstName, lastName, source: 'contact_form', active: true };
}
