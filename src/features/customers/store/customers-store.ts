import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { openDeviceCache } from '@/data/device-cache';
import { getSession } from '@/data/session-store';
import type { Customer } from '@/domain/customer';
import { workView } from '@/domain/work-lists';
import { saveContactCards } from '@/features/customers/export/contact-card';
import { type ExportKind, exportCustomers } from '@/features/customers/export/customers-csv';
import { memoizeLast } from '@/lib/memoize-last';
import { hasVisibleText } from '@/lib/text';
import { createActivityLog } from './activity-log';
import { createArrivals } from './arrivals';
import { CustomerFeed } from './customer-feed';
import type { CustomerRow } from './customer-row';
import {
  type CustomersState,
  type ExportRequest,
  initialState,
  messages,
  type Notice,
  unfinishedRead,
} from './customers-state';
import { createAdditions, createCorrections } from './draft-changes';
import { createDuplicateChanges } from './duplicate-changes';
import { type AddressFilter, createSearch, type Filter, narrowRows } from './filter-rows';
import { dropDraftsOfErased, keptNotes, questionBeforeForgetting } from './kept-drafts';
import { createKeyedQueue } from './keyed-queue';
import { createManyChanges } from './many-changes';
import { poll } from './polling';
import { createSelection } from './selection';
import { groupByText, type Sort, sortRows, sortToText, textToSort } from './sort-rows';
import { createStatusChanges } from './status-changes';
import { createWorkChanges } from './work-changes';
import { createWorkFeed } from './work-feed';

/** How long a typed letter may take to show, in milliseconds. */
const longestDelay = 100;

/** The admin screen's state and what can be done with it, outside React. Components select from it and call it. */
export type CustomersStore = ReturnType<typeof createCustomersStore>;

