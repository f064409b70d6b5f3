import type { StoreApi } from 'zustand/vanilla';
import type { DeviceCache } from '@/data/device-cache';
import type { CustomerEntry } from '@/data/list-activity';
import {
  type CustomerPage,
  listChangedCustomers,
  listCustomers,
  listErasedCustomers,
} from '@/data/list-customers';
import type { Changes } from '@/data/paging/read-changes';
import { pageSizes } from '@/data/paging/read-pages';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { type Erasure, tombstoneLifetime } from '@/domain/erasure';
import type { CustomersState, Notice } from '@/features/customers/state/customers-state';
import { dropNotices } from '@/features/customers/state/show-notice';
import { dayLength } from '@/lib/dates';
import { reportError } from '@/lib/report-error';
import { createChangeFeed } from './change-feed';
import { CustomerCache } from './customer-cache';
import { hiddenCheckInterval } from './polling';
import type { WorkFeed } from './work-feed';

/** How often a list asks at most for erasures, in milliseconds: it costs a read each time. */
export const erasureInterval = 60_000;

export const longList = 500;

/** Milliseconds between two renders of a list that grows or changes by itself: each renders all rows again. */
export const publishInterval = (size: number) => (size < longList ? 0 : 500);

/** A list that did not ask for longer, in milliseconds, is read again: erasures may be forgotten by then. */
const longestGap = tombstoneLifetime - dayLength;

const longestSilence = 2 * hiddenCheckInterval;

interface StatusOptions {
  updatedAt: Date | undefined;
  isBulk?: boolean | undefined;
}

/** Reads the customers from the database into the store, one load at a time. None of its methods reject. */
export class CustomerFeed {
  readonly #store: StoreApi<CustomersState>;
  readonly #onArrival: (ids: readonly string[]) => void;
  readonly #forgetWork: WorkFeed['forget'];
  readonly #changes = createChangeFeed((since) => this.#listChanges(since));
  #known = new CustomerCache();
  #device: DeviceCache | undefined;
  #pages: ReturnType<typeof listCustomers> | undefined;
  #erasureCursor: Date | undefined;
  /** Time of the last answered erasure check, on the monotonic and on the wall clock. */
  #erasuresKnown = { ...bothClocks(), at: Number.NEGATIVE_INFINITY };
  #answeredAt: Date | undefined;
  #publishedAt = Number.NEGATIVE_INFINITY;
  #publishTimer: ReturnType<typeof setTimeout> | undefined;
  #unpublished: Partial<CustomersState> = {};
  /** The ids of customers that were changed or forgotten here, until the device knows. */
  readonly #uncached = new Set<string>();

  constructor(
    store: StoreApi<CustomersState>,
    onArrival: (ids: readonly string[]) => void,
    forgetWork: WorkFeed['forget'] = () => undefined,
  ) {
    this.#store = store;
    this.#onArrival = onArrival;
    this.#forgetWork = forgetWork;
  }

  /** Begins with the device's list and asks for later changes; where there is none, reads everything. */
  async open(device: DeviceCache): Promise<void> {
    this.#device = device;
    this.#store.setState({ loading: true });
    const isOvertaken = () =>
      this.#device !== device || this.#pages !== undefined || this.#store.getState().isLoaded;
    const position = await device.customers.read((customers) => {
      if (!isOvertaken()) this.#known.add(customers);
    });
    if (isOvertaken()) return;
    if (!position) {
      this.#known = new CustomerCache();
      return this.load();
    }
    const { cursor, erasureCursor, asOf } = position;
    this.#changes.goOnFrom(cursor);
    this.#erasureCursor = erasureCursor;
    this.#answeredAt = asOf;
    this.#erasuresKnown = { at: Number.NEGATIVE_INFINITY, date: asOf.getTime() };
    this.#publish({ loading: false, isLoaded: true, asOf });
    await this.check();
  }

