import { beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, storeDocuments } from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1, 12) + seconds * 1000);
const ids = (customers: readonly Customer[]) => customers.map(({ id }) => id);

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
  it('reads stored and changed customers with the latest time', async () => {
    await store(changedAt('before', 0), changedAt('changed', 100), changedAt('stored', 101));
    const { customers, latestUpdate } = await data.listChangedCustomers(at(60));
    expect(ids(customers)).toEqual(['changed', 'stored']);
    expect(customers[0]).toEqual(changedAt('changed', 100));
    expect(latestUpdate).toEqual(at(101));
  });

  it('looks back ten seconds, for what became readable late', async () => {
    await store(changedAt('long ago', 49), changedAt('late', 50), changedAt('known', 60));
    expect(ids((await data.listChangedCustomers(at(60))).customers)).toEqual(['late', 'known']);
  });

  it('stays where it is when nothing was changed', async () => {
    await store(changedAt('before', 0));
    expect(await data.listChangedCustomers(at(60))).toEqual({ customers: [], latestUpdate: at(60) });
  });

  it('reads all of many changes at one moment', async () => {
    const many = Array.from({ length: 150 }, (_, n) =>
      changedAt(`customer${String(n).padStart(3, '0')}`, 100),
    );
    await store(...many);
    expect(ids((await data.listChangedCustomers(at(60))).customers)).toEqual(ids(many));
  });

  it('is not led astray by a time that has not come yet', async () => {
    const future = new Date('2999-01-01T00:00:00Z');
    await store(changedAt('stored', 100), buildCustomer({ id: 'odd', updatedAt: future }));
    const { customers, latestUpdate } = await data.listChangedCustomers(at(60));
    expect(ids(customers)).toEqual(['stored', 'odd']);
    expect(latestUpdate).toEqual(at(100));
  });

  it('goes on from what the whole list has brought', async () => {
    await store(changedAt('a', 5), changedAt('b', 7));
    const told: (Date | undefined)[] = [];
    for await (const { latestUpdate } of data.listCustomers()) told.push(latestUpdate);
    expect(told).toEqual([at(7)]);
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
