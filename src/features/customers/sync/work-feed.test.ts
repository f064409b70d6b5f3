// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DataError } from '@/data/data-error';
import { type DeviceCache, openDeviceCache } from '@/data/device-cache';
import { listChangedWork, listStaff } from '@/data/list-work';
import { deviceCacheName, endSession, startSession } from '@/data/session-store';
import type { Assignment } from '@/domain/assignment';
import { type CustomersState, initialState } from '@/features/customers/state/customers-state';
import { expectConsole } from '../../../../tests/support/fail-on-console';
import { createWorkFeed } from './work-feed';

const monday = new Date('2026-11-23T14:00:00Z');
const later = new Date('2026-11-23T14:05:00Z');
const work = (customerId: string, owner: string, updatedAt = monday): Assignment => ({
  customerId,
  owner,
  followUpAt: null,
  duplicateOf: '',
  updatedBy: owner,
  updatedAt,
});
const answer = (...changed: Assignment[]) =>
  vi.mocked(listChangedWork).mockResolvedValueOnce({
    items: changed,
    readAt: new Date(Math.max(0, ...changed.map(({ updatedAt }) => updatedAt.getTime()))),
  });

/** A screen that opens: what it shows of the owners, and its reader. */
async function open() {
  const store = createStore<CustomersState>(() => initialState);
  const reader = createWorkFeed(store);
  const device = openDeviceCache();
  await reader.open(device);
  const owners = () => [...(store.getState().work?.values() ?? [])].map(({ owner }) => owner);
  return { store, reader, device, owners };
}
/** An earlier opening has cached this work. */
async function cacheWork(...cached: Assignment[]) {
  answer(...cached);
  const { device } = await open();
  await device.settled();
  device.close();
}
/** The work that a device has cached, with how far it was read. */
async function cachedWork(device: DeviceCache) {
  const cached: Assignment[] = [];
  const position = await device.work.read((part) => cached.push(...part));
  return position && { work: cached, cursor: position.cursor };
}
const askedSince = () => vi.mocked(listChangedWork).mock.calls.map(([since]) => since);

beforeEach(() => {
  // Work that was cached too long ago is not read at all.
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  startSession('admin', 'clerk@islandfuel.example');
  vi.mocked(listStaff).mockClear();
  vi.mocked(listChangedWork).mockClear();
});

describe('Cached work that was edited to garbage', () => {
  it('is read again', async () => {
    expectConsole(/TypeError/);
    answer(work('a', 'kerry'));
    const { device } = await open();
    await device.settled();
    device.close();
    const database = await openDB(deviceCacheName);
    const [key = 0] = await database.getAllKeys('work');
    await database.put('work', [null], key);
    database.close();
    answer(work('a', 'kerry'), work('b', 'delroy'));
    expect((await open()).owners()).toEqual(['kerry', 'delroy']);
    expect(askedSince().at(-1)).toEqual(new Date(0));
  });
});

describe('The work with customers who are gone', () => {
  it('leaves the screen and the device', async () => {
    answer(work('a', 'kerry'), work('b', 'delroy'));
    const { reader, device, owners } = await open();
    reader.forget(({ customerId }) => customerId === 'a');
    expect(owners()).toEqual(['delroy']);
    await device.settled();
    expect((await cachedWork(device))?.work.map(({ customerId }) => customerId)).toEqual(['b']);
  });

  it('does not arrive with the first answer, which was asked for before', async () => {
    answer(work('a', 'kerry'), work('b', 'delroy'));
    const { reader, device, owners } = await open();
    answer(work('c', 'andrea', later));
    const asked = reader.check();
    reader.forget(({ customerId }) => customerId === 'c', true);
    await asked;
    expect(owners()).toEqual(['kerry', 'delroy']);
    await device.settled();
    expect((await cachedWork(device))?.work).toHaveLength(2);
  });

  it('does not return with an answer that was asked for before', async () => {
    answer(work('a', 'kerry'), work('b', 'delroy'));
    const { reader, device, owners } = await open();
    answer(work('a', 'andrea', later));
    const asked = reader.check();
    reader.forget(({ customerId }) => customerId === 'a');
    await asked;
    expect(owners()).toEqual(['delroy']);
    await device.settled();
    expect((await cachedWork(device))?.work.map(({ customerId }) => customerId)).toEqual(['b']);
  });
});

