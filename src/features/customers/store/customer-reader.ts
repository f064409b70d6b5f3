import type { StoreApi } from 'zustand/vanilla';
import type { KeptCustomers } from '@/data/kept-customers';
import { listChangedCustomers, listCustomers, listErasedCustomers } from '@/data/list-customers';
import { latestUpdate } from '@/data/read-pages';
import type { Customer } from '@/domain/customer';
import { tombstoneLifetime } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { RemoteClock } from '@/lib/remote-clock';
import { reportError } from '@/lib/report-error';
import { CustomerCache } from './customer-cache';
import type { CustomerRow } from './customer-row';
import { type CustomersState, initialState } from './customers-state';

/** How often a list asks at most who was erased, in milliseconds: it costs a read each time. */
export const erasureInterval = 60_000;

/** From so many customers on, more than one screen shows, … */
export const longList = 500;
/** … the screen is drawn anew so often at most while pages arrive, in milliseconds: each time, it begins its rows again. */
export const drawInterval = 500;

/** A list that asked for no longer, in milliseconds, is read anew: it may have missed what is no longer remembered. */
const longestGap = tombstoneLifetime - 24 * 60 * 60 * 1000;

/** Reads the customers from the database into the store, one load at a time. */
export interface CustomerReader {
  /**
   * Begins with what the device keeps, and asks for what was changed since; where it keeps nothing, reads everything.
   * Never rejects.
   */
  open: (device: KeptCustomers) => Promise<void>;
  /** Reads everything anew; does nothing while a load is running. Never rejects: see `failed`. */
  load: () => Promise<void>;
  /**
   * Reads what was stored, changed or erased since the last load or check; does nothing while a load is running, and
   * asks only who was erased as long as none has reached its end. Never rejects: see `isLive`.
   */
  check: () => Promise<void>;
  /** Stops loading and forgets every customer. */
  close: () => void;
  find: (id: string) => CustomerRow | undefined;
  /** Every change before this time of the database is known; of a list that is not whole, of the customers that it has. */
  knownUntil: () => Date;
  /** Notes a status that the database has stored. One of many is drawn with the next of them, where the list is long. */
  setStatus: (id: string, status: CustomerStatus, isOneOfMany?: boolean) => void;
  /** Takes in a customer who was just read from the database. */
  replace: (customer: Customer) => void;
  /** Takes in a customer who was just stored here; one of many as `setStatus` does. */
  add: (customer: Customer, isOneOfMany?: boolean) => void;
  /** Drops a customer whom the database has no longer. */
  forget: (id: string) => void;
}

/**
 * A reader with nothing read.
 * @param onArrival is told the ids of customers that `check` has brought and that were not known before.
 */
