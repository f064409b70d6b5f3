import { beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { CustomerCache } from './customer-cache';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const customer = (id: string, n: number, overrides = {}) =>
  buildCustomer({ id, createdAt: day(n), updatedAt: day(n), ...overrides });

let book: CustomerCache;
const ids = () => book.rows().map(({ customer: { id } }) => id);
const statusOf = (id: string) => book.find(id)?.customer.status;

beforeEach(() => {
  book = new CustomerCache();
  book.beginRead();
  book.add([customer('b', 2), customer('a', 1)]);
  book.endRead();
});

describe('The customers on screen', () => {
  it('are ordered by createdAt, newest first, however they arrive', () => {
    book.add([customer('c', 3)]);
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  it('hold each customer once', () => {
    book.add([customer('b', 2), customer('b', 2)]);
    expect(ids()).toEqual(['b', 'a']);
    expect(book.broughtCount).toBe(2);
  });

  it('stay while a refresh runs, and those gone from the database leave at its end', () => {
    book.beginRead();
    book.add([customer('c', 3), customer('b', 2)]);
    expect(ids()).toEqual(['c', 'b', 'a']);
    book.endRead();
    expect(ids()).toEqual(['c', 'b']);
  });
});

describe('A status changed here', () => {
  it('comes with an updatedAt later than before, whatever the clock says', () => {
    const future = new Date('2999-01-01T00:00:00Z');
    book.add([customer('a', 1, { updatedAt: future })]);
    book.setStatus('a', 'customer');
    expect(book.find('a')?.customer).toMatchObject({ status: 'customer', createdAt: day(1) });
    expect(book.find('a')?.customer.updatedAt.getTime()).toBeGreaterThan(future.getTime());
  });

  it('is not undone by a page that was read before', () => {
    book.beginRead();
    book.setStatus('a', 'customer');
    book.add([customer('a', 1)]);
    expect(statusOf('a')).toBe('customer');
  });

  it('gives way to a later change by somebody else', () => {
    book.beginRead();
    book.setStatus('a', 'customer');
    book.add([customer('a', 1, { status: 'inactive', updatedAt: new Date(Date.now() + 60_000) })]);
    expect(statusOf('a')).toBe('inactive');
  });

  it('gives way to whatever a refresh begun after it brings, whatever the clock said', () => {
    book.setStatus('a', 'customer');
    book.beginRead();
    book.add([customer('a', 1, { status: 'inactive', updatedAt: day(2) })]);
    expect(statusOf('a')).toBe('inactive');
  });

  it('of a customer no longer known is left alone', () => {
    book.setStatus('nobody', 'customer');
    expect(ids()).toEqual(['b', 'a']);
  });
});

describe('Customers changed lately', () => {
  const status = (id: string, n: number, value: 'new' | 'contacted' | 'customer') =>
    customer(id, 1, { status: value, updatedAt: day(n) });

  it('are taken in, and those not known before are named', () => {
    const merged = book.merge([status('a', 5, 'contacted'), customer('c', 6)]);
    expect(merged).toEqual({ arrived: ['c'], isChanged: true });
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(statusOf('a')).toBe('contacted');
  });

  it('change nothing when they are known as they are', () => {
    const before = book.find('a');
    expect(book.merge([customer('a', 1), customer('b', 2)])).toEqual({ arrived: [], isChanged: false });
    expect(book.find('a')).toBe(before);
  });

  it('do not undo a later change', () => {
    book.setStatus('a', 'customer');
    expect(book.merge([status('a', 1, 'contacted')]).isChanged).toBe(false);
    expect(statusOf('a')).toBe('customer');
  });

  it("bring a colleague's later change even to a computer whose clock is ahead", () => {
    book.setStatus('a', 'contacted');
    const stored = status('a', 3, 'contacted');
    book.merge([stored]);
    expect(book.find('a')?.customer.updatedAt).toEqual(stored.updatedAt);
    book.merge([status('a', 4, 'customer')]);
    expect(statusOf('a')).toBe('customer');
  });
});

describe('Customers who were erased', () => {
  it('are forgotten, and nobody else', () => {
    expect(book.erase([{ id: 'a', erasedAt: day(3) }])).toBe(true);
    expect(ids()).toEqual(['b']);
    expect(book.erase([{ id: 'nobody', erasedAt: day(3) }])).toBe(false);
  });

  it('are not brought back by a copy that was read before', () => {
    book.erase([{ id: 'a', erasedAt: day(3) }]);
    book.add([customer('a', 1)]);
    expect(book.merge([customer('a', 1)])).toEqual({ arrived: [], isChanged: false });
    expect(ids()).toEqual(['b']);
  });

  it('are not kept by a change made here, whatever the clock says', () => {
    book.setStatus('a', 'customer');
    book.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(ids()).toEqual(['b']);
  });

  it('come back when they are stored anew', () => {
    book.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(book.merge([customer('a', 4)]).arrived).toEqual(['a']);
    book.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('do not count as brought', () => {
    book.beginRead();
    book.add([customer('b', 2), customer('a', 1)]);
    book.erase([{ id: 'a', erasedAt: day(3) }]);
    expect(book.broughtCount).toBe(1);
  });
});

describe('A customer who was just read', () => {
  it('replaces what is known, even what a fast clock made later', () => {
    book.add([customer('a', 1, { updatedAt: new Date('2999-01-01T00:00:00Z') })]);
    book.replace(customer('a', 1, { status: 'inactive', updatedAt: day(2) }));
    expect(statusOf('a')).toBe('inactive');
  });

  it('is not undone by a page that was read before', () => {
    book.beginRead();
    book.replace(customer('a', 1, { status: 'inactive', updatedAt: day(2) }));
    book.add([customer('a', 1)]);
    expect(statusOf('a')).toBe('inactive');
  });

  it('is left alone when no longer known', () => {
    book.replace(customer('nobody', 1));
    expect(ids()).toEqual(['b', 'a']);
  });
});
