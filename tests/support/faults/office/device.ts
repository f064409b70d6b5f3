import type { VirtualClock } from '../virtual-clock';
import type { OfficeScript } from './build-office';
import { beginning } from './database-time';
import { DeviceDatabase } from './device-database';
import { DeviceStorage, type StorageMode } from './device-storage';
import type { Caller, OfficeNetwork } from './office-network';
import { createPageWindow, type PageWindow } from './page-window';

interface DeviceOptions {
  name: string;
  clock: VirtualClock;
  network: OfficeNetwork;
  script: OfficeScript;
  random: () => number;
  /** How far the device's clock is wrong, in milliseconds. */
  skew: number;
  /** The role that an account has by now. */
  roleOf: (email: string) => string | undefined;
  complain: (line: string) => void;
}

/** A tab of a device with the page that it shows. */
export interface DeviceTab<Page> {
  name: string;
  page: Page;
  window: PageWindow;
  session: DeviceStorage;
  isVisible: boolean;
  leave: () => void;
}

/** One browser with its storage, its clock and its connection; its tabs run the real scripts. */
export class Device<Page> {
  readonly name: string;
  readonly database = new DeviceDatabase();
  readonly localStorage: DeviceStorage;
  readonly tabs: DeviceTab<Page>[] = [];
  storageMode: StorageMode = 'whole';
  isOnline = true;
  build = 'build-1';
  /** The e-mail of the account that is signed in. */
  account: string | undefined;
  readonly #options: DeviceOptions;
  readonly #locks = new Map<string, string>();
  #opened = 0;

  constructor(options: DeviceOptions) {
    this.#options = options;
    this.name = options.name;
    // The other tabs hear of it a moment later.
    this.localStorage = new DeviceStorage(
      () => this.storageMode,
      (key) => options.clock.setTimeout(() => this.#tellStorage(key)),
    );
  }

  /** Milliseconds since 1970 on this device's clock. */
  now(): number {
    return beginning + this.#options.clock.now + this.#options.skew;
  }

  open(stored?: DeviceStorage): DeviceTab<Page> {
    const { clock, network, script, random, roleOf, complain } = this.#options;
    this.#opened += 1;
    const name = `${this.name}.${this.#opened}`;
    const left = new AbortController();
    const session = new DeviceStorage(() => this.storageMode);
    if (stored) Object.assign(session.items, stored.items);
    const caller: Caller = {
      name,
      isOnline: () => this.isOnline,
      account: () =>
        this.account === undefined ? undefined : { email: this.account, role: roleOf(this.account) },
    };
    const tab = { name, session, isVisible: true } as DeviceTab<Page>;
    tab.window = createPageWindow({
      clock,
      left: left.signal,
      now: () => this.now(),
      random,
      scriptAddress: `https://fuel.example/static/js/${this.build}.js`,
      isOnline: () => this.isOnline,
      isVisible: () => tab.isVisible,
      localStorage: this.localStorage,
      sessionStorage: session,
      indexedDB: this.database.forPage(name),
      locks: this.#locksFor(name),
      fetch: (url, init) => network.fetch(caller, url, init),
      complain: (line) => complain(`${name}: ${line}`),
    });
    tab.leave = () => {
      left.abort();
      this.database.leave(name);
      for (const [lock, holder] of this.#locks) if (holder === name) this.#locks.delete(lock);
      this.tabs.splice(this.tabs.indexOf(tab), 1);
    };
    script(tab.window);
    tab.page = tab.window.page as Page;
    this.tabs.push(tab);
    return tab;
  }

  reload(tab: DeviceTab<Page>): DeviceTab<Page> {
    tab.leave();
    return this.open(tab.session);
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (!isOnline) this.#options.network.breakOff((caller) => caller.startsWith(`${this.name}.`));
    for (const { window } of this.tabs) window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  show(tab: DeviceTab<Page>, isVisible: boolean): void {
    tab.isVisible = isVisible;
    (tab.window.document as EventTarget).dispatchEvent(new Event('visibilitychange'));
  }

  #tellStorage(key: string): void {
    for (const { window } of this.tabs) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }

  #locksFor(page: string) {
    const locks = this.#locks;
    return {
      async request(name: string, _options: object, work: (lock: object | null) => Promise<unknown>) {
        if (locks.has(name)) return work(null);
        locks.set(name, page);
        try {
          return await work({ name });
        } finally {
          if (locks.get(name) === page) locks.delete(name);
        }
      },
    };
  }
}
