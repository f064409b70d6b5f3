// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffDeviceKey } from './push-subscription';
import { draftsKey, endSession, getSession, onSessionChange, startSession } from './session-store';

const loginTime = '2026-11-20T14:05:00.000Z';

function store(entries: Record<string, string>) {
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
}

function storeAdmin() {
  store({ isAuthenticated: 'true', userRole: 'admin', userEmail: 'ann@fuel.example', loginTime });
}

function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
}

beforeEach(() => window.localStorage.clear());

describe('reading the session', () => {
  it('is nobody when nothing is stored', () => {
    expect(getSession()).toBeNull();
  });

  it('reads the four keys', () => {
    storeAdmin();
    expect(getSession()).toEqual({ userRole: 'admin', userEmail: 'ann@fuel.example', loginTime });
  });

  it('keeps the session over a reload', async () => {
    startSession('driver', 'dee@fuel.example');
    const before = getSession();
    vi.resetModules();
    const reloaded = await import('./session-store');
    expect(reloaded.getSession()).toEqual(before);
  });

  it('hands out the same object until a key changes', () => {
    storeAdmin();
    const first = getSession();
    expect(getSession()).toBe(first);
    store({ userEmail: 'other@fuel.example' });
    expect(getSession()).not.toBe(first);
    expect(getSession()?.userEmail).toBe('other@fuel.example');
  });

  it.each([
    ['the flag is missing', { userRole: 'admin', userEmail: 'a@b.example', loginTime }],
    ['the flag is no flag', { isAuthenticated: 'yes', userRole: 'admin' }],
    ['the flag is in capitals', { isAuthenticated: 'TRUE', userRole: 'admin' }],
  ])('is nobody when %s', (_, entries) => {
    store(entries);
    expect(getSession()).toBeNull();
  });

  it.each([
    ['the role is missing', { isAuthenticated: 'true', userEmail: 'a@b.example', loginTime }],
    ['the role is unknown', { isAuthenticated: 'true', userRole: 'root' }],
    ['the role is in capitals', { isAuthenticated: 'true', userRole: 'Admin' }],
    ['the role is a list', { isAuthenticated: 'true', userRole: '["admin"]' }],
    ['the role names a property of every object', { isAuthenticated: 'true', userRole: 'constructor' }],
    ['the role is empty', { isAuthenticated: 'true', userRole: '' }],
  ])('has no role when %s', (_, entries) => {
    store(entries);
    expect(getSession()).toMatchObject({ userRole: undefined });
  });

  it('has an empty e-mail and time when they are missing, for the screens to fall back on', () => {
    store({ isAuthenticated: 'true', userRole: 'admin' });
    expect(getSession()).toEqual({ userRole: 'admin', userEmail: '', loginTime: '' });
  });

  it('has an empty time when the stored one is none, and an e-mail without control characters', () => {
    storeAdmin();
    store({ loginTime: 'yesterday-ish', userEmail: 'ann\u202e@fuel.example\n' });
    expect(getSession()).toMatchObject({ loginTime: '', userEmail: 'ann @fuel.example' });
  });

  it('is nobody when storage throws on reading', () => {
    storeAdmin();
    refuse('getItem');
    expect(getSession()).toBeNull();
  });

  it('is nobody when storage is out of reach altogether', () => {
    storeAdmin();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(getSession()).toBeNull();
    expect(startSession('admin', 'a@b.example')).toBe(false);
    expect(() => endSession()).not.toThrow();
  });
});

describe('starting and ending a session', () => {
  it('stores the four keys with the ISO time', () => {
    vi.useFakeTimers({ now: new Date(loginTime) });
    expect(startSession('customer', 'cy@fuel.example')).toBe(true);
    expect({ ...window.localStorage }).toEqual({
      isAuthenticated: 'true',
      userRole: 'customer',
      userEmail: 'cy@fuel.example',
      loginTime,
    });
  });

  it('leaves nothing behind when storage is full', () => {
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'loginTime') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(startSession('admin', 'a@b.example')).toBe(false);
    expect(getSession()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('clears the four keys and nothing else', () => {
    storeAdmin();
    store({ draft: 'kept' });
    endSession();
    expect({ ...window.localStorage }).toEqual({ draft: 'kept' });
    expect(getSession()).toBeNull();
  });

  it('clears what staff have typed in this tab, and nothing else of it, at the end and at the beginning', () => {
    storeAdmin();
    for (const change of [endSession, () => startSession('admin', 'a@b.example')]) {
      window.sessionStorage.setItem(draftsKey, 'typed');
      window.sessionStorage.setItem('contactDraft', 'kept');
      change();
      expect({ ...window.sessionStorage }).toEqual({ contactDraft: 'kept' });
    }
  });

  it('ends the notifications of this browser, whatever page it shows', async () => {
    const unsubscribe = vi.fn(async () => true);
    const pushManager = { getSubscription: async () => ({ unsubscribe }) };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
    window.localStorage.setItem(staffDeviceKey, 'a-device');
    endSession();
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    expect(window.localStorage.getItem(staffDeviceKey)).toBeNull();
  });

  it('ends a subscription whose device is not stored yet', async () => {
    const unsubscribe = vi.fn(async () => true);
    const pushManager = { getSubscription: async () => ({ unsubscribe }) };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
    endSession();
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  });

  it('survives storage that refuses to remove', () => {
    refuse('removeItem');
    expect(() => endSession()).not.toThrow();
  });
});

describe('following changes', () => {
  it('tells of a sign-in and a logout in this tab', () => {
    const heard = vi.fn(() => getSession()?.userRole ?? null);
    const stop = onSessionChange(heard);
    startSession('admin', 'a@b.example');
    endSession();
    stop();
    startSession('driver', 'd@b.example');
    expect(heard.mock.results.map(({ value }) => value)).toEqual(['admin', null]);
  });

  it.each([
    ['one key edited', () => store({ userRole: 'driver' }), 'userRole', 'driver'],
    ['one key removed', () => window.localStorage.removeItem('isAuthenticated'), 'isAuthenticated', null],
    ['everything cleared', () => window.localStorage.clear(), null, null],
  ])('follows another tab: %s', (_, change, key, role) => {
    storeAdmin();
    const heard = vi.fn(() => getSession()?.userRole ?? null);
    const stop = onSessionChange(heard);
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    stop();
    expect(heard.mock.results.map(({ value }) => value)).toEqual([role]);
  });

  it('clears what staff have typed in this tab once another tab ends the session, and not before', () => {
    storeAdmin();
    const stop = onSessionChange(() => {});
    window.sessionStorage.setItem(draftsKey, 'typed');
    store({ customerViews: '[]' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'customerViews' }));
    expect(window.sessionStorage).toHaveLength(1);
    window.localStorage.removeItem('isAuthenticated');
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
    stop();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('clears what staff have typed in a tab that did not listen at the end of the session', () => {
    window.sessionStorage.setItem(draftsKey, 'typed');
    onSessionChange(() => {})();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('looks again when the browser brings the page back as it was left', () => {
    storeAdmin();
    const heard = vi.fn(() => getSession());
    const stop = onSessionChange(heard);
    window.localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    stop();
    expect(heard).toHaveReturnedWith(null);
  });

  it('listens to the window only while somebody listens to it', () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    const stops = [onSessionChange(() => {}), onSessionChange(() => {})];
    expect(add.mock.calls.map(([event]) => event)).toEqual(['storage', 'pageshow']);
    stops[0]?.();
    expect(remove).not.toHaveBeenCalled();
    stops[1]?.();
    expect(remove.mock.calls.map(([event]) => event)).toEqual(['storage', 'pageshow']);
  });
});