/** A store with nothing loaded: it begins with `start`. */
export function createCustomersStore() {
  const store = createStore<CustomersState>(() => initialState);
  const { getState, getInitialState, setState, subscribe } = store;
  const reader = new CustomerFeed(store, (ids) => arrivals.add(ids));
  const { find } = reader;
  const work = createWorkFeed(store);
  const arrivals = createArrivals(store, find);
  const inTurn = createKeyedQueue();
  const { readActivity, readDay, tell } = createActivityLog(store);
  const { sendWorkChange, undoWork, ...workChanges } = createWorkChanges(store, reader, work, inTurn, tell);
  const { changeStatus, move, countOn } = createStatusChanges(store, reader, inTurn, tell);
  const duplicateChanges = createDuplicateChanges(store, reader, work, inTurn, { tell, countOn });
  const correctCustomer = createCorrections(store, reader, inTurn, tell);
  const addCustomer = createAdditions(store, reader);
  const { selectRest, ...selection } = createSelection(store, find);
  const makers = { reader, work, selection: { selectRest }, move, sendWorkChange };
  const { undoMany, leaveMany, ...manyChanges } = createManyChanges(store, makers);
  const groupBy = memoizeLast(groupByText);
  const sorted = memoizeLast(
    (rows: readonly CustomerRow[], sort: string | undefined, work: CustomersState['work']) =>
      sortRows(rows, textToSort(sort), work, groupBy),
  );
  // Typing goes through what the other filters leave.
  const narrowed = memoizeLast(
    (
      rows: readonly CustomerRow[],
      status: AddressFilter['status'],
      list: AddressFilter['list'],
      parish: string | undefined,
      fuel: string | undefined,
      owner: AddressFilter['owner'],
      work: CustomersState['work'],
      minute: number,
      me: string,
    ) => {
      const view = workView(new Date(minute * 60_000), me);
      return narrowRows(rows, { status, list, parish, fuel, owner }, { work, view });
    },
  );
  const searched = createSearch();
  /** The notice whose change was taken back last. */
  let undone: Notice | undefined;

  async function load() {
    await Promise.all([reader.load(), work.check()]);
  }

  async function check() {
    await Promise.all([reader.check(), work.check()]);
  }

  /** Why whoever goes to another page of the site should be asked first, if there is a reason. */
  function questionBeforeLeaving(): string | undefined {
    const { many, noteDrafts } = getState();
    if (many) return messages.leaveMany;
    const kept = keptNotes();
    const wouldLose = [...noteDrafts].some(
      ([id, text]) => hasVisibleText(text) && kept.get(id)?.text !== text,
    );
    return wouldLose ? messages.leaveNote : undefined;
  }

  /** The same of whoever logs out or closes the tab: nothing that was typed outlives that. */
  function questionBeforeEnding(): string | undefined {
    return questionBeforeLeaving() ?? questionBeforeForgetting();
  }

  function askBeforeUnload(event: BeforeUnloadEvent) {
    if (questionBeforeEnding()) event.preventDefault();
  }

  /** Drops what was typed about people who are gone, as soon as the list is known to be whole and of the present. */
  function dropDrafts({ rows, loading, loadedAt, asOf, brokenOff }: CustomersState, before: CustomersState) {
    if (loading || !loadedAt || asOf || brokenOff) return;
    if (rows === before.rows && !before.loading && !before.asOf) return;
    dropDraftsOfErased((id) => find(id) !== undefined);
    const { noteDrafts } = getState();
    const known = [...noteDrafts].filter(([id]) => find(id));
    if (known.length < noteDrafts.size) setState({ noteDrafts: new Map(known) });
  }

  /** Stops loading and forgets every customer, and all that was said of them. */
  function close() {
    leaveMany();
    reader.close();
    work.close();
    setState(initialState);
  }

  async function exportNow(rows: readonly CustomerRow[], isFiltered: boolean) {
    const read = unfinishedRead(getState());
    const { asOf, exportKind, exportsSelected } = getState();
    setState({ isAskingToExport: false });
    const notice = await exportCustomers(rows, { read, isFiltered, asOf }, exportKind);
    const isOffering = notice.tone === 'success' && exportKind === 'list';
    const further = isOffering && { exported: { rows, isFiltered, isSelection: exportsSelected } };
    setState({ notice: { ...notice, ...further } });
  }

  return {
    getState,
    getInitialState,
    subscribe,
    load,
    check,
    find,
    knownUntil: reader.knownUntil,
    close,
    changeStatus,
    addCustomer,
    /** Takes a customer into the list who was just stored here, one of many. */
    takeIn: (customer: Customer) => reader.add(customer, true),
    correctCustomer,
    ...workChanges,
    closeAsDuplicate: duplicateChanges.close,
    releaseDuplicate: duplicateChanges.release,
    ...selection,
    ...manyChanges,
    toggleNotifications: arrivals.toggleNotifications,

    /**
     * Loads the customers, and has new ones and colleagues' changes appear by themselves.
     * @returns the way to stop: it forgets every customer.
     */
    start() {
      setState({ noteDrafts: new Map([...keptNotes()].map(([id, { text }]) => [id, text])) });
      const stopDropping = subscribe(dropDrafts);
      const device = openDeviceCache();
      void reader.open(device);
      void work.open(device);
      const stopPolling = poll(check);
      const stopWatching = arrivals.watch();
      window.addEventListener('beforeunload', askBeforeUnload);
      return () => {
        window.removeEventListener('beforeunload', askBeforeUnload);
        stopPolling();
        stopWatching();
        stopDropping();
        close();
      };
    },

    /** Whether this page may be left for another of the site: asks first where something would be lost. */
    mayLeave: () => isAllowed(questionBeforeLeaving()),
    /** Whether the session may end: asks first where something would be lost. */
    mayLogOut: () => isAllowed(questionBeforeEnding()),

    /**
     * Those of the rows that a filter leaves, sorted as the address says it. What was asked for last is remembered, so
     * that each part of the screen may ask for it.
     */
    visibleRows: (rows: readonly CustomerRow[], sort: Sort, filter: Filter) => {
      const { search, status, list, parish, fuel, owner } = filter;
      const { work } = getState();
      // Nothing else has to be made anew when somebody's work changes, or a minute has passed.
      const sortWork = sort.key === 'followup' ? work : undefined;
      const filterWork = list || owner ? work : undefined;
      const minute = list ? Math.floor(Date.now() / 60_000) : 0;
      const ordered = sorted(rows, sortToText(sort), sortWork);
      const me = ownEmail();
      return searched(narrowed(ordered, status, list, parish, fuel, owner, filterWork, minute, me), search);
    },

    setSearch(search: string) {
      const typedAt = performance.now();
      setState({ search });
      requestAnimationFrame(() => {
        if (performance.now() - typedAt > longestDelay) setState({ isSlow: true });
      });
    },
    dismissError: () => setState({ failed: false }),
    notify: (notice: Notice) => setState({ notice }),
    dismissNotice: () => setState({ notice: undefined }),

    /** Takes back the change that the notice reports, once. */
    undo() {
      const { notice, pending } = getState();
      if (notice === undone) return;
      const { customerId, undo } = notice ?? {};
      // What another change of the status leaves has a notice of its own.
      const isStatus = undo && 'status' in undo && !('duplicateOf' in undo);
      if (!undo || (isStatus && customerId !== undefined && pending.has(customerId))) return;
      undone = notice;
      if ('steps' in undo) return void undoMany(undo);
      if (customerId === undefined) return;
      if ('work' in undo) void undoWork(customerId, undo.work);
      else if ('duplicateOf' in undo) void duplicateChanges.undo(customerId, undo);
      else void changeStatus(customerId, undo.status, undo.expected);
    },

    openDetails(id: string) {
      setState({ openId: id });
      void readActivity(id);
    },
    readActivity,
    readDay,

    closeDetails: () => setState({ openId: undefined, activity: undefined }),

    /** Says that whoever was open is not in the database any more. */
    noteErasure: () => setState({ notice: { tone: 'error', text: messages.erased } }),

    /** Who is selected, shown or not, in an order of the list. */
    selectedRows(sort: Sort): readonly CustomerRow[] {
      const { rows, selected, work } = getState();
      return sortRows(
        rows.filter(({ customer }) => selected.has(customer.id)),
        sort,
        work,
      );
    },

    /** Downloads the contact cards of these customers in one file, and says so. */
    async saveContacts(rows: readonly CustomerRow[]) {
      setState({ notice: await saveContactCards(rows) });
    },

    /** Downloads these customers, and says so. */
    exportNow,

    /** Downloads these customers, but asks first when the list that they are taken from is not whole. */
    requestExport({ rows, isFiltered, isSelection }: ExportRequest, exportKind: ExportKind = 'list') {
      const state = getState();
      setState({ exportsSelected: isSelection, exportKind });
      const hasNothing = state.rows.length === 0 && !state.loading;
      if (unfinishedRead(state) && !hasNothing) setState({ isAskingToExport: true });
      else void exportNow(rows, isFiltered);
    },
    cancelExport: () => setState({ isAskingToExport: false }),
  };
}

/** Whether somebody who is asked a question agrees; without a question they do. */
function isAllowed(question: string | undefined): boolean {
  return question === undefined || window.confirm(question);
}

/** The e-mail of whoever is signed in; empty where it is not known. */
export function ownEmail(): string {
  return getSession()?.userEmail ?? '';
}

const Context = createContext<CustomersStore | undefined>(undefined);

/** Hands the store of the screen to its parts. */
export const CustomersProvider = Context.Provider;

/**
 * The store of the screen, to call it.
 * @throws {Error} outside of a `CustomersProvider`.
 */
export function useCustomersStore(): CustomersStore {
  const store = useContext(Context);
  if (!store) throw new Error('There is no customers store here.');
  return store;
}

/** What a component needs of the state; it renders anew when that changes. */
export function useCustomers<Selected>(select: (state: CustomersState) => Selected): Selected {
  return useStore(useCustomersStore(), select);
}
