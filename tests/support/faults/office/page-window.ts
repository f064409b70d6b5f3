import { createHash, createHmac } from 'node:crypto';
import * as indexedDbClasses from 'fake-indexeddb';
import type { VirtualClock } from '../virtual-clock';
import { whileOpen } from '../while-open';
import type { DeviceStorage } from './device-storage';

/** As much of a browser's window as the store and the data layer touch. */
export type PageWindow = Record<string, unknown> & EventTarget;

interface WindowOptions {
  clock: VirtualClock;
  /** Ends when the page is left: nothing of it happens any more. */
  left: AbortSignal;
  /** Milliseconds since 1970 on this device's clock. */
  now: () => number;
  random: () => number;
  /** The address of the page's script, which each build changes. */
  scriptAddress: string;
  isOnline: () => boolean;
  isVisible: () => boolean;
  localStorage: DeviceStorage;
  sessionStorage: DeviceStorage;
  indexedDB: unknown;
  locks: unknown;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  complain: (line: string) => void;
}

export function createPageWindow(options: WindowOptions): PageWindow {
  const { clock, left, now, random, complain } = options;
  const window = new EventTarget() as PageWindow;
  const openedAt = clock.now;
  const document = Object.defineProperty(new EventTarget(), 'visibilityState', {
    get: () => (options.isVisible() ? 'visible' : 'hidden'),
  });
  const navigator = Object.defineProperty({ locks: options.locks, userAgent: 'office' }, 'onLine', {
    get: options.isOnline,
  });
  const setPageTimeout = (run: () => void, delay?: number) =>
    clock.setTimeout(() => left.aborted || run(), delay);
  const { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction } =
    indexedDbClasses;
  const print = (...parts: unknown[]) => complain(parts.map(toText).join(' '));
  Object.assign(window, {
    window,
    self: window,
    globalThis: window,
    document,
    navigator,
    location: { origin: 'https://fuel.example', href: 'https://fuel.example/admin-dashboard' },
    confirm: () => true,
    indexedDB: options.indexedDB,
    ...{ IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction },
    fetch: (url: string, init: RequestInit) => whileOpen(options.fetch(url, init), left),
    setTimeout: setPageTimeout,
    clearTimeout: (id?: number) => clock.clearTimeout(id),
    requestAnimationFrame: (run: () => void) => setPageTimeout(run, 16),
    performance: { now: () => clock.now - openedAt, getEntriesByType: () => [] },
    crypto: createCrypto(random),
    Math: Object.create(Math, { random: { value: random } }),
    Date: createDate(now),
    console: { error: print, warn: print, info: print, log: print },
    scriptAddress: options.scriptAddress,
  });
  Object.defineProperty(window, 'localStorage', { get: () => options.localStorage.forPage() });
  Object.defineProperty(window, 'sessionStorage', { get: () => options.sessionStorage.forPage() });
  return window;
}

/** `Date` with the clock of a device. */
function createDate(now: () => number): DateConstructor {
  return class DeviceDate extends Date {
    constructor(...values: [] | [number]) {
      if (values.length === 0) super(now());
      else super(...values);
    }

    static override now(): number {
      return now();
    }

    /** A clone from IndexedDB is a plain Date. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  } as unknown as DateConstructor;
}

function createCrypto(random: () => number) {
  const fill = (array: Uint8Array) => {
    for (let index = 0; index < array.length; index += 1) array[index] = Math.floor(random() * 256);
    return array;
  };
  const hex = (bytes: number) => Buffer.from(fill(new Uint8Array(bytes))).toString('hex');
  return {
    getRandomValues: fill,
    randomUUID: () => `${hex(4)}-${hex(2)}-${hex(2)}-${hex(2)}-${hex(6)}`,
    // Without a detour over other threads.
    subtle: {
      digest: async (_algorithm: string, data: Uint8Array) => createHash('sha256').update(data).digest(),
      importKey: async (_format: string, key: Uint8Array) => key,
      sign: async (_algorithm: string, key: Uint8Array, data: Uint8Array) =>
        createHmac('sha256', key).update(data).digest(),
    },
  };
}

function toText(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part);
}
