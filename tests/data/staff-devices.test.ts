import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffDeviceKey } from '@/data/push-subscription';
import { requestTimeout } from '@/data/with-timeout';
import { clearDatabase, storeDocument, storeDocuments, storedDocuments } from '../support/database';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { loadStaffDataLayer } from '../support/load-data-layer';

let proxy: FaultProxy;
/** The browser's subscription, as far as the data layer sees it. */
let subscription: { unsubscribe: () => Promise<boolean>; toJSON: () => object } | null;
const subscribe = vi.fn();

async function load(key = 'a-public-key') {
  await loadStaffDataLayer(proxy.port);
  vi.stubEnv('VITE_PUSH_PUBLIC_KEY', key);
  const pushManager = { subscribe, getSubscription: async () => subscription };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  return { ...(await import('@/data/staff-devices')), ...(await import('@/data/list-failed-alerts')) };
}

const storedKey = async () => (await import('@/lib/storage')).safeLocalStorage.get(staffDeviceKey);

const devices = () => storedDocuments('staff_devices');

beforeEach(async () => {
  await clearDatabase();
  proxy = await startFaultProxy();
  subscription = null;
  subscribe.mockReset().mockImplementation(async () => {
    subscription = {
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
      toJSON: () => ({
        endpoint: 'https://web.push.apple.com/one',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      }),
    };
    return subscription;
  });
});

afterEach(async () => {
  await proxy.close();
});

describe('a device of staff', () => {
  it('is stored with its subscription, signed', async () => {
    const { addStaffDevice, canAddStaffDevice, isStaffDevice } = await load();
    expect(await canAddStaffDevice()).toBe(true);
    expect(await isStaffDevice()).toBe(false);
    await addStaffDevice();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'a-public-key' });
    expect(await isStaffDevice()).toBe(true);
    expect(await devices()).toMatchObject([
      {
        fields: {
          endpoint: { stringValue: 'https://web.push.apple.com/one' },
          by: { stringValue: 'admin@islandfuel.example' },
        },
      },
    ]);
  });

  it('is deleted, and the browser is subscribed no more', async () => {
    const { addStaffDevice, removeStaffDevice, isStaffDevice } = await load();
    await addStaffDevice();
    await removeStaffDevice();
    expect(await devices()).toEqual([]);
    expect(subscription).toBeNull();
    expect(await isStaffDevice()).toBe(false);
  });

  it('is no device any more once the browser has dropped the subscription', async () => {
    const { addStaffDevice, isStaffDevice } = await load();
    await addStaffDevice();
    subscription = null;
    expect(await isStaffDevice()).toBe(false);
  });

  it('keeps an empty key without a subscription, so that a later opening adds it again', async () => {
    const { addStaffDevice, isStaffDevice } = await load();
    await addStaffDevice();
    subscription = null;
    await isStaffDevice();
    expect(await storedKey()).toBe('');
  });

  it('keeps no key when a logout overtakes its reading', async () => {
    const { addStaffDevice, isStaffDevice } = await load();
    const { forgetStaffDevice } = await import('@/data/push-subscription');
    await addStaffDevice();
    const held = proxy.holdNext('read');
    const reading = isStaffDevice();
    const release = await held;
    await Promise.all([forgetStaffDevice(), clearDatabase()]);
    await release();
    expect(await reading).toBe(false);
    expect(await storedKey()).toBeNull();
  });

  it('is deleted once, however often the list opens without alerts', async () => {
    await (await load()).addStaffDevice();
    const id = (await storedKey()) ?? '';
    const { isStaffDevice } = await load('');
    (await import('@/lib/storage')).safeLocalStorage.set(staffDeviceKey, id);
    await isStaffDevice();
    const asked = proxy.requests.length;
    await isStaffDevice();
    expect(proxy.requests).toHaveLength(asked);
  });

  it('is given up when the push service does not answer in time', async () => {
    const { addStaffDevice } = await load();
    subscribe.mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const adding = addStaffDevice();
    const refusal = expect(adding).rejects.toThrow(DOMException);
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(requestTimeout);
    await refusal;
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['alerts are switched off', ''],
    ['the company has another key', 'another-key'],
  ])('is no device any more when %s', async (_, key) => {
    const { addStaffDevice } = await load();
    await addStaffDevice();
    const id = (await storedKey()) ?? '';
    const { isStaffDevice } = await load(key);
    (await import('@/lib/storage')).safeLocalStorage.set(staffDeviceKey, id);
    expect(await isStaffDevice()).toBe(false);
    expect(subscription).toBeNull();
    expect(await devices()).toEqual([]);
  });

  it('is no device any more when the functions have deleted it', async () => {
    const { addStaffDevice, isStaffDevice } = await load();
    await addStaffDevice();
    await clearDatabase();
    expect(await isStaffDevice()).toBe(false);
    expect(subscription).toBeNull();
  });

  it('stays one while the database cannot be asked', async () => {
    const { addStaffDevice, isStaffDevice } = await load();
    await addStaffDevice();
    await proxy.close();
    expect(await isStaffDevice()).toBe(true);
    proxy = await startFaultProxy();
  });

  it('leaves no subscription behind when the database refuses it', async () => {
    const { addStaffDevice } = await load();
    const { endSession } = await import('@/data/session-store');
    endSession();
    await expect(addStaffDevice()).rejects.toThrow();
    expect(subscription).toBeNull();
    expect(await devices()).toEqual([]);
  });

  it('leaves no subscription behind when a logout overtakes its storage', async () => {
    const { addStaffDevice } = await load();
    const { signOut } = await import('@/features/session/session');
    const held = proxy.holdNext('write');
    const adding = addStaffDevice();
    const release = await held;
    await signOut();
    await vi.waitFor(() => expect(subscription).toBeNull());
    await release();
    await expect(adding).rejects.toThrow();
    expect(await storedKey()).toBeNull();
  });

  it("leaves the next person's device alone when it is stored late", async () => {
    const { addStaffDevice, isStaffDevice } = await load();
    const { endSession, startSession } = await import('@/data/session-store');
    const held = proxy.holdNext('write');
    const adding = addStaffDevice();
    const release = await held;
    endSession();
    startSession('admin', 'second@islandfuel.example');
    await addStaffDevice();
    const key = await storedKey();
    await release();
    await expect(adding).rejects.toThrow();
    expect(await storedKey()).toBe(key);
    expect(await isStaffDevice()).toBe(true);
  });

  it('is left alone by another reader while it is being stored', async () => {
    const { addStaffDevice, isStaffDevice } = await load();
    const held = proxy.holdNext('write');
    const adding = addStaffDevice();
    const release = await held;
    expect(await isStaffDevice()).toBe(false);
    await release();
    await adding;
    expect(await isStaffDevice()).toBe(true);
    expect(await devices()).toHaveLength(1);
  });
});

