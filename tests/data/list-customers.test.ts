import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, type DocumentToStore, removeDocument, storeDocuments } from '../support/database';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const sizes = { first: 3, next: 4, largest: 6 };

const store = (...documents: DocumentToStore[]) => storeDocuments(collections.customers, documents);

function documentOf(overrides: Partial<Customer> & { id: string }): DocumentToStore {
  const { id, ...fields } = buildCustomer(overrides);
  return { id, fields };
}

async function readAll(pages: AsyncIterable<{ customers: Customer[]; total: number | undefined }>) {
  const customers: Customer[] = [];
  for await (const page of pages) customers.push(...page.customers);
  return customers;
}

const ids = (customers: readonly { id: string }[]) => customers.map(({ id }) => id);
const numbered = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(2, '0'));

let listCustomers: Awaited<ReturnType<typeof loadStaffDataLayer>>['listCustomers'];

beforeEach(async () => {
  await clearDatabase();
  ({ listCustomers } = await loadStaffDataLayer(emulatorPort()));
});

describe('List customers (requirement 7.3)', () => {
  it('reads an empty collection as one empty page', async () => {
    const pages = listCustomers();
    expect(await pages.next()).toEqual({ done: false, value: expect.objectContaining({ customers: [] }) });
    expect((await pages.next()).done).toBe(true);
  });

  it('gives id and document data, with createdAt and updatedAt as dates', async () => {
    const customer = buildCustomer({
      fuelTypes: ['Diesel', 'Kerosene'],
      message: 'Two tanks\nby the gate',
      createdAt: new Date('2026-03-01T05:00:00Z'),
      updatedAt: new Date('2026-04-01T05:00:00Z'),
    });
    await store(documentOf(customer));
    expect(await readAll(listCustomers())).toEqual([customer]);
  });

  it('reads to the end when a document says that it was changed in the year 1', async () => {
    await store({ id: 'odd', fields: { updatedAt: new Date('0001-01-01T00:00:00Z') } });
    expect(ids(await readAll(listCustomers()))).toEqual(['odd']);
    await store(documentOf({ id: 'dated', updatedAt: new Date('0001-01-01T00:00:00Z') }));
    expect(ids(await readAll(listCustomers()))).toEqual(['dated', 'odd']);
  });

  it('is ordered by createdAt, newest first', async () => {
    await store(
      documentOf({ id: 'oldest', createdAt: new Date('2025-01-01T00:00:00Z') }),
      documentOf({ id: 'newest', createdAt: new Date('2026-11-01T00:00:00Z') }),
      documentOf({ id: 'middle', createdAt: new Date('2026-01-01T00:00:00Z') }),
    );
    expect(ids(await readAll(listCustomers()))).toEqual(['newest', 'middle', 'oldest']);
  });

  it('reads every customer once when many at a page boundary share one createdAt', async () => {
    // The size of a page depends on how long the one before took to read.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 0.01;
      return now;
    });
    const all = numbered(15);
    await store(...all.map((id) => documentOf({ id })));
    const pageLengths: number[] = [];
    const read: string[] = [];
    for await (const { customers } of listCustomers(sizes)) {
      pageLengths.push(customers.length);
      read.push(...ids(customers));
    }
    expect(pageLengths).toEqual([3, 4, 6, 2, 0]);
    expect(read.toSorted()).toEqual(all);
  });

  it('tells how many there are once they are counted, which no page waits for', async () => {
    await store(...numbered(15).map((id) => documentOf({ id })));
    const fetched = vi.fn(globalThis.fetch);
    vi.stubGlobal('fetch', fetched);
    ({ listCustomers } = await loadStaffDataLayer(emulatorPort()));
    const isCounted = () =>
      fetched.mock.calls.some(
        ([address], n) =>
          String(address).includes(':runAggregationQuery') &&
          fetched.mock.settledResults[n]?.type === 'fulfilled',
      );
    const totals: (number | undefined)[] = [];
    for await (const { total } of listCustomers({ first: 3, next: 3, largest: 3 })) {
      totals.push(total);
      if (totals.length === 2) await vi.waitFor(() => expect(isCounted()).toBe(true));
    }
    expect(totals[0]).toBeUndefined();
    expect(totals.at(-1)).toBe(15);
  });

  it('neither loses nor doubles a customer arriving while pages load', async () => {
    const all = numbered(5);
    await store(...all.map((id) => documentOf({ id })));
    const pages = listCustomers(sizes);
    const first = await pages.next();
    await store(documentOf({ id: 'arrived', createdAt: new Date('2026-11-21T00:00:00Z') }));
    const read = [...(first.value?.customers ?? []), ...(await readAll(pages))];
    expect(ids(read).toSorted()).toEqual([...all, 'arrived']);
  });

  it('does not lose a customer who arrives while the newest documents have a malformed createdAt', async () => {
    const all = numbered(5);
    await store(...all.map((id) => documentOf({ id })), {
      id: 'text',
      fields: { ...documentOf({ id: 'text' }).fields, createdAt: 'yesterday' },
    });
    const pages = listCustomers(sizes);
    const first = await pages.next();
    await store(documentOf({ id: 'arrived', createdAt: new Date('2026-11-21T00:00:00Z') }));
    const read = [...(first.value?.customers ?? []), ...(await readAll(pages))];
    expect(ids(read).toSorted()).toEqual([...all, 'arrived', 'text']);
  });

  it('reads customers without createdAt after the others', async () => {
    const begun = Date.now();
    await store({ id: 'a-legacy', fields: { firstName: 'Delroy' } }, documentOf({ id: 'b-dated' }), {
      id: 'c-legacy',
      fields: {},
    });
    const customers = await readAll(listCustomers());
    expect(ids(customers)).toEqual(['b-dated', 'a-legacy', 'c-legacy']);
    for (const { createdAt, updatedAt } of [customers[1], customers[2]].filter((it) => it !== undefined)) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(begun);
      expect(createdAt.getTime()).toBeLessThanOrEqual(Date.now());
      expect(updatedAt).toEqual(createdAt);
    }
  });
});

