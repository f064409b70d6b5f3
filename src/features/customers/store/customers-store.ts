import { listChangedCustomers } from '@/data/list-changed-customers';
import { listCustomers } from '@/data/list-customers';
import { listErasedCustomers } from '@/data/list-erased-customers';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { tombstoneLifetime } from '@/domain/tombstone';
import { RemoteClock } from '@/lib/remote-clock';
import { reportError } from '@/lib/report-error';
import { CustomerCache } from './customer-cache';
import type { CustomerRow } from './customer-row';

/** How often a list asks at most who was erased, in milliseconds: it costs a read each time. */
export const erasureInterval = 60_000;

/** A list that asked for no longer, in milliseconds, is read anew: it may have missed what is no longer remembered. */
const longestGap = tombstoneLifetime - 24 * 60 * 60 * 1000;

export interface CustomersState {
  /** Newest first. */
  rows: readonly CustomerRow[];
  loading: boolean;
  /** How far the running load is, once the database has answered. */
  progress: { loaded: number; total: number | undefined } | undefined;
  /** The last load did not reach its end, and nobody has dismissed the message. */
  failed: boolean;
  /** How far the last load came, if it did not reach its end; dismissing the message changes nothing about that. */
  brokenOff: CustomersState['progress'];
  /** When the last whole load ended. */
  loadedAt: Date | undefined;
  /** The ids of customers that arrived by themselves since then. */
  arrived: ReadonlySet<string>;
  /** Whether the last question for changes was answered. */
  isLive: boolean;
}

/** The admin screen's customers, outside React: one load at a time, read with `getState` and `subscribe`. */
export interface CustomersStore {
  getState: () => CustomersState;
  subscribe: (listener: () => void) => () => void;
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
  /** Notes a status that the database has stored. */
  setStatus: (id: string, status: CustomerStatus) => void;
  /** Takes in a customer who was just read from the database. */
  replace: (customer: Customer) => void;
  /** Drops a customer whom the database has no longer. */
  forget: (id: string) => void;
  dismissError: () => void;
}

const empty: CustomersState = {
  rows: [],
  loading: false,
  progress: undefined,
  failed: false,
  brokenOff: undefined,
  loadedAt: undefined,
  arrived: new Set(),
  isLive: true,
};

/** A list with nothing loaded. */
export function createCustomersStore(): CustomersStore {
  let state = empty;
  let book = new CustomerCache();
  let running: ReturnType<typeof listCustomers> | undefined;
  let isChecking = false;
  let clock = new RemoteClock();
  /** Every change before the cursor is known, but for those that become readable late. */
  let cursor = new Date(0);
  let erasureCursor: Date | undefined;
  /** When the last answered question who was erased was asked: by the clock that stands still in a sleep, and by the other. */
  let erasuresKnown = { ...bothClocks(), at: Number.NEGATIVE_INFINITY };
  /** Counts what an answer under way may be older than. */
  let generation = 0;
  const listeners = new Set<() => void>();

  function set(change: Partial<CustomersState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
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
      book.add(customers);
      book.erase(erased);
      set({ rows: book.rows(), progress: { loaded: book.broughtCount, total } });
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
    book.beginRead();
    set({ loading: true, failed: false, progress: undefined });
    const outcome = await take(pages).catch((error: unknown) => {
      reportError(error);
      return 'failed' as const;
    });
    if (running !== pages) return;
    running = undefined;
    if (outcome === true) book.endRead();
    set({
      rows: book.rows(),
      loading: false,
      progress: undefined,
      ...(outcome === 'failed'
        ? {
            failed: true,
            brokenOff: { loaded: book.broughtCount, total: state.progress?.total ?? state.brokenOff?.total },
          }
        : { brokenOff: undefined, loadedAt: new Date(), arrived: empty.arrived, isLive: true }),
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
      state.loadedAt && listChangedCustomers(cursor),
      now.at - erasuresKnown.at >= erasureInterval && listErasedCustomers(erasureCursor),
    ]).catch(reportError);
    isChecking = false;
    if (asking !== generation) return;
    if (!answers) return set({ isLive: false });
    const [changes, erased] = answers;

    const { arrived, isChanged } = book.merge(changes ? changes.customers : []);
    const hasErased = book.erase(erased || []);
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
    if (!isChanged && !hasErased && state.isLive) return;
    const known = arrived.filter((id) => book.find(id));
    set({
      isLive: true,
      ...((isChanged || hasErased) && { rows: book.rows() }),
      ...(known.length > 0 && { arrived: new Set([...state.arrived, ...known]) }),
    });
  }

  function close() {
    void running?.return().catch(() => undefined);
    running = undefined;
    generation += 1;
    book = new CustomerCache();
    clock = new RemoteClock();
    cursor = new Date(0);
    erasureCursor = undefined;
    set(empty);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    check,
    close,
    find: (id) => book.find(id),
    setStatus(id, status) {
      book.setStatus(id, status);
      set({ rows: book.rows() });
    },
    replace(customer) {
      book.replace(customer);
      set({ rows: book.rows() });
    },
    forget(id) {
      // An answer under way may still hold them.
      generation += 1;
      book.forget(id);
      set({ rows: book.rows() });
    },
    dismissError: () => set({ failed: false }),
  };
}

const bothClocks = () => ({ at: performance.now(), date: Date.now() });

function latest(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}
