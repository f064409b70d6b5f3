import { company } from '@/config/company';
import { customerSources } from '@/domain/customer-source';
import { labelOf } from '@/domain/options';
import type { Subscription } from '@/domain/subscription';
import { byteOrderMark, toCsvLine } from '@/lib/csv';
import { toIsoDate } from '@/lib/dates';

/** '{slug}-newsletter-{date}.csv' with the date it is in Jamaica. */
export function subscribersFileName(now: Date): string {
  return `${company.slug}-newsletter-${toIsoDate(now)}.csv`;
}

/** How somebody came to subscribe, in words. */
export function subscriberSource(source: string): string {
  return source === 'contact_form' ? 'Contact form' : labelOf(customerSources, source);
}

const columns = ['Email', 'First Name', 'Last Name', 'Subscribed', 'Source'];

/** The file for a mailing tool: an address a line. */
export function subscribersToCsv(subscriptions: readonly Subscription[]): string[] {
  const lines = subscriptions.map(({ latest: { email, firstName, lastName, subscribedAt, source } }) =>
    toCsvLine([email.trim(), firstName, lastName, toIsoDate(subscribedAt), subscriberSource(source)]),
  );
  return [byteOrderMark + toCsvLine(columns), ...lines];
}
