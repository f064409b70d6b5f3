import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import type { VirtualClock } from '../virtual-clock';

/** How a device's IndexedDB answers. */
type DatabaseMode = 'whole' | 'refused' | 'full';

const fullDatabases = new WeakSet<object>();
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function putUnlessFull(this: IDBObjectStore, ...values) {
  if (fullDatabases.has(this.transaction.db)) throw new DOMException('No room.', 'QuotaExceededError');
  return put.apply(this, values);
};

let clock: VirtualClock | undefined;
const { setImmediate: plainSetImmediate } = globalThis;
// fake-indexeddb runs its tasks by this name: the virtual clock waits for them.
globalThis.setImmediate = ((run: (...values: unknown[]) => void, ...values: unknown[]) => {
  const task = new Promise<void>((resolve) => {
    plainSetImmediate(() => {
      run(...values);
      resolve();
    });
  });
  if (clock) void clock.hold(task);
}) as typeof setImmediate;

/** Has this clock stand still while an IndexedDB of any device is at work. */
export function holdForDatabases(one: VirtualClock | undefined): void {
  clock = one;
}

/** The IndexedDB of one device. */
export class DeviceDatabase {
  mode: DatabaseMode = 'whole';
  readonly factory = new IDBFactory();
  readonly #open = new Map<IDBDatabase, string>();

  /** A page's view of it. Its connections end with the page. */
  forPage(page: string) {
    const { factory } = this;
    return {
      open: (name: string, version?: number) => {
        if (this.mode === 'refused') throw new DOMException('denied', 'SecurityError');
        const request = factory.open(name, version);
        request.addEventListener('upgradeneeded', () => this.#register(request.result, page));
        request.addEventListener('success', () => this.#register(request.result, page));
        return request;
      },
      deleteDatabase: (name: string) => factory.deleteDatabase(name),
    };
  }

  #register(database: IDBDatabase, page: string): void {
    this.#open.set(database, page);
    if (this.mode === 'full') fullDatabases.add(database);
  }

  setMode(mode: DatabaseMode): void {
    this.mode = mode;
    for (const database of this.#open.keys()) {
      if (mode === 'full') fullDatabases.add(database);
      else fullDatabases.delete(database);
    }
  }

  leave(page: string): void {
    for (const [database, owner] of this.#open) {
      if (owner !== page) continue;
      database.close();
      this.#open.delete(database);
    }
  }

  /** Everything that its databases hold, by database and store. */
  async contents(): Promise<Record<string, unknown[]>> {
    const held: Record<string, unknown[]> = {};
    for (const { name = '' } of await this.factory.databases()) {
      const database = await done(this.factory.open(name));
      for (const store of database.objectStoreNames) {
        held[`${name}/${store}`] = await done(database.transaction(store).objectStore(store).getAll());
      }
      database.close();
    }
    return held;
  }

  /** Changes every value that a store holds. */
  async edit(store: string, change: (value: unknown) => unknown): Promise<void> {
    for (const { name = '' } of await this.factory.databases()) {
      const database = await done(this.factory.open(name));
      if (database.objectStoreNames.contains(store)) {
        const objects = database.transaction(store, 'readwrite').objectStore(store);
        const keys = await done(objects.getAllKeys());
        const values = await done(objects.getAll());
        for (const [index, key] of keys.entries()) put.call(objects, change(values[index]), key);
      }
      database.close();
    }
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
