import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import { cacheLifetime, openDeviceCache } from '@/data/device-cache';
import { listChangedCustomers, listCustomers, listErasedCustomers } from '@/data/list-customers';
import type { Changes } from '@/data/paging/read-changes';
import { endSession, startSession } from '@/data/session-store';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { type Assignment, toAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { tombstoneLifetime } from '@/domain/erasure';
import { wait } from '@/lib/wait';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { choose, statusOf } from '../../../../tests/support/listbox';
import { renderCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');
vi.mock('@/lib/download');

const read = new Date('2026-11-22T14:41:00Z');
const minutesLater = (minutes: number) => new Date(read.getTime() + minutes * 60_000);
const marcia = buildCustomer({ id: 'marcia', createdAt: read, updatedAt: read });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy', createdAt: read, updatedAt: read });
const position = { cursor: read, erasureCursor: read, asOf: read };

/** The cached list of the signed-in person. */
async function kept() {
  const device = openDeviceCache();
  const parts: (readonly Customer[])[] = [];
  const position = await device.customers.read((customers) => parts.push(customers));
  await device.settled();
  device.close();
  const customers = parts.flat();
  return position && { ...position, parts, customers, ids: customers.map(({ id }) => id) };
}

async function keep(customers: Customer[]) {
  const device = openDeviceCache();
  device.customers.replace(customers, position);
  await device.settled();
  device.close();
}

/** The database answers with these customers when it is asked for all of them. */
function answerAll(customers: Customer[]) {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  load.page(customers);
  load.end();
}
const answerChanges = (customers: Customer[], readAt = read) =>
  vi.mocked(listChangedCustomers).mockResolvedValue({ items: customers, readAt });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: read });
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  startSession('admin', 'clerk@islandfuel.example');
  vi.mocked(listCustomers).mockReset();
  vi.mocked(listErasedCustomers).mockReset().mockResolvedValue({ items: [], readAt: read });
  vi.mocked(listChangedCustomers).mockReset();
  answerChanges([]);
});

