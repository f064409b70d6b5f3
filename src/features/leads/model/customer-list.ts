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
  /** When the last whole load ended. */
  loadedAt: Date | undefined;
}

/** The admin screen's customers, outside React: one load at a time, read with `getState` and `subscribe`. */
export interface CustomerList {
  getState: () => CustomerListState;
  subscribe: (listener: () => void) => () => void;
  /** Reads everything anew; does nothing while a load is running. Never rejects: see `failed`. */
  load: () => Promise<void>;
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
  loadedAt: undefined,
};

/** A list with nothing loaded. */
export function createCustomerList(): CustomerList {
  let state = empty;
  let book = new CustomerBook();
  let running: ReturnType<typeof listCustomers> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<CustomerListState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Whether the load reached its end; false when it was stopped on the way. */
  async function take(pages: ReturnType<typeof listCustomers>): Promise<boolean> {
    for await (const { customers, total } of pages) {
      if (running !== pages) return false;
      book.add(customers);
      set({ rows: book.rows(), progress: { loaded: book.broughtCount, total } });
    }
    return running === pages;
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
      ...(outcome === 'failed' ? { failed: true } : { loadedAt: new Date() }),
    });
  }

  function close() {
    void running?.return().catch(() => undefined);
    running = undefined;
    book = new CustomerBook();
    set(empty);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    close,
    find: (id) => book.find(id),
    setStatus(id, status) {
      book.setStatus(id, status);
      set({ rows: book.rows() });
    },
    dismissError: () => set({ failed: false }),
  };
}
