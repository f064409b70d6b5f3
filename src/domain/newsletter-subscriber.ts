import type { NewCustomer } from './customer-draft';
import { type CustomerSource, initialSource } from './customer-source';

export const formSource = 'contact_form';

/** A document of `newsletter_subscribers` without `subscribedAt` (requirements 3.2 and 7.2). */
export function newSubscriberFields(
  { email, firstName, lastName }: Pick<NewCustomer, 'email' | 'firstName' | 'lastName'>,
  source: CustomerSource = initialSource,
) {
  return { email, firstName, lastName, source: source === initialSource ? formSource : source, active: true };
}
