import { beforeEach, describe, expect, it } from 'vitest';
import { toImportedId } from '@/domain/imported-id';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { CustomerCache } from './customer-cache';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const customer = (id: string, n: number, overrides = {}) =>
  buildCustomer({ id, createdAt: day(n), updatedAt: day(n), ...overrides });

let cache: CustomerCache;
const ids = () => cache.rows().map(({ customer: { id } }) => id);
const statusOf = (id: string) => cache.find(id)?.customer.status;

beforeEach(() => {
  cache = new CustomerCache();
  cache.beginRead();
  cache.add([customer('b', 2), customer('a', 1)]);
  cache.endRead();
});

describe('The customers on screen', () => {
  it('are ordered by createdAt, newest first, however they arrive', () => {
    cache.add([customer('c', 3)]);
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  it('hold each customer once', () => {
    cache.beginRead();
    cache.add([customer('b', 2), customer('b', 2)]);
    expect(ids()).toEqual(['b', 'a']);
    expect(cache.broughtCount).toBe(1);
  });

  it('stay while a refresh runs, and those gone from the database leave at its end', () => {
    cache.beginRead();
    cache.add([customer('c', 3), customer('b', 2)]);
    expect(ids()).toEqual(['c', 'b', 'a']);
    cache.endRead();
    expect(ids()).toEqual(['c', 'b']);
  });
});

it('leaves each customer of a page what is theirs', () => {
  cache.addPage([customer('c', 3, { lastName: 'Grant' }), customer('d', 4, { lastName: 'Bennett' })]);
  cache.addPage([customer('e', 5, { lastName: 'Grant', companyName: 'Bennett' })]);
  const found = ['c', 'd', 'e'].map((id) => cache.find(id)?.customer);
  expect(found.map((one) => one?.lastName)).toEqual(['Grant', 'Bennett', 'Grant']);
  expect(found[2]?.companyName).toBe('Bennett');
});

describe('A customer who was corrected here', () => {
  const phoneOf = (id: string) => cache.find(id)?.customer.phone;

  it('is found by the new number at once, and not undone by an answer from before', () => {
    const stored = customer('a', 1);
    const later = new Date(stored.updatedAt.getTime() + 1);
    cache.replace({ ...stored, phone: '876-555-0100', updatedAt: later });
    expect(cache.find('a')?.digits).toContain('8765550100');
    expect(cache.merge([stored])).toEqual({ arrived: [], isChanged: false });
    expect(phoneOf('a')).toBe('876-555-0100');
    cache.merge([customer('a', 1, { phone: '876-555-0199', updatedAt: day(3) })]);
    expect(phoneOf('a')).toBe('876-555-0199');
  });
});

describe('A customer with a time far after the present', () => {
  const future = new Date('2999-01-01T00:00:00Z');
  const now = day(9);

  it('follows a colleague’s change of the status', () => {
    cache.add([customer('a', 1, { updatedAt: future })]);
    cache.merge([customer('a', 1, { status: 'inactive', updatedAt: day(8) })], now);
    expect(statusOf('a')).toBe('inactive');
  });

  it('follows a colleague’s change after a change made here', () => {
    cache.add([customer('a', 1, { updatedAt: future })]);
    cache.setStatus('a', 'customer');
    cache.merge([customer('a', 1, { status: 'inactive', updatedAt: day(8) })], now);
    expect(statusOf('a')).toBe('inactive');
  });

  it('follows a colleague’s change after a conflict', () => {
    cache.replace(customer('a', 1, { updatedAt: future }));
    cache.merge([customer('a', 1, { status: 'inactive', updatedAt: day(8) })], now);
    expect(statusOf('a')).toBe('inactive');
  });
});

describe('A status changed here', () => {
  it('comes with an updatedAt later than before, whatever the clock says', () => {
    const future = new Date('2999-01-01T00:00:00Z');
    cache.add([customer('a', 1, { updatedAt: future })]);
    cache.setStatus('a', 'customer');
    expect(cache.find('a')?.customer).toMatchObject({ status: 'customer', createdAt: day(1) });
    expect(cache.find('a')?.customer.updatedAt.getTime()).toBeGreaterThan(future.getTime());
  });

  it('is not undone by a page that was read before', () => {
    cache.beginRead();
    cache.setStatus('a', 'customer');
    cache.add([customer('a', 1)]);
    expect(statusOf('a')).toBe('customer');
  });

  it('gives way to a later change by somebody else', () => {
    cache.beginRead();
    cache.setStatus('a', 'customer');
    cache.add([customer('a', 1, { status: 'inactive', updatedAt: new Date(Date.now() + 60_000) })]);
    expect(statusOf('a')).toBe('inactive');
  });

  it('gives way to whatever a refresh begun after it brings, whatever the clock said', () => {
    cache.setStatus('a', 'customer');
    cache.beginRead();
    cache.add([customer('a', 1, { status: 'inactive', updatedAt: day(2) })]);
    expect(statusOf('a')).toBe('inactive');
  });

  it('of a customer no longer known is left alone', () => {
    cache.setStatus('nobody', 'customer');
    expect(ids()).toEqual(['b', 'a']);
  });
});

describe('Customers changed lately', () => {
  const status = (id: string, n: number, value: 'new' | 'contacted' | 'customer') =>
    customer(id, 1, { status: value, updatedAt: day(n) });

  it('are taken in, and those not known before are named', () => {
    const merged = cache.merge([status('a', 5, 'contacted'), customer('c', 6)]);
    expect(merged).toEqual({ arrived: ['c'], isChanged: true });
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(statusOf('a')).toBe('contacted');
  });

  it('announce leads of the website alone, not those whom a colleague adds or imports', () => {
    const imported = toImportedId('AskedOnTheWebsite001');
    const added = cache.merge([
      customer('c', 6, { source: 'phone' }),
      customer('d', 7),
      customer(imported, 8, { source: 'website' }),
    ]);
    expect(added).toEqual({ arrived: ['d'], isChanged: true });
    expect(ids()).toEqual([imported, 'd', 'c', 'b', 'a']);
  });

  it('change nothing when they are known as they are', () => {
    const before = cache.find('a');
    expect(cache.merge([customer('a', 1), customer('b', 2)])).toEqual({ arrived: [], isChanged: false });
    expect(cache.find('a')).toBe(before);
  });

  it('do not undo a later change', () => {
    cache.setStatus('a', 'customer');
    expect(cache.merge([status('a', 1, 'contacted')]).isChanged).toBe(false);
    expect(statusOf('a')).toBe('customer');
  });

  it("bring a colleague's later change even to a computer whose clock is ahead", () => {
    cache.setStatus('a', 'contacted');
    const stored = status('a', 3, 'contacted');
    cache.merge([stored]);
    expect(cache.find('a')?.customer.updatedAt).toEqual(stored.updatedAt);
    cache.merge([status('a', 4, 'customer')]);
    expect(statusOf('a')).toBe('customer');

    cache.setStatus('a', 'contacted');
    cache.merge([status('a', 6, 'customer')]);
    expect(statusOf('a')).toBe('customer');
  });
});

describe('Customers who were erased', () => {
  it('are forgotten, and nobody else', () => {
    expect(cache.erase([{ id: 'a', erasedAt: day(3) }])).toBe(true);
    expect(ids()).toEqual(['b']);
    expect(cache.erase([{ id: 'nobody', erasedAt: day(3) }])).toBe(false);
  });

  it('are not brought back by a copy that was read before', () => {
    cache.erase([{ id: 'a', erasedAt: day(3) }]);
    cache.add([customer('a', 1)]);
    expect(cache.merge([customer('a', 1)])).toEqual({ arrived: [], isChanged: false });
    expect(ids()).toEqual(['b']);
  });

  it('are not kept by a change made here, whatever the clock says', () => {
    cache.setStatus('a', 'customer');
    cache.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(ids()).toEqual(['b']);
  });

  it('are forgotten without a creation time where the clock is ahead', () => {
    cache.merge([customer('c', 9, { updatedAt: day(2) })]);
    cache.erase([{ id: 'c', erasedAt: day(3) }]);
    expect(ids()).toEqual(['b', 'a']);
  });

  it('come back when they are stored again', () => {
    cache.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(cache.merge([customer('a', 4)]).arrived).toEqual(['a']);
    cache.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('do not count as brought', () => {
    cache.beginRead();
    cache.add([customer('b', 2), customer('a', 1)]);
    cache.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(cache.broughtCount).toBe(1);
  });
});

describe('A customer who was just read', () => {
  it('replaces what is known, even what a fast clock made later', () => {
    cache.add([customer('a', 1, { updatedAt: new Date('2999-01-01T00:00:00Z') })]);
    cache.replace(customer('a', 1, { status: 'inactive', updatedAt: day(2) }));
    expect(statusOf('a')).toBe('inactive');
  });

  it('is not undone by a page that was read before', () => {
    cache.beginRead();
    cache.replace(customer('a', 1, { status: 'inactive', updatedAt: day(2) }));
    cache.add([customer('a', 1)]);
    expect(statusOf('a')).toBe('inactive');
  });

  it('is left alone when no longer known', () => {
    cache.replace(customer('nobody', 1));
    expect(ids()).toEqual(['b', 'a']);
  });
});