describe('The second opening', () => {
  it('shows what the first has read, asks for changes alone, and says so', async () => {
    answerAll([marcia, leroy]);
    const first = renderCustomersPage();
    expect(await screen.findByText('Marcia Bennett')).toBeVisible();
    await waitFor(async () => expect((await kept())?.ids).toEqual(['marcia', 'leroy']));
    first.unmount();

    vi.setSystemTime(minutesLater(3));
    const answer = deferred<Changes<Customer>>();
    vi.mocked(listChangedCustomers).mockReturnValueOnce(answer.promise);
    renderCustomersPage();
    expect(await screen.findByText('As of 9:41 am, asking for changes')).toBeVisible();
    // The bar and the list are drawn right after the header.
    expect(await screen.findByText('Showing 2 of 2 customers')).toBeVisible();
    await act(async () =>
      answer.resolve({
        items: [{ ...leroy, lastName: 'Ricketts', updatedAt: minutesLater(2) }],
        readAt: minutesLater(2),
      }),
    );
    expect(await screen.findByText('Leroy Ricketts')).toBeVisible();
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
    expect(listCustomers).toHaveBeenCalledTimes(1);
    expect(listChangedCustomers).toHaveBeenCalledExactlyOnceWith(read);
  });

  it('without a signal shows the list as of its time', async () => {
    await keep([marcia]);
    vi.mocked(listChangedCustomers).mockRejectedValue(new DataError('unreachable', 'unknown', ''));
    renderCustomersPage();
    expect(await screen.findByText('Offline, as of 9:41 am')).toBeVisible();
    expect(await screen.findByText('Marcia Bennett')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Export CSV/ }));
    expect(await screen.findByText(/^Exported 1 customer to .* – as of 9:41 am$/)).toBeVisible();
  });

  it('keeps what was changed since, once however often it changes', async () => {
    await keep([marcia]);
    answerChanges([leroy, { ...marcia, status: 'contacted', updatedAt: minutesLater(1) }], minutesLater(1));
    renderCustomersPage();
    expect(await screen.findByText('Showing 2 of 2 customers')).toBeVisible();
    await waitFor(async () => expect((await kept())?.cursor).toEqual(minutesLater(1)));
    const latest = new Map((await kept())?.customers.map(({ id, status }) => [id, status]));
    expect(Object.fromEntries(latest)).toEqual({ marcia: 'contacted', leroy: 'new' });
  });

  it('has what was changed here, before the database was asked again', async () => {
    await keep([marcia]);
    vi.mocked(updateCustomerStatus).mockResolvedValue({
      kind: 'stored',
      value: 'Status updated successfully',
    });
    const first = renderCustomersPage();
    expect(await screen.findByText(/^Up to date/)).toBeVisible();
    // A row's controls come right after its words.
    await choose(await waitFor(() => statusOf('Marcia Bennett')), 'Contacted');
    const statuses = async () => (await kept())?.customers.map(({ status }) => status);
    await waitFor(async () => expect(await statuses()).toEqual(['new', 'contacted']));
    first.unmount();
    renderCustomersPage();
    await waitFor(() => expect(statusOf('Marcia Bennett')).toHaveTextContent('Contacted'));
  });

  it('forgets who was erased, on the device too', async () => {
    await keep([marcia, leroy]);
    const erased = [{ id: 'marcia', erasedAt: minutesLater(1) }];
    vi.mocked(listErasedCustomers).mockResolvedValue({ items: erased, readAt: minutesLater(1) });
    renderCustomersPage();
    expect(await screen.findByText('Showing 1 of 1 customers')).toBeVisible();
    await waitFor(async () => expect((await kept())?.ids).toEqual(['leroy']));
  });

  it('forgets on the device who was erased in a refresh that failed', async () => {
    await keep([marcia, leroy]);
    renderCustomersPage();
    expect(await screen.findByText('Showing 2 of 2 customers')).toBeVisible();
    const erased = [{ id: 'marcia', erasedAt: minutesLater(1) }];
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    load.erase(erased);
    load.fail();
    expect(await screen.findByText('Showing 1 of 1 customers')).toBeVisible();
    expect((await kept())?.ids).toEqual(['marcia', 'leroy']);

    vi.setSystemTime(minutesLater(2));
    vi.mocked(listErasedCustomers).mockResolvedValue({ items: erased, readAt: minutesLater(2) });
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect((await kept())?.erasureCursor).toEqual(minutesLater(2)));
    expect((await kept())?.ids).toEqual(['leroy']);
  });

  it('forgets who was changed and erased between two questions', async () => {
    await keep([marcia, leroy]);
    answerChanges([{ ...marcia, lastName: 'Reid', updatedAt: minutesLater(1) }], minutesLater(1));
    const erased = [{ id: 'marcia', erasedAt: minutesLater(2) }];
    vi.mocked(listErasedCustomers).mockResolvedValue({ items: erased, readAt: minutesLater(2) });
    renderCustomersPage();
    expect(await screen.findByText('Showing 1 of 1 customers')).toBeVisible();
    await waitFor(async () => expect((await kept())?.cursor).toEqual(minutesLater(1)));
    expect((await kept())?.ids).toEqual(['leroy']);
  });

  it('forgets who was erased in the work of their duplicates, in replaced copies too', async () => {
    const work: Assignment = { ...toAssignment('leroy', {}, read), duplicateOf: 'marcia' };
    const device = openDeviceCache();
    device.work.replace([work], position);
    device.work.add([{ ...work, duplicateOf: '', updatedAt: minutesLater(1) }], position);
    device.erase(['marcia']);
    await device.settled();
    const copies: Assignment[] = [];
    await device.work.read((part) => copies.push(...part));
    device.close();
    expect(copies.map(({ customerId, duplicateOf }) => [customerId, duplicateOf])).toEqual([
      ['leroy', ''],
      ['leroy', ''],
    ]);
  });
});

describe('The device cache of a session', () => {
  it('goes at logout, in a tab that holds it open as well', async () => {
    await keep([marcia]);
    renderCustomersPage();
    expect(await screen.findByText('Marcia Bennett')).toBeVisible();
    endSession();
    await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
    startSession('admin', 'clerk@islandfuel.example');
    expect(await kept()).toBeUndefined();
  });

  it('is not written any more once the session has ended', async () => {
    const device = openDeviceCache();
    endSession();
    device.customers.replace([marcia], position);
    await device.settled();
    startSession('admin', 'clerk@islandfuel.example');
    expect(await kept()).toBeUndefined();
  });

  it.each([
    ['another person', () => startSession('admin', 'other@islandfuel.example')],
    ['another role of the same person', () => startSession('customer', 'clerk@islandfuel.example')],
    [
      'a later session',
      () => {
        vi.setSystemTime(minutesLater(5));
        startSession('admin', 'clerk@islandfuel.example');
      },
    ],
  ])('is nothing to %s, and goes', async (_, signIn) => {
    await keep([marcia]);
    window.localStorage.clear();
    signIn();
    expect(await kept()).toBeUndefined();
    expect(await stored()).toEqual({ state: 0, parts: 0 });
  });

  it('goes after seven days without a visit', async () => {
    await keep([marcia]);
    vi.setSystemTime(read.getTime() + cacheLifetime);
    expect((await kept())?.ids).toEqual(['marcia']);
    vi.setSystemTime(read.getTime() + cacheLifetime + 1);
    expect(await kept()).toBeUndefined();
    // Else who was erased meanwhile might never be told of.
    expect(cacheLifetime).toBeLessThan(tombstoneLifetime);
  });

  it.each([
    ['other fields', (build: string) => build.replace('phone,', '')],
    ['another build', (build: string) => `${build}?later`],
  ])('goes when it was read by %s', async (_, change) => {
    await keep([marcia]);
    const database = await opened();
    const store = () => database.transaction('state', 'readwrite').objectStore('state');
    const state = await request(store().get('state'));
    expect(change(state.build)).not.toBe(state.build);
    // It is there for as long as nothing is changed.
    await request(store().put({ ...state }, 'state'));
    expect((await kept())?.ids).toEqual(['marcia']);
    await request(store().put({ ...state, build: change(state.build) }, 'state'));
    database.close();
    expect(await kept()).toBeUndefined();
    expect(await stored()).toEqual({ state: 0, parts: 0 });
  });
});

