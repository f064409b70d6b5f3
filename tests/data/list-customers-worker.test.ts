import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import type { CustomerPage } from '@/data/list-customers';
import type { PageCommand, WorkerMessage } from '@/data/paging/page-worker';
import { silenceLimit, startLimit } from '@/data/paging/start-page-worker';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, storeDocuments } from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { loadStaffDataLayer } from '../support/load-data-layer';
import { stubPageWorker, type WorkerBehaviour } from '../support/stub-page-worker';

const sizes = { first: 3, next: 4, largest: 6 };
const count = 40;
const minute = 60_000;
const documents = Array.from({ length: count }, (_none, n) => {
  // Many at a page's boundary have one time.
  const createdAt = new Date(Date.UTC(2026, 10, 1) + Math.floor(n / 5) * minute);
  const { id, ...fields } = buildCustomer({
    id: String(n).padStart(2, '0'),
    fuelTypes: n % 2 ? ['Diesel', 'Kerosene'] : [],
    newsletter: n % 3 === 0,
    totalSpent: n / 4,
    createdAt,
    updatedAt: createdAt,
  });
  return { id, fields };
});

const proxy = await startFaultProxy();
const load = () => loadStaffDataLayer(proxy.port);

/** The first page, and the second, which a worker reads. */
async function readTwoPages(pages: AsyncGenerator<CustomerPage, void>): Promise<Customer[]> {
  return [await pages.next(), await pages.next()].flatMap(({ value }) => value?.customers ?? []);
}

/** Ends the waits of this length, in milliseconds, at once. */
function endAtOnce(limit: number): void {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    act: () => void,
    time?: number,
    // Node's fetch takes its own values from there.
    ...values: []
  ) => wait(act, time === limit ? 0 : time, ...values)) as typeof setTimeout);
}

async function readRest(pages: AsyncGenerator<CustomerPage, void>): Promise<Customer[]> {
  const read: Customer[] = [];
  for await (const { customers } of pages) read.push(...customers);
  return read;
}

afterAll(proxy.close);
beforeEach(async () => {
  await clearDatabase();
  await storeDocuments(collections.customers, documents);
});
afterEach(() => {
  proxy.heal();
});

describe('A worker that reads the list', () => {
  it('reads the same as the page alone', async () => {
    const { listCustomers: listAlone } = await load();
    const alone = await readRest(listAlone(sizes));
    const [worker, pages] = await startReading('works');
    const read = [...(await readTwoPages(pages)), ...(await readRest(pages))];
    expect(worker()?.requests).toBeGreaterThan(1);
    expect(read).toEqual(alone);
    expect(read).toHaveLength(count);
    expect(worker()?.isEnded).toBe(true);
  });

  it('is not started for a list of one page', async () => {
    const [worker, pages] = await startReading('works', { ...sizes, first: count + 1 });
    expect(await readRest(pages)).toHaveLength(count);
    expect(worker()).toBeUndefined();
  });

  it.each<WorkerBehaviour>(['is refused', 'is of an older build', 'never starts'])(
    'leaves the reading to the page when it %s',
    async (behaviour) => {
      endAtOnce(startLimit);
      const [worker, pages] = await startReading(behaviour);
      expect(await readRest(pages)).toHaveLength(count);
      expect(worker()?.requests ?? 0).toBe(0);
    },
  );

  it('leaves the rest to the page when it dies in the middle of a page', async () => {
    const [worker, pages] = await startReading('dies');
    const read = [...(await readTwoPages(pages)), ...(await readRest(pages))];
    expect(worker()?.isEnded).toBe(true);
    expect(new Set(read.map(({ id }) => id)).size).toBe(count);
    expect(read).toHaveLength(count);
  });

  it('leaves the rest to the page when it hangs', async () => {
    endAtOnce(silenceLimit);
    const [worker, pages] = await startReading('hangs');
    const begun = await readTwoPages(pages);
    const read = [...begun, ...(await readRest(pages))];
    expect(worker()).toMatchObject({ requests: 1, isEnded: true });
    expect(read).toHaveLength(count);
  });

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 403 },
    { kind: 'captive-portal' },
    { kind: 'truncate' },
    { kind: 'drop' },
  ] as const)('keeps the pages read before when a later page meets $kind', async (fault) => {
    const [worker, pages] = await startReading('works');
    expect(await readTwoPages(pages)).toHaveLength(7);
    proxy.plan(fault);
    await expect(readRest(pages)).rejects.toThrow('Failed to retrieve customers');
    expect(worker()?.isEnded).toBe(true);
  });

  it('sends the parts of one page after those of the other when both have come', async () => {
    const ask = globalThis.fetch;
    const requested: Promise<Response>[] = [];
    let release: (answers: Promise<Response[]>) => void;
    const bothCame = new Promise<Response[]>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (...request: Parameters<typeof ask>) => {
      const index = requested.push(ask(...request)) - 1;
      if (requested.length === 2) release(Promise.all(requested));
      return (await bothCame)[index];
    });
    expect(await messagesAbout(2)).toEqual(['head 0', 'part 0', 'head 1', 'part 1']);
  });

  it('ends with the session', async () => {
    const [worker, pages] = await startReading('works');
    await readTwoPages(pages);
    const { endSession } = await import('@/data/session-store');
    const asked = worker()?.requests;
    endSession();
    expect(worker()?.isEnded).toBe(true);
    await expect(readRest(pages)).rejects.toThrow('Failed to retrieve customers');
    expect(worker()?.requests).toBe(asked);
  });
});