export function createCustomerReader(
  store: StoreApi<CustomersState>,
  onArrival: (ids: readonly string[]) => void,
): CustomerReader {
  let cache = new CustomerCache();
  let kept: KeptCustomers | undefined;
  let running: ReturnType<typeof listCustomers> | undefined;
  let isChecking = false;
  let clock = new RemoteClock();
  /** Every change before the cursor is known, but for those that become readable late. */
  let cursor = new Date(0);
  let erasureCursor: Date | undefined;
  /** When the last answered question who was erased was asked: by the clock that stands still in a sleep, and by the other. */
  let erasuresKnown = { ...bothClocks(), at: Number.NEGATIVE_INFINITY };
  let answeredAt: Date | undefined;
  /** Counts what an answer under way may be older than. */
  let generation = 0;
  let publishedAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** The ids of those who were changed or forgotten here, until the device keeps that. */
  const toKeep = new Set<string>();

  /** Puts what is known into the store. A notice about somebody who is gone goes with them, its undo included. */
  function publish(change: Partial<CustomersState> = {}) {
    clearTimeout(waiting);
    waiting = undefined;
    publishedAt = performance.now();
    keepChanged();
    const { notice } = store.getState();
    const isOutdated = notice?.customerId !== undefined && !cache.find(notice.customerId);
    store.setState({ ...change, rows: cache.rows(), ...(isOutdated && { notice: undefined }) });
  }

  /** The same, but of a list of so many not more often than it can be drawn. */
  function publishSoon(size: number, change: Partial<CustomersState> = {}) {
    clearTimeout(waiting);
    const interval = size < longList ? 0 : drawInterval;
    const early = interval - (performance.now() - publishedAt);
    if (early <= 0) publish(change);
    else waiting = setTimeout(() => publish(change), early);
  }

  async function open(device: KeptCustomers) {
    kept = device;
    store.setState({ loading: true });
    const list = await device.read((customers) => {
      if (kept === device && !running) cache.add(customers);
    });
    if (kept !== device || running) return;
    if (!list) {
      // Of what could not be read to its end nothing is shown.
      cache = new CustomerCache();
      return load();
    }
    ({ cursor, erasureCursor } = list);
    answeredAt = list.asOf;
    erasuresKnown = { at: Number.NEGATIVE_INFINITY, date: list.asOf.getTime() };
    publish({ loading: false, loadedAt: list.asOf, asOf: list.asOf });
    await check();
  }

  /** Whether the load reached its end; false when it was stopped on the way. */
  async function take(pages: ReturnType<typeof listCustomers>): Promise<boolean> {
    const asked = clock.earliest();
    let begun: Date | undefined;
    for await (const { customers, total, latestUpdate, erased } of pages) {
      if (running !== pages) return false;
      if (latestUpdate) clock.tell(latestUpdate);
      // What was changed while later pages were read may be on an earlier one.
      begun ??= latest(asked, latestUpdate) ?? new Date(0);
      erasureCursor ??= begun;
      cache.add(customers);
      cache.erase(erased);
      publishSoon(cache.broughtCount, { progress: { loaded: cache.broughtCount, total } });
    }
    if (running !== pages) return false;
    if (begun) {
      cursor = begun;
      erasureCursor = begun;
    }
    erasuresKnown = bothClocks();
    return true;
  }

  async function load() {
    if (running) return;
    const pages = listCustomers();
    running = pages;
    generation += 1;
    cache.beginRead();
    store.setState({ loading: true, failed: false, progress: undefined });
    const outcome = await take(pages).catch((error: unknown) => {
      reportError(error);
      return 'failed' as const;
    });
    if (running !== pages) return;
    running = undefined;
    if (outcome === true) {
      cache.endRead();
      answeredAt = new Date();
      if (erasureCursor) kept?.keep(cache.customers(), { cursor, erasureCursor, asOf: answeredAt });
    }
    const { progress, brokenOff } = store.getState();
    publish({
      loading: false,
      progress: undefined,
      ...(outcome === 'failed'
        ? {
            failed: true,
            brokenOff: { loaded: cache.broughtCount, total: progress?.total ?? brokenOff?.total },
          }
        : {
            brokenOff: undefined,
            loadedAt: new Date(),
            arrived: initialState.arrived,
            isLive: true,
            asOf: undefined,
          }),
    });
  }

  async function check() {
    if (running || isChecking || !erasureCursor) return;
    if (Date.now() - erasuresKnown.date > longestGap) return load();
    const asking = generation;
    const asked = clock.earliest();
    const now = bothClocks();
    isChecking = true;
    const answers = await Promise.all([
      store.getState().loadedAt && listChangedCustomers(cursor),
      now.at - erasuresKnown.at >= erasureInterval && listErasedCustomers(erasureCursor),
    ]).catch(reportError);
    isChecking = false;
    if (asking !== generation) return;
    if (!answers) return store.setState({ isLive: false, asOf: answeredAt });
    const [changes, erased] = answers;

    const { arrived, isChanged } = cache.merge(changes ? changes.customers : []);
    const hasErased = cache.erase(erased || []);
    if (changes) {
      clock.tell(changes.latestUpdate);
      // Whatever was changed before the question is in its answer: no need to read the latest change again and again.
      cursor = latest(changes.latestUpdate, asked) ?? cursor;
    }
    if (erased) {
      const last = erased.at(-1)?.erasedAt;
      if (last) clock.tell(last);
      erasureCursor = latest(erasureCursor, latest(last, asked)) ?? erasureCursor;
      erasuresKnown = now;
    }
    answeredAt = new Date();
    kept?.change(
      isChanged && changes ? changes.customers : [],
      // One who was stored anew stays.
      hasErased && erased ? erased.map(({ id }) => id).filter((id) => !cache.find(id)) : [],
      { cursor, erasureCursor, asOf: answeredAt },
    );
    const known = arrived.filter((id) => cache.find(id));
    const all = known.length > 0 && { arrived: new Set([...store.getState().arrived, ...known]) };
    if (isChanged || hasErased) publish({ isLive: true, asOf: undefined, ...all });
    else if (store.getState().asOf) store.setState({ isLive: true, asOf: undefined });
    if (known.length > 0) onArrival(known);
  }

  /** Has the device know what was changed or forgotten here, before the database is asked again. */
  function keepChanged() {
    if (toKeep.size === 0) return;
    const ids = [...toKeep];
    toKeep.clear();
    if (!erasureCursor || !answeredAt) return;
    const known = ids.flatMap((id) => cache.find(id)?.customer ?? []);
    const gone = ids.filter((id) => !cache.find(id));
    kept?.change(known, gone, { cursor, erasureCursor, asOf: answeredAt });
  }

  function close() {
    keepChanged();
    kept?.close();
    kept = undefined;
    void running?.return().catch(() => undefined);
    running = undefined;
    generation += 1;
    clearTimeout(waiting);
    publishedAt = Number.NEGATIVE_INFINITY;
    cache = new CustomerCache();
    clock = new RemoteClock();
    cursor = new Date(0);
    erasureCursor = undefined;
  }

  return {
    open,
    load,
    check,
    close,
    find: (id) => cache.find(id),
    knownUntil: () =>
      cursor.getTime() > 0 ? cursor : (latestUpdate(cache.customers(), new Date()) ?? cursor),
    setStatus(id, status, isOneOfMany = false) {
      cache.setStatus(id, status);
      toKeep.add(id);
      if (isOneOfMany) publishSoon(store.getState().rows.length);
      else publish();
    },
    replace(customer) {
      cache.replace(customer);
      toKeep.add(customer.id);
      publish();
    },
    add(customer, isOneOfMany = false) {
      cache.merge([customer]);
      toKeep.add(customer.id);
      if (isOneOfMany) publishSoon(store.getState().rows.length);
      else publish();
    },
    forget(id) {
      // An answer under way may still hold them.
      generation += 1;
      cache.forget(id);
      toKeep.add(id);
      publish();
    },
  };
}

const bothClocks = () => ({ at: performance.now(), date: Date.now() });

function latest(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}
