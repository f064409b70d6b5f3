import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../tests/support/build-customer';
import { newCustomerFields, toCustomer } from './customer';
import { customerFieldNames } from './customer-fields';

const now = new Date('2026-11-21T12:00:00Z');
const earlier = new Date('2026-11-01T12:00:00Z');
const timestamp = (date: Date) => ({ toDate: () => date });

const empty = {
  id: 'id',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  whatsapp: '',
  companyName: '',
  position: '',
  businessType: '',
  parish: '',
  address: '',
  fuelTypes: [],
  deliveryFrequency: '',
  averageVolume: '',
  preferredContact: '',
  preferredDeliveryTime: '',
  newsletter: false,
  whatsappUpdates: false,
  smsAlerts: false,
  hearAboutUs: '',
  message: '',
  source: '',
  status: 'new',
  createdAt: now,
  updatedAt: now,
  totalOrders: 0,
  totalSpent: 0,
};

describe('a new customer', () => {
  it('has status new, source website and no orders', () => {
    expect(newCustomerFields(buildDraft())).toEqual({
      ...buildDraft(),
      status: 'new',
      source: 'website',
      totalOrders: 0,
      totalSpent: 0,
    });
  });

  it('is stored with 26 fields, two of them timestamps', () => {
    expect(customerFieldNames).toHaveLength(26);
    const stored = [...Object.keys(newCustomerFields(buildDraft())), 'createdAt', 'updatedAt'];
    expect(stored.toSorted()).toEqual([...customerFieldNames].toSorted());
  });
});

describe('a stored document', () => {
  it('is read as it was stored', () => {
    const fields = { ...newCustomerFields(buildDraft({ fuelTypes: ['Diesel'] })), totalSpent: 1250.5 };
    const document = { ...fields, createdAt: timestamp(earlier), updatedAt: timestamp(now) };
    expect(toCustomer('id', document, new Date(0))).toEqual({
      id: 'id',
      ...fields,
      createdAt: earlier,
      updatedAt: now,
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Marcia'],
    ['a number', 7],
    ['a list', ['Marcia', { firstName: 'Marcia' }]],
    ['an empty document', {}],
    ['every field null', Object.fromEntries(customerFieldNames.map((field) => [field, null]))],
    ['every field a map', Object.fromEntries(customerFieldNames.map((field) => [field, { nested: [1] }]))],
    [
      'every field a number too large',
      Object.fromEntries(customerFieldNames.map((field) => [field, Infinity])),
    ],
    ['every field not a number', Object.fromEntries(customerFieldNames.map((field) => [field, Number.NaN]))],
    ['keys of every object', JSON.parse('{"__proto__":{"firstName":"x"},"constructor":1,"toString":null}')],
  ])('made of %s becomes a customer that can be shown', (_, stored) => {
    expect(toCustomer('id', stored, now)).toEqual(empty);
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty', 'toDate', 'id', 'extra'])(
    'with a key "%s" is read as if it had none',
    (key) => {
      const stored = JSON.parse(`{"firstName":"Marcia","${key}":{"status":"customer"}}`);
      const customer = toCustomer('id', stored, now);
      expect(customer).toEqual({ ...empty, firstName: 'Marcia' });
      expect(Object.getPrototypeOf(customer)).toBe(Object.prototype);
    },
  );

  it.each([
    ['a text', 'Diesel', ['Diesel']],
    ['a list of mixed things', ['Diesel', 7, null, '', ['Kerosene'], 'Old Stock'], ['Diesel', 'Old Stock']],
    ['a map', { 0: 'Diesel', length: 1 }, []],
    ['nothing', undefined, []],
  ])('with fuel types as %s keeps what can be shown', (_, fuelTypes, shown) => {
    expect(toCustomer('id', { fuelTypes }, now).fuelTypes).toEqual(shown);
  });

  it.each(['lead', 'NEW', '', 'constructor', 4, ['new']])('with status %j counts as new', (status) => {
    expect(toCustomer('id', { status }, now).status).toBe('new');
  });

  it('with a broken timestamp takes the current date', () => {
    const broken = {
      createdAt: { toDate: () => new Date(Number.NaN) },
      updatedAt: '2026-11-01T12:00:00Z',
    };
    expect(toCustomer('id', broken, now)).toEqual(empty);
    const before = Date.now();
    expect(toCustomer('id', {}).createdAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('keeps the legacy value of a choice', () => {
    expect(toCustomer('id', { parish: 'St. Ann', businessType: 'sole-trader' }, now)).toMatchObject({
      parish: 'St. Ann',
      businessType: 'sole-trader',
    });
  });
});

describe('customers of a long list', () => {
  const read = (fuelTypes: unknown, updatedAt = earlier) =>
    toCustomer('id', { fuelTypes, createdAt: timestamp(earlier), updatedAt: timestamp(updatedAt) }, now);

  it('share the options of a choice', () => {
    expect(read(['', '']).fuelTypes).toBe(read(['', '']).fuelTypes);
  });

  it('share no value that is no option', () => {
    expect(read(['', 'Rum']).fuelTypes).not.toBe(read(['', 'Rum']).fuelTypes);
    expect(read([',']).fuelTypes).toEqual([',']);
  });

  it('hold one time when nothing changed since, and two else', () => {
    const { createdAt, updatedAt } = read([]);
    expect(updatedAt).toBe(createdAt);
    expect(read([], now)).toMatchObject({ createdAt: earlier, updatedAt: now });
  });
});
