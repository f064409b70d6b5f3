import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { checkInterval } from '@/features/customers/sync/polling';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, removeDocument, storeDocuments } from '../support/database';
import { deferred } from '../support/deferred';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const minute = 60_000;
const hour = 60 * minute;

/** Billed reads: every document, and one for an empty answer. */
let reads = 0;
let isOffline = false;
/** The erasure check waits for this. */
let heldUntil: Promise<void> | undefined;
const countReads = async (...call: Parameters<typeof fetch>) => {
  if (isOffline) throw new TypeError('The network is gone.');
  const [address, request] = call;
  if (/:runQuery/.test(String(address)) && String(request?.body).includes(collections.erasedCustomers))
    await heldUntil;
  const answer = await plainFetch(...call);
  if (!/:run(Aggregation)?Query/.test(String(address))) return answer;
  const text = await answer.text();
  reads += Math.max(1, text.match(/"document":/g)?.length ?? 0);
  // The test's clock is the database's, too.
  return new Response(text.replace(/(?<="readTime": *")[^"]*/g, new Date().toISOString()), answer);
};
const plainFetch = globalThis.fetch;

/** Stores customers as the database does at this moment of the test. */
async function arrive(...ids: string[]) {
  const now = new Date();
  const customers = ids.map((id) => buildCustomer({ id, createdAt: now, updatedAt: now }));
  await storeDocuments(
    collections.customers,
    customers.map(({ id, ...fields }) => ({ id, fields })),
  );
}

async function erase(id: string) {
  await removeDocument(`${collections.customers}/${id}`);
  await storeDocuments(collections.erasedCustomers, [{ id, fields: { erasedAt: new Date() } }]);
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word}${n}`);

async function openList() {
  await loadStaffDataLayer(emulatorPort());
  const { createCustomersStore } = await import('@/features/customers/store/customers-store');
  const list = createCustomersStore();
  await list.load();
  reads = 0;
  return list;
}
type List = Awaited<ReturnType<typeof openList>>;

const idsOf = (list: List) => list.getState().rows.map(({ customer }) => customer.id);
/** Lets time pass, then asks. */
async function askAfter(list: List, milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await list.check();
}

beforeEach(async () => {
  isOffline = false;
  heldUntil = undefined;
  await clearDatabase();
  vi.stubGlobal('fetch', countReads);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-23T12:00:00Z') });
});

describe('The cursor of the live questions', () => {
  it('reads a burst of 1,000 at most twice', async () => {
    await arrive('old');
    vi.advanceTimersByTime(hour);
    const list = await openList();
    await arrive(...numbered('burst', 1000));
    await askAfter(list, checkInterval);
    await askAfter(list, checkInterval);
    expect(idsOf(list)).toHaveLength(1001);
    expect(reads).toBeLessThanOrEqual(2 * 1000 + 5);
    reads = 0;
    for (let asked = 0; asked < 30; asked += 1) await askAfter(list, checkInterval);
    // 30 questions for changes of customers and of work, 10 for erasures, each answered with none.
    expect(reads).toBe(70);
  });

  it('finds changes beside a customer whose stored time is hours ahead', async () => {
    const ahead = new Date(Date.now() + 5 * hour);
    const { id: _, ...fields } = buildCustomer({ id: 'ahead', createdAt: new Date(), updatedAt: ahead });
    await storeDocuments(collections.customers, [{ id: 'ahead', fields }]);
    const list = await openList();
    await askAfter(list, checkInterval);
    vi.advanceTimersByTime(minute);
    await arrive('later');
    await askAfter(list, checkInterval);
    expect(idsOf(list)).toEqual(['later', 'ahead']);
  });

  it('begins at the first page of a reading that broke off', async () => {
    await arrive(...numbered('n', 60));
    await loadStaffDataLayer(emulatorPort());
    const { createCustomersStore } = await import('@/features/customers/store/customers-store');
    const list = createCustomersStore();
    const stop = list.subscribe(() => {
      isOffline ||= list.getState().rows.length > 0;
    });
    const begun = new Date();
    await list.load();
    stop();
    expect(list.getState().failed).toBe(true);
    isOffline = false;
    await askAfter(list, 2 * minute);
    expect(list.knownUntil()).toEqual(begun);
  });

  it('finds a change that becomes readable late', async () => {
    await arrive('old');
    const list = await openList();
    for (let asked = 0; asked < 10; asked += 1) await askAfter(list, checkInterval);
    const stored = new Date();
    await askAfter(list, 9000);
    const { id, ...fields } = buildCustomer({ id: 'late', createdAt: stored, updatedAt: stored });
    await storeDocuments(collections.customers, [{ id, fields }]);
    await askAfter(list, checkInterval);
    expect(idsOf(list)).toEqual(['late', 'old']);
  });

  it.each(['a network that was gone', 'a computer that slept'])('misses nothing over %s', async (what) => {
    await arrive('old', 'erased');
    const list = await openList();
    for (let asked = 0; asked < 4; asked += 1) await askAfter(list, checkInterval);
    await arrive('meanwhile');
    await erase('erased');
    if (what === 'a computer that slept') vi.setSystemTime(Date.now() + 8 * hour);
    else {
      isOffline = true;
      for (let asked = 0; asked < 5; asked += 1) await askAfter(list, checkInterval);
      expect(list.getState().isLive).toBe(false);
    }
    isOffline = false;
    await askAfter(list, checkInterval);
    expect(idsOf(list)).toEqual(['meanwhile', 'old']);
  });
});

describe('A customer who is erased', () => {
  it('leaves a list that is open within a minute', async () => {
    await arrive('a', 'b');
    const list = await openList();
    for (let asked = 0; asked < 5; asked += 1) await askAfter(list, checkInterval);
    await erase('a');
    for (let asked = 0; asked < minute / checkInterval; asked += 1) await askAfter(list, checkInterval);
    expect(idsOf(list)).toEqual(['b']);
  });

  it('while the list is being read is not on it in the end', async () => {
    const ids = numbered('n', 150);
    await arrive(...ids);
    await loadStaffDataLayer(emulatorPort());
    const { createCustomersStore } = await import('@/features/customers/store/customers-store');
    const list = createCustomersStore();
    const firstPage = new Promise<void>((resolve) => {
      const stop = list.subscribe(() => {
        if (list.getState().rows.length === 0) return;
        stop();
        resolve();
      });
    });
    const held = deferred();
    heldUntil = held.promise;
    const loading = list.load();
    await firstPage;
    const [id = ''] = idsOf(list);
    await erase(id);
    held.resolve();
    await loading;
    expect(list.getState().rows).toHaveLength(149);
    expect(list.find(id)).toBeUndefined();
  });
});
