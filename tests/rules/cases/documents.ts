import { newCustomerFields } from '@/domain/customer';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { buildDraft, buildMaximalDraft } from '../../support/build-customer';
import { type Fields, serverTime, timestamp } from '../../support/rules/values';

const stamps = { createdAt: serverTime, updatedAt: serverTime };

/** The customer of a visitor who fills in what is required and nothing else. */
export function minimalCustomer(overrides: Fields = {}): Fields {
  return { ...newCustomerFields(buildDraft()), ...stamps, ...overrides };
}

/** The customer that fills every field to its limit; half of the text lies outside the basic plane. */
export function maximalCustomer(): Fields {
  return { ...newCustomerFields(buildMaximalDraft(fill)), ...stamps };
}

/** The smallest valid newsletter subscriber. */
export function subscriber(overrides: Fields = {}): Fields {
  return { ...newSubscriberFields(buildDraft()), subscribedAt: serverTime, ...overrides };
}

/** A customer as it lies in the database. */
export function storedCustomer(overrides: Fields = {}): Fields {
  const longAgo = timestamp('2026-01-05T12:00:00Z');
  return minimalCustomer({ createdAt: longAgo, updatedAt: longAgo, ...overrides });
}

/** A subscriber as it lies in the database. */
export function storedSubscriber(source = 'contact_form'): Fields {
  return subscriber({ source, subscribedAt: timestamp('2026-01-05T12:00:00Z') });
}

/** The same document without some of its fields. */
export function without(fields: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Text of exactly this length in UTF-16 units, most of it characters of two units. */
export function fill(length: number): string {
  return (
    (length % 2 ? 'x' : '') + '⛽\u{1f69a}x'.repeat(Math.floor(length / 4)) + 'xx'.repeat((length % 4) >> 1)
  );
}
