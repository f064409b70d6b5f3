import * as v from 'valibot';
import { customerSources } from './customer-source';
import { emailKey } from './email';
import { formSource } from './newsletter-subscriber';
import { labelOf } from './options';
import { storedDate, storedText } from './stored-fields';

/** A document of `newsletter_subscribers` (requirement 3.2). */
export interface Subscriber {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  source: string;
  active: boolean;
  subscribedAt: Date;
}

const StoredSubscriberSchema = v.object({
  email: storedText,
  firstName: storedText,
  lastName: storedText,
  source: storedText,
  active: v.fallback(v.boolean(), false),
  subscribedAt: storedDate,
});

export function toSubscriber(id: string, stored: object, now = new Date()): Subscriber {
  const fields = v.parse(StoredSubscriberSchema, stored);
  return { ...fields, id, subscribedAt: fields.subscribedAt ?? now };
}

export function subscriberSource(source: string): string {
  return source === formSource ? 'Contact form' : labelOf(customerSources, source);
}

/** All documents with one address: each request of a person stores one. */
export interface Subscription {
  key: string;
  /** The last subscriber decides whether the newsletter is wanted. */
  latest: Subscriber;
  subscribers: readonly Subscriber[];
}

export function toSubscriptions(subscribers: Iterable<Subscriber>): Subscription[] {
  const byAddress = new Map<string, Subscription & { subscribers: Subscriber[] }>();
  const newestFirst = [...subscribers].sort((a, b) => b.subscribedAt.getTime() - a.subscribedAt.getTime());
  for (const subscriber of newestFirst) {
    const key = emailKey(subscriber.email);
    const known = byAddress.get(key);
    if (known) known.subscribers.push(subscriber);
    else byAddress.set(key, { key, latest: subscriber, subscribers: [subscriber] });
  }
  return [...byAddress.values()];
}
