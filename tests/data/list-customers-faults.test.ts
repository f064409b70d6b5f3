import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { requestTimeout } from '@/data/with-timeout';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, storeDocuments } from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const sentence = 'Failed to retrieve customers';
const { id: _, ...fields } = buildCustomer();
const storeSome = (count: number) =>
  storeDocuments(
    collections.customers,
    Array.from({ length: count }, (_none, n) => ({ id: `customer${n}`, fields })),
  );

const proxy = await startFaultProxy();

afterAll(proxy.close);
beforeEach(clearDatabase);
afterEach(() => {
  proxy.heal();
});

describe('When the list cannot be read', () => {
  it.each(['customer', 'driver'] as const)('the rules refuse it to a %s', async (role) => {
    await storeSome(1);
    const { listCustomers } = await loadStaffDataLayer(emulatorPort(), role);
    await expect(listCustomers().next()).rejects.toThrow(sentence);
  });

  it('says so when the emulator is stopped', async () => {
    const stopped = await startFaultProxy();
    await stopped.close();
    const { listCustomers } = await loadStaffDataLayer(stopped.port);
    await expect(listCustomers().next()).rejects.toThrow(sentence);
  });

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'captive-portal' },
    { kind: 'truncate' },
    { kind: 'drop' },
  ] as const)('keeps the pages read before when a later page meets $kind', async (fault) => {
    await storeSome(5);
    const { listCustomers } = await loadStaffDataLayer(proxy.port);
    // The second page is asked for as soon as the first is there.
    proxy.plan(fault, { after: 1 });
    const pages = listCustomers({ first: 3, next: 4, largest: 4 });
    const first = await pages.next();
    expect(first.value?.customers).toHaveLength(3);
    await expect(pages.next()).rejects.toThrow(sentence);
    expect((await pages.next()).done).toBe(true);
  });

  it('is not whole when the last read, of those without createdAt, meets an empty answer', async () => {
    await storeSome(1);
    await storeDocuments(collections.customers, [{ id: 'legacy', fields: {} }]);
    const { listCustomers } = await loadStaffDataLayer(proxy.port);
    // Before it are the only page, the count and the erasures.
    proxy.plan(
      { kind: 'foreign', status: 200, type: 'application/json', body: '[]' },
      { after: 3, times: 1 },
    );
    const pages = listCustomers();
    expect((await pages.next()).value?.customers).toHaveLength(1);
    await expect(pages.next()).rejects.toThrow(sentence);
  });

  it('gives up waiting after 15 seconds', async () => {
    const { listCustomers } = await loadStaffDataLayer(proxy.port);
    proxy.plan({ kind: 'ignore' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = expect(listCustomers().next()).rejects.toThrow(sentence);
    await vi.advanceTimersByTimeAsync(requestTimeout);
    await refused;
  });

  it('can be read again once the connection is back', async () => {
    await storeSome(1);
    const { listCustomers } = await loadStaffDataLayer(proxy.port);
    proxy.plan({ kind: 'drop' });
    await expect(listCustomers().next()).rejects.toThrow(sentence);
    proxy.heal();
    expect((await listCustomers().next()).value?.customers).toHaveLength(1);
  });
});
