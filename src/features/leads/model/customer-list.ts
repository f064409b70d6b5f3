import { listChangedCustomers } from '@/data/list-changed-customers';
import { listCustomers } from '@/data/list-customers';
import type { CustomerStatus } from '@/domain/customer-status';
import { CustomerBook } from './customer-book';
import type { CustomerRow } from './customer-row';

export interface CustomerListState {
  /** Newest first. */
  rows: readonly CustomerRow[];
  loading: boolean;
  /** How far the running load is, once the database has answered. */
  progress: { loaded: number; total: number | undefined } | undefined;
  /** The last load did not reach its end, and nobody has dismissed the message. */
  failed: boolean;
  /** How far the last load came, if it did not reach its end; dismissing the message changes nothing about that. */
  brokenOff: CustomerListState['progress'];
  /** When the last whole load ended. */
  loadedAt: Date | undefined;
  /** The ids of customers that arrived by themselves since then. */
  arrived: ReadonlySet<string>;
  /** Whether the last question for changes was answered. */
  isLive: boolean;
}

/** The admin screen's customers, outside React: one load at a time, read with `getState` and `subscribe`. */
export interface CustomerList {
  getState: () => CustomerListState;
  subscribe: (listener: () => void) => () => void;
  /** Reads everything anew; does nothing while a load is running. Never rejects: see `failed`. */
  load: () => Promise<void>;
  /**
   * Reads what was stored or changed since the last load or check; does nothing before a whole load or while one is
   * running. Never rejects: see `isLive`.
   */
  check: () => Promise<void>;
  /** Stops loading and forgets every customer. */
  close: () => void;
  find: (id: string) => CustomerRow | undefined;
  /** Notes a status that the database has stored. */
  setStatus: (id: string, status: CustomerStatus) => void;
  dismissError: () => void;
}

const empty: CustomerListState = {
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
export function createCustomerList(): CustomerList {
  let state = empty;
  let book = new CustomerBook();
  let running: ReturnType<typeof listCustomers> | undefined;
  let isChecking = false;
  /** Every change up to here is known. */
  let knownUntil = new Date(0);
  const listeners = new Set<() => void>();

  function set(change: Partial<CustomerListState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Whether the load reached its end; false when it was stopped on the way. */
  async function take(pages: ReturnType<typeof listCustomers>): Promise<boolean> {
    let begun: Date | undefined;
    for await (const { customers, total, latestUpdate } of pages) {
      if (running !== pages) return false;
      book.add(customers);
      begun ??= latestUpdate;
      set({ rows: book.rows(), progress: { loaded: book.broughtCount, total } });
    }
    if (running !== pages) return false;
    // What was changed while later pages were read may be on an earlier one.
    if (begun) knownUntil = begun;
    return true;
  }

  async function load() {
    if (running) return;
    const pages = listCustomers();
    running = pages;
    book.beginRead();
    set({ loading: true, failed: false, progress: undefined });
    const outcome = await take(pages).catch(() => 'failed' as const);
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
    if (running || isChecking || !state.loadedAt) return;
    const asking = book;
    isChecking = true;
    const changes = await listChangedCustomers(knownUntil).catch(() => undefined);
    isChecking = false;
    // Closed meanwhile.
    if (asking !== book) return;
    if (!changes) return set({ isLive: false });
    knownUntil = changes.latestUpdate;
    const { arrived, isChanged } = book.merge(changes.customers);
    if (!isChanged && state.isLive) return;
    set({
      isLive: true,
      ...(isChanged && { rows: book.rows() }),
      ...(arrived.length > 0 && { arrived: new Set([...state.arrived, ...arrived]) }),
    });
  }

  function close() {
    void running?.return().catch(() => undefined);
    running = undefined;
    book = new CustomerBook();
    knownUntil = new Date(0);
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
    dismissError: () => set({ failed: false }),
  };
}