describe('On the device, the worker', () => {
  const position = { cursor: new Date(), erasureCursor: new Date(), asOf: new Date() };
  const idsOf = (customers: readonly Customer[]) => customers.map(({ id }) => id).toSorted();

  /** A page whose list is whole, and what the worker wrote of it. */
  async function readWhole() {
    const { pages, device } = await startCaching();
    const read = await readTwoPages(pages);
    let written: CustomerPage['written'];
    for await (const page of pages) {
      read.push(...page.customers);
      written = page.written;
    }
    return { device, read, written };
  }

  /** The parts of the next opening. */
  async function nextOpening() {
    const { openDeviceCache } = await import('@/data/device-cache');
    const device = openDeviceCache();
    const parts: (readonly Customer[])[] = [];
    const found = await device.customers.read((customers) => parts.push(customers));
    await device.settled();
    device.close();
    return found && parts;
  }

  it('writes what it has read, and the page writes the rest', async () => {
    const { device, read, written } = await readWhole();
    device.customers.replace(read, position, written);
    await device.settled();
    device.close();
    const [byWorker = [], byPage = [], ...others] = (await nextOpening()) ?? [];
    expect(others).toEqual([]);
    expect(byWorker).toHaveLength(written?.items.size ?? 0);
    expect(byPage).toHaveLength(sizes.first);
    const byId = (one: Customer, other: Customer) => Number(one.id) - Number(other.id);
    expect([...byWorker, ...byPage].toSorted(byId)).toEqual(read.toSorted(byId));
  });

  it('neither undoes a change of the page nor brings back who was erased meanwhile', async () => {
    const { device, read, written } = await readWhole();
    const [changed, erased] = [...(written?.items ?? [])];
    const known = read
      .filter(({ id }) => id !== erased?.id)
      .map((customer) => (customer === changed ? { ...customer, firstName: 'Leroy' } : customer));
    device.customers.replace(known, position, written);
    await device.settled();
    device.close();
    const latest = new Map((await nextOpening())?.flat().map((customer) => [customer.id, customer]));
    expect([...latest.keys()].toSorted()).toEqual(idsOf(known));
    expect(latest.get(changed?.id ?? '')?.firstName).toBe('Leroy');
  });

  it('leaves a half-read list unread', async () => {
    const { pages, device } = await startCaching();
    await readTwoPages(pages);
    await pages.next();
    device.close();
    await pages.return();
    expect(await nextOpening()).toBeUndefined();
  });

  it('leaves nothing when the session ends while it reads', async () => {
    const { worker, pages } = await startCaching();
    await readTwoPages(pages);
    await pages.next();
    const { endSession } = await import('@/data/session-store');
    endSession();
    await expect(readRest(pages)).rejects.toThrow();
    expect(worker()?.isEnded).toBe(true);
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  it('makes no new database when the session has ended before it opens one', async () => {
    const { openPartWriter } = await import('@/data/paging/part-writer');
    const place = { database: 'customers', version: 5, store: 'parts', list: 1 };
    expect(await openPartWriter(place)).toBeUndefined();
    expect(await indexedDB.databases()).toEqual([]);
  });
});

async function startCaching() {
  const { listCustomers } = await load();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const workers = stubPageWorker('works');
  const { openDeviceCache } = await import('@/data/device-cache');
  const device = openDeviceCache();
  return { worker: () => workers[0], device, pages: listCustomers(sizes, device.customers) };
}

async function startReading(behaviour: WorkerBehaviour, pageSizes = sizes) {
  const { listCustomers } = await load();
  const workers = stubPageWorker(behaviour);
  return [() => workers[0], listCustomers(pageSizes)] as const;
}

/** The worker's messages about so many pages, which are requested at once. */
async function messagesAbout(pages: number): Promise<string[]> {
  vi.resetModules();
  stubPageWorker('works');
  const worker = new Worker('page-worker.ts');
  const messages: string[] = [];
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage<'customers'>>) => {
    if (data.kind === 'head' || data.kind === 'part') messages.push(`${data.kind} ${data.id}`);
  };
  const command: Omit<PageCommand<'customers'>, 'id'> = {
    kind: 'page',
    address: `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents:runQuery`,
    headers: { authorization: 'Bearer owner' },
    query: { collection: 'customers', order: 'createdAt', direction: 'DESCENDING' },
    size: sizes.next,
    now: new Date(),
  };
  for (let id = 0; id < pages; id += 1) worker.postMessage({ ...command, id });
  await vi.waitUntil(() => messages.length === 2 * pages);
  return messages;
}
