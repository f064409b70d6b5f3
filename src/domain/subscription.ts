import * as v from 'valibot';
import { toDate } from '@/lib/dates';
import { customerSources } from './customer-source';
import { labelOf } from './options';

/** A document of the collection `newsletter_subscribers` as it can be shown (requirement 3.2). */
export interface Subscriber {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  source: string;
  active: boolean;
  subscribedAt: Date;
}

const text = v.fallback(v.string(), '');
const StoredSubscriberSchema = v.object({
  email: text,
  firstName: text,
  lastName: text,
  source: text,
  active: v.fallback(v.boolean(), false),
  subscribedAt: v.pipe(v.unknown(), v.transform(toDate)),
});
const absent = { email: '', firstName: '', lastName: '', source: '', active: false, subscribedAt: undefined };

/** Reads any document as a subscriber who can be shown. `now` stands in for a missing time. */
export function toSubscriber(id: string, stored: object, now = new Date()): Subscriber {
  const fields = v.parse(StoredSubscriberSchema, { ...absent, ...stored });
  return { ...fields, id, subscribedAt: fields.subscribedAt ?? now };
}

/** How somebody came to subscribe, in words. */
export function subscriberSource(source: string): string {
  return source === 'contact_form' ? 'Contact form' : labelOf(customerSources, source);
}

/** The same for every way of writing an address. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** All that is stored with one address: who asks for a quote twice is stored twice. */
export interface Subscription {
  /** The address as `addressKey` has it. */
  key: string;
  /** Whoever subscribed last. They say whether the newsletter is wanted. */
  latest: Subscriber;
  /** Everybody with the address, the latest first. */
  subscribers: readonly Subscriber[];
}

/** The subscriptions of these subscribers, the latest first. */
export function toSubscriptions(subscribers: Iterable<Subscriber>): Subscription[] {
  const byAddress = new Map<string, Subscriber[]>();
  const newestFirst = [...subscribers].sort((a, b) => b.subscribedAt.getTime() - a.subscribedAt.getTime());
  for (const subscriber of newestFirst) {
    const key = addressKey(subscriber.email);
    const others = byAddress.get(key);
    if (others) others.push(subscriber);
    else byAddress.set(key, [subscriber]);
  }
  return [...byAddress].flatMap(([key, all]) => {
    const [latest] = all;
    return latest ? [{ key, latest, subscribers: all }] : [];
  });
}
