import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import type { Customer } from '@/domain/customer';
import { hourLength } from '@/lib/dates';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, storeDocuments } from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1, 12) + seconds * 1000);
const ids = (customers: readonly Customer[]) => customers.map(({ id }) => id);

/** The emulator has this machine's clock. */
async function readingNow<Answer extends { readAt: Date }>(read: () => Promise<Answer>): Promise<Answer> {
  const begun = Date.now();
  const answer = await read();
  expect(answer.readAt.getTime()).toBeGreaterThanOrEqual(begun);
  expect(answer.readAt.getTime()).toBeLessThanOrEqual(Date.now());
  return answer;
}

let data: Awaited<ReturnType<typeof loadStaffDataLayer>>;

async function store(...customers: Customer[]) {
  await storeDocuments(
    collections.customers,
    customers.map(({ id, ...fields }) => ({ id, fields })),
  );
}
const changedAt = (id: string, seconds: number) =>
  buildCustomer({ id, createdAt: at(0), updatedAt: at(seconds) });

beforeEach(async () => {
  await clearDatabase();
  data = await loadStaffDataLayer(emulatorPort());
});

describe('List changed customers', () => {
  it('reads stored and changed customers with the time of the reading', async () => {
    await store(changedAt('before', 0), changedAt('changed', 100), changedAt('stored', 101));
    const { items: customers } = await readingNow(() => data.listChangedCustomers(at(60)));
    expect(ids(customers)).toEqual(['changed', 'stored']);
    expect(customers[0]).toEqual(changedAt('changed', 100));
  });

  it('looks back ten seconds, for what became readable late', async () => {
    await store(changedAt('long ago', 49), changedAt('late', 50), changedAt('known', 60));
    expect(ids((await data.listChangedCustomers(at(60))).items)).toEqual(['late', 'known']);
  });

  it('tells the time also when nothing was changed', async () => {
    await store(changedAt('before', 0));
    const { items: customers } = await readingNow(() => data.listChangedCustomers(at(60)));
    expect(customers).toEqual([]);
  });

  it('reads all of many changes at one moment', async () => {
    const many = Array.from({ length: 150 }, (_, n) =>
      changedAt(`customer${String(n).padStart(3, '0')}`, 100),
    );
    await store(...many);
    expect(ids((await data.listChangedCustomers(at(60))).items)).toEqual(ids(many));
  });

  it('tells the time of the first page', async () => {
    await store(...Array.from({ length: 60 }, (_, n) => changedAt(`customer${n}`, 100)));
    const asked: number[] = [];
    const plainFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
      asked.push(Date.now());
      return plainFetch(...call);
    });
    const { items: customers, readAt } = await data.listChangedCustomers(at(60));
    vi.unstubAllGlobals();
    expect(customers).toHaveLength(60);
    expect(asked).toHaveLength(2);
    expect(readAt.getTime()).toBeLessThanOrEqual(asked[1] ?? 0);
  });

  it.each([
    ['in five hours', new Date(Date.now() + 5 * hourLength)],
    ['in the year 2999', new Date('2999-01-01T00:00:00Z')],
  ])('is not led astray by a time %s', async (_when, updatedAt) => {
    await store(changedAt('stored', 100), buildCustomer({ id: 'odd', updatedAt }));
    const { items: customers } = await readingNow(() => data.listChangedCustomers(at(60)));
    expect(ids(customers)).toEqual(['stored', 'odd']);
  });

  it('goes on from the time at which the whole list was read', async () => {
    await store(changedAt('a', 5), changedAt('b', 7));
    await readingNow(async () => {
      const { value } = await data.listCustomers().next();
      if (!value) throw new Error('No page came.');
      return value;
    });
  });

  it('throws when the connection breaks', async () => {
    const proxy = await startFaultProxy();
    const broken = await loadStaffDataLayer(proxy.port);
    proxy.plan({ kind: 'drop' });
    await expect(broken.listChangedCustomers(at(0))).rejects.toMatchObject({ failure: 'unreachable' });
    await proxy.close();
  });

  it('is refused to anyone but an administrator', async () => {
    const driver = await loadStaffDataLayer(emulatorPort(), 'driver');
    await expect(driver.listChangedCustomers(at(0))).rejects.toMatchObject({ failure: 'refused' });
  });
});
