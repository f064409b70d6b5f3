import { newCustomerFields } from '@/domain/customer';
import { fieldLimits } from '@/domain/field-limits';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { averageVolumes, fuelTypes, valuesOf } from '@/domain/options';
import { buildDraft } from '../../support/build-customer';
import { type Fields, serverTime, timestamp } from '../support/values';

const stamps = { createdAt: serverTime, updatedAt: serverTime };

/** The lead of a prospect who fills in what is required and nothing else. */
export function minimalLead(overrides: Fields = {}): Fields {
  return { ...newCustomerFields(buildDraft()), ...stamps, ...overrides };
}

/** The lead that fills every field to its limit; half of the text lies outside the basic plane. */
export function maximalLead(overrides: Fields = {}): Fields {
  return minimalLead({
    firstName: fill(fieldLimits.name),
    lastName: fill(fieldLimits.name),
    email: emailOf(fieldLimits.email),
    phone: fill(fieldLimits.phone),
    whatsapp: fill(fieldLimits.phone),
    companyName: fill(fieldLimits.companyName),
    position: fill(fieldLimits.position),
    businessType: 'small-business',
    parish: 'Saint Elizabeth',
    address: fill(fieldLimits.address),
    fuelTypes: valuesOf(fuelTypes),
    deliveryFrequency: 'as-needed',
    averageVolume: averageVolumes[4].value,
    preferredContact: 'whatsapp',
    preferredDeliveryTime: 'afternoon',
    newsletter: true,
    whatsappUpdates: true,
    smsAlerts: true,
    hearAboutUs: 'advertisement',
    message: fill(fieldLimits.message),
    ...overrides,
  });
}

/** The smallest valid newsletter subscriber. */
export function subscriber(overrides: Fields = {}): Fields {
  return { ...newSubscriberFields(buildDraft()), subscribedAt: serverTime, ...overrides };
}

/** A lead as it lies in the database. */
export function storedLead(overrides: Fields = {}): Fields {
  const longAgo = timestamp('2026-01-05T12:00:00Z');
  return minimalLead({ createdAt: longAgo, updatedAt: longAgo, ...overrides });
}

/** A subscriber as it lies in the database. */
export function storedSubscriber(): Fields {
  return subscriber({ subscribedAt: timestamp('2026-01-05T12:00:00Z') });
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

/** An e-mail address of exactly this length. */
export function emailOf(length: number): string {
  const domain = '@island.example';
  return 'm'.repeat(length - domain.length) + domain;
}