it('counts the requests of the last week that a kind of channel did not tell, each once', async () => {
  const { countFailedAlerts } = await load();
  const refused = { state: 'refused' };
  const failedAt = new Date();
  const store = (id: string, fields: object) => storeDocument('alerts', id, { failedAt, ...fields });
  await store('a', {
    kind: 'request',
    about: ['a'],
    channels: { 'mail:a@b.c': refused, 'mail:d@e.f': refused },
  });
  await store('b', {
    kind: 'request',
    about: ['b'],
    channels: { 'mail:a@b.c': refused, webhook: { state: 'failed' }, 'push:x': { state: 'sent' } },
  });
  await store('uncalled', {
    kind: 'uncalled',
    about: ['b', 'c', 'd'],
    channels: { 'mail:a@b.c': refused },
  });
  await store('subscriber-s', { kind: 'subscriber', about: ['s'], channels: { webhook: refused } });
  await store('morning', { kind: 'morning', about: [], channels: { 'push:x': refused } });
  await store('told', { failedAt: null, channels: { webhook: { state: 'sent' } } });
  await store('old', {
    failedAt: new Date(0),
    kind: 'request',
    about: ['old'],
    channels: { confirmation: refused },
  });
  expect(await countFailedAlerts()).toEqual({
    requests: { mail: 4, push: 0, webhook: 1 },
    newest: failedAt,
    hasOlder: false,
  });
});

it('counts the latest hundred alerts that failed', async () => {
  const { countFailedAlerts } = await load();
  const now = new Date();
  const refused = { state: 'refused' };
  const earlier = new Date(now.getTime() - 60_000);
  const older = Array.from({ length: 100 }, (_, n) => ({
    id: `a${n}`,
    fields: { failedAt: earlier, kind: 'request', about: [`${n}`], channels: { 'mail:a@b.c': refused } },
  }));
  await storeDocuments('alerts', older);
  await storeDocument('alerts', 'z', {
    failedAt: now,
    kind: 'request',
    about: ['z'],
    channels: { 'push:x': refused },
  });
  expect(await countFailedAlerts()).toEqual({
    requests: { mail: 99, push: 1 },
    newest: now,
    hasOlder: true,
  });
});
