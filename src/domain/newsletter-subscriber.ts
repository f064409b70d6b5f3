import type { CustomerDraft } from './customer-draft';
import { type CustomerSource, initialSource, type StaffSource } from './customer-source';

/** Where a subscriber who came with the contact form is from (requirement 3.2). */
const formSource = 'contact_form';

/** A document of the collection `newsletter_subscribers`, but for `subscribedAt` (requirements 3.2 and 7.2). */
export interface NewsletterSubscriber {
  email: string;
  firstName: string;
  lastName: string;
  source: typeof formSource | StaffSource;
  active: true;
}

/** The subscriber that somebody becomes by a ticked newsletter box: in the form, or as they told staff. */
export function newSubscriberFields(
  { email, firstName, lastName }: Pick<CustomerDraft, 'email' | 'firstName' | 'lastName'>,
  source: CustomerSource = initialSource,
): NewsletterSubscriber {
  return { email, firstName, lastName, source: source === initialSource ? formSource : source, active: true };
}
