import { describe, expect, it } from 'vitest';
import { customerSources, staffSources } from './customer-source';
import { customerStatuses, initialStatus, statusLabel } from './customer-status';
import * as lists from './options';
import { isRole, roles, signUpRoles } from './role';

describe('option lists (requirement 3.5)', () => {
  it.each([
    ['businessType', lists.businessTypes, 'individual, small-business, corporation, government, ngo, other'],
    [
      'fuel types',
      lists.fuelTypes,
      'Gasoline/Petrol, Diesel, Kerosene, Cooking Gas (LPG), Industrial Fuel, Aviation Fuel',
    ],
    ['deliveryFrequency', lists.deliveryFrequencies, 'one-time, weekly, bi-weekly, monthly, as-needed'],
    ['averageVolume', lists.averageVolumes, 'under-50, 50-100, 100-500, 500-1000, over-1000'],
    ['preferredDeliveryTime', lists.deliveryTimes, 'morning, afternoon, evening, flexible'],
    [
      'parish',
      lists.parishes,
      'Kingston, Saint Andrew, Saint Catherine, Clarendon, Manchester, Saint Elizabeth, Westmoreland, Hanover, Saint James, Trelawny, Saint Ann, Saint Mary, Portland, Saint Thomas',
    ],
    ['preferredContact', lists.contactMethods, 'phone, whatsapp, email, sms'],
    ['sources', customerSources, 'website, phone, whatsapp, email, walk-in'],
    ['sources of staff', staffSources, 'phone, whatsapp, email, walk-in'],
    ['hearAboutUs', lists.referralSources, 'google, social-media, referral, advertisement, website, other'],
  ])('%s', (_, options: readonly lists.Option[], values) => {
    expect(lists.valuesOf(options).join(', ')).toBe(values);
  });

  it('say when morning, afternoon and evening are', () => {
    expect(lists.deliveryTimes.map(({ label }) => label)).toEqual([
      'Morning (7AM-12PM)',
      'Afternoon (12PM-5PM)',
      'Evening (5PM-7PM)',
      'Flexible',
    ]);
  });

  it('label a legacy value with itself', () => {
    expect(lists.labelOf(lists.businessTypes, 'ngo')).toBe('NGO');
    expect(lists.labelOf(lists.businessTypes, 'constructor')).toBe('constructor');
  });
});

describe('statuses (requirement 4.1)', () => {
  it('are new, contacted, customer and inactive, beginning with new', () => {
    expect(customerStatuses.map(({ value }) => value)).toEqual(['new', 'contacted', 'customer', 'inactive']);
    expect(customerStatuses.map(({ value }) => statusLabel(value))).toEqual([
      'New',
      'Contacted',
      'Customer',
      'Inactive',
    ]);
    expect(initialStatus).toBe('new');
  });

  it.each(['New', '', 'archived', 'toString', null, undefined, 0, ['new']])('%j is none', (value) => {
    expect(lists.valueIn(customerStatuses, value)).toBeUndefined();
  });
});

describe('roles (requirement 6.1)', () => {
  it('are administrator, customer and driver', () => {
    expect(roles.map(({ label }) => label)).toEqual(['Administrator', 'Customer', 'Driver']);
    expect(roles.every(({ value }) => isRole(value))).toBe(true);
  });

  it.each(['Admin', 'administrator', '', ['admin'], { admin: true }, null, undefined])(
    '%j is none',
    (value) => {
      expect(isRole(value)).toBe(false);
    },
  );

  it('never include administrator in sign-up', () => {
    expect(signUpRoles.map(({ value }) => value)).toEqual(['customer', 'driver']);
  });
});