describe('A customer who is erased while pages load', () => {
  const erasedNow = (id: string) =>
    storeDocuments(collections.erasedCustomers, [{ id, fields: { erasedAt: new Date() } }]);

  it('is named at the end', async () => {
    await store(...numbered(5).map((id) => documentOf({ id })));
    const pages = listCustomers(sizes);
    await pages.next();
    await removeDocument(`${collections.customers}/04`);
    await erasedNow('04');
    const named: string[] = [];
    for await (const { erased } of pages) named.push(...ids(erased));
    expect(named).toEqual(['04']);
  });

  it('hides nobody without createdAt from the count', async () => {
    await store(...numbered(5).map((id) => documentOf({ id })), { id: 'legacy', fields: {} });
    const pages = listCustomers(sizes);
    await pages.next();
    await removeDocument(`${collections.customers}/04`);
    await erasedNow('04');
    expect(ids(await readAll(pages))).toContain('legacy');
  });

  it('is not asked for as far back as the list goes', async () => {
    await store(documentOf({ id: 'a', updatedAt: new Date('2026-11-20T12:00:00Z') }));
    await storeDocuments(collections.erasedCustomers, [
      { id: 'before', fields: { erasedAt: new Date('2026-11-20T11:00:00Z') } },
    ]);
    for await (const { erased } of listCustomers()) expect(erased).toEqual([]);
  });
});

describe('A malformed document becomes a customer that can be shown', () => {
  const wrong = {
    null: null,
    'a number': 7,
    'a text': 'text',
    'a truth value': true,
    'a list': [1, 'two', null],
    'a map': { toDate: 'no function', constructor: 'odd' },
    'a date': new Date('2026-01-01T00:00:00Z'),
  };
  const fieldNames = Object.keys(documentOf({ id: 'any' }).fields);

  it.each(Object.entries(wrong))('with %s in every field', async (_, value) => {
    await store({ id: 'odd', fields: Object.fromEntries(fieldNames.map((name) => [name, value])) });
    const [customer] = await readAll(listCustomers());
    expect(customer).toMatchObject({
      id: 'odd',
      firstName: typeof value === 'string' ? value : '',
      newsletter: value === true,
      status: 'new',
      totalSpent: typeof value === 'number' ? value : 0,
      fuelTypes: typeof value === 'string' ? ['text'] : Array.isArray(value) ? ['two'] : [],
    });
    expect(customer?.createdAt).toBeInstanceOf(Date);
    expect(customer?.updatedAt).toBeInstanceOf(Date);
  });

  it('with foreign keys, an unknown status and an id of its own', async () => {
    const { fields } = documentOf({ id: 'any' });
    await store({
      id: 'true-id',
      fields: { ...fields, status: 'vip', id: 'forged', constructor: 'x', toString: 'x', hasOwnProperty: 1 },
    });
    const [customer] = await readAll(listCustomers());
    expect(customer).toEqual({ ...buildCustomer(), id: 'true-id' });
  });
});