describe('The work with customers', () => {
  it('is read whole once, and then what was changed; the staff once', async () => {
    answer(work('a', 'kerry'), work('b', 'delroy'));
    const { reader, owners } = await open();
    expect(owners()).toEqual(['kerry', 'delroy']);
    answer(work('b', 'andrea', later));
    await reader.check();
    expect(owners()).toEqual(['kerry', 'andrea']);
    const [first, second] = askedSince();
    expect(first).toEqual(new Date(0));
    expect(second?.getTime()).toBeGreaterThanOrEqual(monday.getTime());
    expect(listStaff).toHaveBeenCalledTimes(1);
  });

  it('asks who the staff are once an hour, and at each refresh', async () => {
    const { reader } = await open();
    vi.setSystemTime(later.getTime() + 59 * 60_000);
    await reader.check();
    expect(listStaff).toHaveBeenCalledTimes(1);
    vi.setSystemTime(later.getTime() + 61 * 60_000);
    await reader.check();
    await reader.check();
    expect(listStaff).toHaveBeenCalledTimes(2);
    await reader.refresh();
    expect(listStaff).toHaveBeenCalledTimes(3);
  });

  it('is not undone by an older copy, and is known to be read when there is none', async () => {
    answer();
    const { reader, store, owners } = await open();
    expect(store.getState().work?.size).toBe(0);
    reader.set(work('a', 'kerry', later));
    answer(work('a', 'delroy'));
    await reader.check();
    expect(owners()).toEqual(['kerry']);
  });

  it('is not taken for read when some was stored before, and has that once it is', async () => {
    const store = createStore<CustomersState>(() => initialState);
    const reader = createWorkFeed(store);
    reader.set(work('a', 'kerry', later));
    reader.replace(work('c', 'andrea'));
    expect(store.getState().work).toBeUndefined();
    answer(work('a', 'delroy'), work('b', 'delroy'));
    await reader.check();
    const owners = [...(store.getState().work?.values() ?? [])].map(({ owner }) => owner);
    expect(owners.sort()).toEqual(['andrea', 'delroy', 'kerry']);
  });

  it('is asked for again after a failure', async () => {
    vi.mocked(listChangedWork).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    const { reader, store, owners } = await open();
    expect(store.getState().work).toBeUndefined();
    answer(work('a', 'kerry'));
    await reader.check();
    expect(owners()).toEqual(['kerry']);
  });

  it('opens from what the device kept, and asks for changes alone', async () => {
    answer(work('a', 'kerry'), work('b', 'delroy'));
    const before = await open();
    before.reader.set(work('a', 'andrea', later));
    await before.device.settled();
    before.device.close();

    answer();
    const after = await open();
    expect(after.owners()).toEqual(['andrea', 'delroy']);
    expect(askedSince()[1]?.getTime()).toBeGreaterThanOrEqual(monday.getTime());
    after.device.close();
  });

  it('is put together when it was kept in many small parts, of which the latest count', async () => {
    answer(work('a', 'kerry'), work('b', 'delroy'));
    const { device } = await open();
    const position = { cursor: later, asOf: new Date() };
    for (let n = 0; n < 300; n += 1) device.work.add([work('a', `owner ${n}`)], position);
    await device.settled();
    expect((await cachedWork(device))?.work).toHaveLength(302);
    await device.settled();
    const again = await cachedWork(device);
    expect(again?.work.map(({ customerId, owner }) => [customerId, owner])).toEqual([
      ['a', 'owner 299'],
      ['b', 'delroy'],
    ]);
    expect(again?.cursor).toEqual(later);
    device.close();
  });

  it('is kept for nobody else, and goes with the customer who is erased', async () => {
    answer(work('a', 'kerry'), work('b', 'delroy'));
    const { device } = await open();
    device.erase(['a']);
    await device.settled();
    expect((await cachedWork(device))?.work.map(({ customerId }) => customerId)).toEqual(['b']);
    device.close();

    endSession();
    startSession('admin', 'another@islandfuel.example');
    const theirs = openDeviceCache();
    expect(await cachedWork(theirs)).toBeUndefined();
    theirs.close();
  });
});

it('stays cached when an answer comes while the device is still read', async () => {
  await cacheWork(work('a', 'kerry'));
  const store = createStore<CustomersState>(() => initialState);
  const reader = createWorkFeed(store);
  const device = openDeviceCache();
  answer(work('a', 'delroy', later));
  const opened = reader.open(device);
  await reader.check();
  await opened;
  answer();
  await reader.check();
  await device.settled();
  expect((await cachedWork(device))?.work.map(({ owner }) => owner)).toEqual(['delroy']);
});

it('is read whole where the cached cursor lies in the future', async () => {
  await cacheWork(work('a', 'kerry'));
  const database = await openDB(deviceCacheName);
  const [key = ''] = await database.getAllKeys('workState');
  const state = await database.get('workState', key);
  await database.put(
    'workState',
    { ...state, position: { ...state.position, cursor: new Date('2999-01-01') } },
    key,
  );
  database.close();
  answer(work('a', 'kerry'));
  await open();
  expect(askedSince().at(-1)).toEqual(new Date(0));
});
