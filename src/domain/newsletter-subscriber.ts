import type { NewCustomer } from './customer-draft';
import { type CustomerSource, initialSource, type StaffSource } from './customer-source';

const formSource = 'contact_form';

/** A document of `newsletter_subscribers` without `subscribedAt` (requirements 3.2 and 7.2). */
export interface NewsletterSubscriber {
  email: string;
  firstName: string;
  lastName: string;
  source: typeof formSource | StaffSource;
  active: true;
}

export function newSubscriberFields(
  { email, firstName, lastName }: Pick<NewCustomer, 'email' | 'firstName' | 'lastName'>,
  source: CustomerSource = initialSource,
): NewsletterSubscriber {
  return { email, firstName, lastName, source: source === initialSource ? formSource : source, active: true };
}