type UseLock = (lock: object | null) => Promise<unknown>;

function stubLocks(request: (name: string, options: object, use: UseLock) => Promise<unknown>) {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, onLine: true, locks: { request } });
}

describe('A list on a faulty device', () => {
  it('changes nothing when its storage is refused', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    answerAll([marcia]);
    renderCustomersPage();
    expect(await screen.findByText('Marcia Bennett')).toBeVisible();
  });

  it.each([
    ['is not there', () => undefined],
    ['is switched off', () => null],
    [
      'throws whenever it is asked for',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('changes nothing when IndexedDB %s, and logging out works', async (_, get) => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
    answerAll([marcia]);
    renderCustomersPage();
    expect(await screen.findByText('Marcia Bennett')).toBeVisible();
    expect(() => endSession()).not.toThrow();
  });

  it.each([
    ['open', () => vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest())],
    ['give a lock', () => stubLocks(() => new Promise(() => undefined))],
    [
      'hand over what it keeps',
      () => vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockReturnValue(new IDBRequest() as never),
    ],
  ])('does not keep anybody waiting when the browser never comes to %s', async (_, hang) => {
    await keep([leroy]);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: read });
    hang();
    answerAll([marcia]);
    renderCustomersPage();
    expect(screen.queryByText('Marcia Bennett')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(23_000));
    expect(screen.getByText('Marcia Bennett')).toBeVisible();
  });

  it('is kept after another opening that ended at once, as in React’s strict mode', async () => {
    let isHeld = false;
    stubLocks(async (_name, _options, use) => {
      if (isHeld) return use(null);
      isHeld = true;
      await use({});
      // The browser releases a lock a little later.
      await wait(1);
      isHeld = false;
    });
    const device = openDeviceCache();
    void device.customers.read(() => undefined);
    device.close();
    await keep([marcia]);
    expect((await kept())?.ids).toEqual(['marcia']);
  });

  it('is kept where the browser refuses locks', async () => {
    stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    await keep([marcia]);
    expect((await kept())?.ids).toEqual(['marcia']);
  });

  it('is not kept in part when the storage is full', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const device = openDeviceCache();
    device.customers.replace(
      Array.from({ length: 6000 }, (_, n) => buildCustomer({ id: `customer-${n}` })),
      position,
    );
    await device.settled();
    expect(await kept()).toBeUndefined();
  });

  it('is the list before, when a crash left the new one half written', async () => {
    await keep([marcia]);
    const database = await opened();
    await request(
      database
        .transaction('parts', 'readwrite')
        .objectStore('parts')
        .put([leroy], [Date.now() + 5000, 0]),
    );
    database.close();
    expect((await kept())?.ids).toEqual(['marcia']);
    await keep([leroy]);
    expect((await kept())?.ids).toEqual(['leroy']);
    expect(await stored()).toEqual({ state: 1, parts: 1 });
  });

  it('many small changes are put together when they are read', async () => {
    await keep([marcia]);
    const device = openDeviceCache();
    await device.customers.read(() => undefined);
    for (let n = 0; n < 301; n += 1) device.customers.add([leroy], position);
    await device.settled();
    device.close();
    expect((await kept())?.parts).toHaveLength(302);
    expect((await kept())?.parts).toHaveLength(1);
  });

  it('of which a part cannot be read is not shown, and read again', async () => {
    const many = Array.from({ length: 6000 }, (_, n) => buildCustomer({ id: `customer-${n}` }));
    await keep(many);
    const { openCursor } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'openCursor').mockImplementation(function (
      this: IDBObjectStore,
      ...range
    ) {
      const asked = openCursor.apply(this, range);
      const endAtFirstPart = () => this.transaction.abort();
      if (this.name === 'parts') asked.addEventListener('success', endAtFirstPart, { once: true });
      return asked;
    });
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage();
    load.page([leroy]);
    expect(await screen.findByText(/^Showing 1 of 1 customers/)).toBeVisible();
    expect(screen.queryByText('As of 9:41 am, asking for changes')).not.toBeInTheDocument();
  });
});

const request = <Result,>(asked: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
const opened = () => request(indexedDB.open('customers'));

async function stored() {
  const database = await opened();
  const count = (name: string) => request(database.transaction(name).objectStore(name).count());
  const counts = { state: await count('state'), parts: await count('parts') };
  database.close();
  return counts;
}
