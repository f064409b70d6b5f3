import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { collections } from '@/data/collections';
import { activityPage, dayPage } from '@/data/list-activity';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, type DocumentToStore, storeDocuments } from '../support/database';
import { wholeNumber } from '../support/faults/from-environment';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

/** READS_CUSTOMERS=10000 counts at full size: 10,000 customers with 30,000 entries. */
const size = wholeNumber('READS_CUSTOMERS', 1000, { least: 1000 });
const workSize = size / 5;
const entriesEach = 3;
/** Somebody with more entries than the details show. */
const longStory = 200;
const staff = [
  { id: 'admin', fields: { email: 'admin@islandfuel.example', name: 'Andrea Campbell', role: 'admin' } },
  { id: 'kerry', fields: { email: 'kerry@islandfuel.example', name: 'Kerry Grant', role: 'admin' } },
];
const minute = 60_000;
const idOf = (n: number) => `Cust${String(n).padStart(16, '0')}`;
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Billed reads: each document, one for an empty answer, and one for each 1,000 counted. */
let reads = 0;
const plainFetch = globalThis.fetch;
const countReads = async (...call: Parameters<typeof fetch>) => {
  const answer = await plainFetch(...call);
  const [address] = call;
  if (!/:(run(Aggregation)?Query|batchGet)/.test(String(address))) return answer;
  const text = await answer.text();
  const isCount = /:runAggregationQuery/.test(String(address));
  const given = isCount
    ? Math.ceil(Number(/"integerValue":\s*"(\d+)"/.exec(text)?.[1]) / 1000)
    : (text.match(/"(document|found)":/g)?.length ?? 0);
  reads += Math.max(1, given);
  return new Response(text, answer);
};

function customer(n: number, at: Date): DocumentToStore {
  const { id, ...fields } = buildCustomer({ id: idOf(n), createdAt: at, updatedAt: at });
  return { id, fields };
}

const workFields = (at: Date) => ({
  owner: 'kerry@islandfuel.example',
  followUpAt: null,
  duplicateOf: '',
  updatedBy: 'kerry@islandfuel.example',
  updatedAt: at,
});

/** An entry, by its path below the customers. */
const entry = (n: number, order: number): DocumentToStore => ({
  id: `${idOf(n)}/${collections.activity}/Entry${String(order).padStart(15, '0')}`,
  fields: {
    kind: 'note',
    text: `Note ${order}`,
    from: null,
    to: null,
    by: 'kerry@islandfuel.example',
    at: new Date(Date.now() - order * minute),
  },
});

/** Opens the list on this device as a new visit does, and says what was read for it. */
async function openList() {
  const [{ CustomerFeed }, { createWorkFeed }, { initialState }, { openDeviceCache }] = await Promise.all([
    import('@/features/customers/sync/customer-feed'),
    import('@/features/customers/sync/work-feed'),
    import('@/features/customers/state/customers-state'),
    import('@/data/device-cache'),
  ]);
  const store = createStore(() => initialState);
  const reader = new CustomerFeed(store, () => undefined);
  const work = createWorkFeed(store);
  const device = openDeviceCache();
  const before = reads;
  await Promise.all([reader.open(device), work.open(device)]);
  await device.settled();
  const counted = reads - before;
  const { rows, work: works } = store.getState();
  reader.close();
  work.close();
  return { reads: counted, rows, works };
}

beforeAll(async () => {
  await clearDatabase();
  const past = (n: number) => new Date(Date.now() - (n + 60) * minute);
  await storeDocuments(collections.staff, staff);
  await storeDocuments(
    collections.customers,
    numbers(size).map((n) => customer(n, past(n))),
  );
  await storeDocuments(
    collections.customerWork,
    numbers(workSize).map((n) => ({ id: idOf(n), fields: workFields(past(n)) })),
  );
  const entries = numbers(size).flatMap((n) => numbers(entriesEach).map((order) => entry(n, order)));
  await storeDocuments(collections.customers, [
    ...entries,
    ...numbers(longStory - entriesEach).map((order) => entry(0, order + entriesEach)),
  ]);
});

beforeEach(async () => {
  await loadStaffDataLayer(emulatorPort());
  vi.stubGlobal('fetch', countReads);
});

afterAll(clearDatabase);

describe(`With ${size} customers and ${size * entriesEach} entries`, () => {
  it('opening the list for the first time reads every customer, their work and the staff once, and no entry', async () => {
    const opened = await openList();
    expect(opened.rows).toHaveLength(size);
    expect(opened.works?.size).toBe(workSize);
    const documents = size + workSize + staff.length;
    expect(opened.reads).toBeGreaterThanOrEqual(documents);
    // They are counted twice, and asked for arrivals and erasures meanwhile, and for anything after a full last page.
    const counting = 2 * Math.ceil(size / 1000);
    expect(opened.reads).toBeLessThanOrEqual(documents + counting + 4);
  });

  it('opening it again reads what was changed since', async () => {
    const now = new Date();
    await storeDocuments(
      collections.customers,
      numbers(7).map((n) => customer(n, now)),
    );
    await storeDocuments(
      collections.customerWork,
      numbers(5).map((n) => ({ id: idOf(n), fields: workFields(now) })),
    );
    const opened = await openList();
    expect(opened.rows).toHaveLength(size);
    // Beside them the question who was erased, and the last of each that was known before.
    expect(opened.reads).toBeLessThanOrEqual(7 + 5 + staff.length + 3);
  });

  it('opening a customer reads one page of entries', async () => {
    const { listActivity } = await import('@/data/list-activity');
    const before = reads;
    expect(await listActivity(idOf(0))).toHaveLength(activityPage);
    expect(reads - before).toBe(activityPage);
  });

  it('reading what was done on a day reads its latest entries', async () => {
    const { listActivityBetween } = await import('@/data/list-activity');
    const before = reads;
    const day = 24 * 60 * minute;
    expect(await listActivityBetween(new Date(Date.now() - day), new Date())).toHaveLength(dayPage);
    expect(reads - before).toBe(dayPage);
  });
});