  async load(): Promise<void> {
    if (this.#pages) return;
    this.#markOld();
    const pages = listCustomers(pageSizes, this.#device?.customers);
    this.#pages = pages;
    this.#changes.outdate();
    this.#known.beginRead();
    this.#store.setState({ loading: true, failed: false, unfinished: this.#progress(undefined) });
    const arrived: string[] = [];
    const read = await this.#readPages(pages, arrived).catch(reportError);
    if (this.#pages !== pages) return;
    this.#pages = undefined;
    if (read) this.#endLoad(read.written);
    else {
      const { isLoaded } = this.#store.getState();
      const outdated = isLoaded && { isLive: false, asOf: this.#answeredAt };
      const unfinished = this.#progress(this.#known.broughtCount);
      this.#publish({ failed: true, ...outdated, loading: false, unfinished });
    }
    this.#announce(arrived);
  }

  #progress(loaded: number | undefined, total = this.#store.getState().unfinished?.total) {
    return { loaded, total };
  }

  async #readPages(pages: AsyncGenerator<CustomerPage, void>, arrived: string[]) {
    let begun: Date | undefined;
    let written: CustomerPage['written'];
    for await (const page of pages) {
      if (this.#pages !== pages) return undefined;
      const { customers, total, readAt, erased } = page;
      written = page.written;
      // A customer who is changed while later pages are read may be on an earlier one.
      begun ??= readAt;
      // A second attempt does not know what was changed since the first.
      if (this.#changes.cursor().getTime() === 0) this.#changes.goOnFrom(begun);
      this.#erasureCursor ??= begun;
      if (this.#store.getState().isLoaded) arrived.push(...this.#known.newLeads(customers));
      this.#known.addPage(customers);
      this.#known.erase(erased);
      const loaded = this.#known.broughtCount;
      this.#publishSoon(loaded, { unfinished: this.#progress(loaded, total) });
    }
    if (this.#pages !== pages) return undefined;
    if (begun) {
      this.#changes.goOnFrom(begun);
      this.#erasureCursor = begun;
    }
    this.#erasuresKnown = bothClocks();
    return { written };
  }

  #endLoad(written: CustomerPage['written']) {
    this.#known.endRead();
    const begun = this.#erasureCursor?.getTime();
    // Later work may be with a customer who arrived during the load.
    if (begun !== undefined) {
      this.#forgetWork(({ customerId, updatedAt }) => updatedAt.getTime() < begun && !this.find(customerId));
      this.#store.setState(
        withoutEntries(({ customerId, at }) => at.getTime() < begun && !this.find(customerId)),
      );
    }
    this.#answeredAt = new Date();
    const position = this.#position();
    if (position) this.#device?.customers.replace(this.#known.customers(), position, written);
    const present = { isLive: true, asOf: undefined, isLoaded: true };
    this.#publish({ ...present, loading: false, unfinished: undefined });
  }

  /** Asks only for erasures as long as no load has reached its end. */
  async check(): Promise<void> {
    if (this.#pages || !this.#erasureCursor) return;
    if (Date.now() - this.#erasuresKnown.date > longestGap) return this.load();
    this.#markOld();
    const answer = await this.#changes.ask();
    if (!answer) return;
    if (answer === 'failed') return this.#markLost();
    const { customers, erasures } = answer;
    const { arrived, isChanged } = this.#known.merge(customers, this.#changes.cursor());
    const hasErased = this.#takeErasures(erasures);
    this.#answeredAt = new Date();
    const position = this.#position();
    // An erased customer may be among those who were changed just before.
    const known = customers.filter(({ id }) => this.#known.find(id));
    if (position) this.#device?.customers.add(isChanged ? known : [], position);

    const { isLoaded, asOf } = this.#store.getState();
    // The changes since a whole list also complete a refresh that failed.
    const live = {
      isLive: true,
      asOf: undefined,
      ...(isLoaded && { failed: false, unfinished: undefined }),
    };
    if (isChanged || hasErased) this.#publish(live);
    else if (asOf) this.#store.setState(live);
    this.#announce(arrived);
  }

  #announce(arrived: readonly string[]) {
    const present = arrived.filter(this.find);
    if (present.length === 0) return;
    this.#store.setState(({ arrived: before }) => ({ arrived: new Set([...before, ...present]) }));
    this.#onArrival(present);
  }

  /** After a sleep the list is not up to date until the answer. */
  #markOld() {
    const { isLoaded, isLive } = this.#store.getState();
    const asOf = this.#answeredAt;
    if (isLoaded && isLive && asOf && Date.now() - asOf.getTime() > longestSilence)
      this.#store.setState({ asOf });
  }

  #markLost() {
    this.#store.setState({ isLive: false, asOf: this.#answeredAt });
  }

  onLost(): void {
    if (!this.#pages && this.#erasureCursor) this.#markLost();
  }

  async #listChanges(since: Date) {
    const now = bothClocks();
    const { at, date } = this.#erasuresKnown;
    const isDue = Math.max(now.at - at, now.date - date) >= erasureInterval;
    const [changes, erased] = await Promise.all([
      this.#store.getState().isLoaded ? listChangedCustomers(since) : undefined,
      isDue && this.#erasureCursor && listErasedCustomers(this.#erasureCursor),
    ]);
    return {
      customers: changes?.items ?? [],
      erasures: erased ? { ...erased, now } : undefined,
      readAt: changes?.readAt,
    };
  }

  #takeErasures(erasures: (Changes<Erasure> & { now: ReturnType<typeof bothClocks> }) | undefined): boolean {
    if (!erasures) return false;
    const { items: erased, readAt, now } = erasures;
    const hasErased = this.#known.erase(erased);
    this.#erasureCursor = readAt;
    this.#erasuresKnown = now;
    // A customer who was stored again stays.
    const ids = erased.map(({ id }) => id).filter((id) => !this.#known.find(id));
    const gone = new Set(ids);
    if (gone.size > 0) {
      this.#device?.erase(ids);
      this.#forgetWork(({ customerId }) => gone.has(customerId), true);
      this.#store.setState(withoutEntries(({ customerId }) => gone.has(customerId)));
    }
    return hasErased;
  }

  close(): void {
    this.#uncached.clear();
    this.#device?.close();
    this.#device = undefined;
    void this.#pages?.return().catch(() => undefined);
    this.#pages = undefined;
    this.#changes.close();
    clearTimeout(this.#publishTimer);
    this.#publishTimer = undefined;
    this.#unpublished = {};
    this.#publishedAt = Number.NEGATIVE_INFINITY;
    this.#known = new CustomerCache();
    this.#erasureCursor = undefined;
  }

  readonly find = (id: string) => this.#known.find(id);

  /** Every change before this time of the database is known; of a list that is not whole, of its customers. */
  readonly knownUntil = (): Date => this.#changes.cursor();

  setStatus(id: string, status: CustomerStatus, { updatedAt, isBulk }: StatusOptions): void {
    this.#known.setStatus(id, status, updatedAt);
    this.#publishChanged(id, isBulk);
  }

  replace(customer: Customer): void {
    this.#known.replace(customer);
    this.#publishChanged(customer.id);
  }

  add(customer: Customer, isBulk = false): void {
    this.#known.merge([customer]);
    this.#publishChanged(customer.id, isBulk);
  }

  forget(id: string): void {
    // An answer under way may still hold them.
    this.#changes.outdate();
    this.#known.forget(id);
    this.#publishChanged(id);
  }

  #publishChanged(id: string, isBulk = false) {
    this.#uncached.add(id);
    if (isBulk) this.#publishSoon(this.#store.getState().rows.length);
    else this.#publish();
  }

  /** Drops a notice about a customer who is gone, with its undo. */
  #publish(change: Partial<CustomersState> = {}) {
    clearTimeout(this.#publishTimer);
    this.#publishTimer = undefined;
    const shown = { ...this.#unpublished, ...change };
    this.#unpublished = {};
    this.#publishedAt = performance.now();
    this.#cacheChanged();
    const isOutdated = ({ customerId }: Notice) => customerId !== undefined && !this.#known.find(customerId);
    this.#store.setState((state) => ({
      ...dropNotices(isOutdated)(state),
      ...shown,
      rows: this.#known.rows(),
    }));
  }

  #publishSoon(size: number, change: Partial<CustomersState> = {}) {
    const interval = publishInterval(size);
    if (interval === 0) return this.#publish(change);
    this.#unpublished = { ...this.#unpublished, ...change };
    const early = interval - (performance.now() - this.#publishedAt);
    // In a task of its own, beside the page that has just arrived.
    this.#publishTimer ??= setTimeout(() => this.#publish(), Math.max(0, early));
  }

  #cacheChanged() {
    if (this.#uncached.size === 0) return;
    const ids = [...this.#uncached];
    this.#uncached.clear();
    const position = this.#position();
    if (!position) return;
    this.#device?.erase(ids.filter((id) => !this.#known.find(id)));
    this.#device?.customers.add(
      ids.flatMap((id) => this.#known.find(id)?.customer ?? []),
      position,
    );
  }

  #position() {
    if (!this.#erasureCursor || !this.#answeredAt) return undefined;
    return { cursor: this.#changes.cursor(), erasureCursor: this.#erasureCursor, asOf: this.#answeredAt };
  }
}

const withoutEntries =
  (isGone: (entry: CustomerEntry) => boolean) =>
  ({ dayLog }: CustomersState): Partial<CustomersState> => {
    const entries = dayLog?.entries?.filter((entry) => !isGone(entry));
    return dayLog && entries ? { dayLog: { ...dayLog, entries } } : {};
  };

const bothClocks = () => ({ at: performance.now(), date: Date.now() });
