// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listChangedCustomers, listCustomers, listErasedCustomers } from '@/data/list-customers';
import { listChangedWork } from '@/data/list-work';
import { overlap } from '@/data/paging/read-changes';
import type { Customer } from '@/domain/customer';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { type CustomersStore, createCustomersStore } from '@/features/customers/store/customers-store';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { erasureInterval } from './customer-feed';
import { checkInterval, hiddenCheckInterval, poll } from './polling';

// tests/data/live-list.test.ts asks the emulator the same questions; here a day of them passes.
vi.mock('@/data/list-customers');

const hour = 3_600_000;
const hours = 8;
const arrivalsAnHour = 50;
const arrivals = hours * arrivalsAnHour;

/** The database: what it holds, and how many documents it counts as read. */
let stored: Customer[];
let reads: number;

/** At least one document is counted for a question, even one that is answered with none. */
function answer(customers: readonly Customer[]): Customer[] {
  reads += Math.max(1, customers.length);
  return customers.map((customer) => ({ ...customer }));
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const { setImmediate: realSetImmediate } = globalThis;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
  reads = 0;
  stored = [];
  arrive();
  vi.mocked(listCustomers)
    .mockReset()
    .mockImplementation(async function* () {
      const customers = answer(stored);
      yield { customers, total: customers.length, readAt: new Date(), erased: [] };
    });
  vi.mocked(listChangedCustomers)
    .mockReset()
    .mockImplementation(async (since) => {
      const customers = answer(stored.filter(({ updatedAt }) => +updatedAt >= +since - overlap));
      return { items: customers, readAt: new Date() };
    });
  vi.mocked(listErasedCustomers)
    .mockReset()
    .mockImplementation(async () => {
      answer([]);
      return { items: [], readAt: new Date() };
    });
  vi.mocked(listChangedWork)
    .mockReset()
    .mockImplementation(async (since) => {
      answer([]);
      return { items: [], readAt: since };
    });
});

function arrive() {
  const now = new Date();
  stored.push(buildCustomer({ id: `id${stored.length}`, createdAt: now, updatedAt: now }));
}

/** Opens a list and lets a day pass. */
async function liveADay(list: CustomersStore, atEveryHour: () => Promise<void> = async () => undefined) {
  await list.load();
  reads = 0;
  const stop = poll(list.check, vi.fn());
  for (let arrived = 1; arrived <= arrivals; arrived += 1) {
    await vi.advanceTimersByTimeAsync(hour / arrivalsAnHour);
    arrive();
    if (arrived % arrivalsAnHour === 0) await atEveryHour();
  }
  await vi.advanceTimersByTimeAsync(hiddenCheckInterval);
  expect(list.getState().rows).toHaveLength(stored.length);
  return stop;
}

/** Opens a tab: as much of one as the list listens to. */
function look(visibilityState: DocumentVisibilityState) {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState }));
  vi.stubGlobal('window', new EventTarget());
}

describe('Eight hours of live questions, 50 arrivals an hour', () => {
  it.each([
    ['visible', checkInterval, 3500],
    ['hidden', hiddenCheckInterval, 1500],
  ] as const)(
    'in a %s tab are a question every %i ms and no more than %i reads',
    async (visibility, interval, most) => {
      look(visibility);
      const list = createCustomersStore();
      const stop = await liveADay(list);
      stop();
      const questions = (hours * hour) / interval;
      expect(vi.mocked(listChangedCustomers).mock.calls.length).toBeCloseTo(questions, -1);
      expect(vi.mocked(listChangedWork).mock.calls.length).toBeCloseTo(questions, -1);
      const erasureQuestions = (hours * hour) / erasureInterval;
      expect(vi.mocked(listErasedCustomers).mock.calls.length).toBeCloseTo(erasureQuestions, -1);
      // docs/operations.md gives these figures.
      expect(reads).toBeGreaterThan(2 * questions + erasureQuestions);
      expect(reads).toBeLessThanOrEqual(most);
    },
  );

  it('after a burst of 1,000 read it at most twice', async () => {
    look('visible');
    const list = createCustomersStore();
    await list.load();
    await vi.advanceTimersByTimeAsync(hour);
    for (let number = 0; number < 1000; number += 1) arrive();
    reads = 0;
    const stop = poll(list.check, vi.fn());
    await vi.advanceTimersByTimeAsync(hour);
    stop();
    expect(list.getState().rows).toHaveLength(1001);
    expect(reads).toBeLessThanOrEqual(2 * 1000 + (2 * hour) / checkInterval + hour / erasureInterval);
  });

  it('hold no more memory than their rows, and no timer once they are over', async () => {
    look('visible');
    const list = createCustomersStore();
    const watched = watchRows(list);
    const heaps: number[] = [];
    const stop = await liveADay(list, async () => {
      for (const mock of [listCustomers, listChangedCustomers, listErasedCustomers, listChangedWork])
        vi.mocked(mock).mockClear();
      // A colleague sees to everybody: each row is replaced.
      for (const [index, customer] of stored.entries()) {
        stored[index] = { ...customer, status: 'contacted', updatedAt: new Date() };
      }
      await vi.advanceTimersByTimeAsync(checkInterval);
      forgetAnswers();
      const { alive, heap } = await watched.collect();
      expect(alive).toBeLessThanOrEqual(list.getState().rows.length * 1.1);
      heaps.push(heap);
    });
    expect(heaps).toHaveLength(hours);
    expect((heaps.at(-1) ?? 0) / (heaps[0] ?? 0)).toBeLessThan(1.1);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    list.close();
    expect(vi.getTimerCount()).toBe(0);
    for (const mock of [listCustomers, listChangedCustomers, listErasedCustomers, listChangedWork])
      vi.mocked(mock).mockClear();
    expect((await watched.collect()).alive).toBe(0);
    await vi.advanceTimersByTimeAsync(hour);
    expect(listChangedCustomers).not.toHaveBeenCalled();
  });
});

/** A mock remembers what it answered. */
function forgetAnswers() {
  for (const mock of [listCustomers, listChangedCustomers, listErasedCustomers, listChangedWork])
    vi.mocked(mock).mockClear();
}

/** Counts the rows that a list has shown and that something still holds. */
function watchRows(list: CustomersStore) {
  let shown: WeakRef<CustomerRow>[] = [];
  const noted = new WeakSet<CustomerRow>();
  list.subscribe(() => {
    for (const row of list.getState().rows) {
      if (noted.has(row)) continue;
      noted.add(row);
      shown.push(new WeakRef(row));
    }
  });
  return {
    async collect() {
      // A dereferenced object is held until the turn of the event loop is over.
      await new Promise((resolve) => realSetImmediate(resolve));
      collectGarbage();
      shown = shown.filter((row) => row.deref());
      return { alive: shown.length, heap: process.memoryUsage().heapUsed };
    },
  };
}
