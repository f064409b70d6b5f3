import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createStore } from 'zustand/vanilla';
import { useNow } from '@/components/ui/use-now';
import { openDeviceCache } from '@/data/device-cache';
import type { Customer } from '@/domain/customer';
import { createChanges } from '@/features/customers/changes/changes';
import { createSelection } from '@/features/customers/list/selection';
import { createVisibleRows } from '@/features/customers/list/visible-rows';
import {
  type CustomersState,
  initialState,
  type Notice,
  type UnfinishedRead,
  unfinishedRead,
} from '@/features/customers/state/customers-state';
import { showNotice } from '@/features/customers/state/show-notice';
import { createActivityLog } from '@/features/customers/sync/activity-log';
import { createArrivals } from '@/features/customers/sync/arrivals';
import { CustomerFeed } from '@/features/customers/sync/customer-feed';
import { createNoteFeed } from '@/features/customers/sync/note-feed';
import { poll } from '@/features/customers/sync/polling';
import { createWorkFeed } from '@/features/customers/sync/work-feed';
import { hasVisibleText } from '@/lib/text';
import { createExports } from './exports';
import { createLeaveGuard } from './leave-guard';
import { createOpenDetails } from './open-details';

/** How long a typed letter may take to show, in milliseconds. */
const longestDelay = 100;

export type CustomersStore = ReturnType<typeof createCustomersStore>;

export function createCustomersStore() {
  const store = createStore<CustomersState>(() => initialState);
  const { getState, getInitialState, setState, subscribe } = store;
  const work = createWorkFeed(store);
  const customers = new CustomerFeed(store, (ids) => arrivals.add(ids), work.forget);
  const { find, knownUntil } = customers;
  const { forgetNotes, checkNotes, ...notes } = createNoteFeed(store);
  const arrivals = createArrivals(store, find, (id) => void openArrived(id));
  const { logActivity, checkActivity, checkDay, ...activityLog } = createActivityLog(store);
  const { selectRest, ...selection } = createSelection(store, find);
  const changes = createChanges(store, {
    customers,
    work,
    selectRest,
    logActivity(logged, isUnchanged) {
      logActivity(logged, isUnchanged);
      if (logged.some(({ text = '' }) => hasVisibleText(text))) void checkNotes();
    },
  });
  const { watch: watchDrafts, ...leaveGuard } = createLeaveGuard(store, find, changes);
  const details = createOpenDetails(store, activityLog.readActivity);

  async function load() {
    await Promise.all([customers.load(), work.refresh(), checkNotes()]);
  }

  async function check() {
    await Promise.all([customers.check(), work.check(), checkNotes(), checkActivity(), checkDay()]);
  }

  /** A notification may be faster than the next check. */
  async function openArrived(id: string) {
    // A question under way may have been asked before the customer arrived.
    for (let tries = 0; tries < 2 && !find(id); tries += 1) await check();
    details.openDetails(id);
  }

  function shownCustomer() {
    const { openId } = getState();
    return openId === undefined ? undefined : find(openId)?.customer;
  }

  function close() {
    changes.cancelBulk();
    customers.close();
    work.close();
    forgetNotes();
    setState(initialState);
  }

  return {
    getState,
    getInitialState,
    subscribe,
    load,
    check,
    find,
    shownCustomer,
    knownUntil,
    close,
    ...changes,
    ...notes,
    ...selection,
    ...activityLog,
    ...leaveGuard,
    ...details,
    ...createExports(store, find),
    visibleRows: createVisibleRows(store),
    toggleNotifications: arrivals.toggleNotifications,
    upsert: (customer: Customer) => customers.add(customer, true),

    /** Returns an unsubscribe function, which forgets every customer. */
    start() {
      const device = openDeviceCache();
      const stops = [watchDrafts(), poll(check, () => customers.onLost()), arrivals.watch()];
      void customers.open(device);
      void work.open(device);
      return () => {
        for (const stop of stops) stop();
        close();
      };
    },

    setSearch(search: string) {
      const typedAt = performance.now();
      setState(search.trim() === '' ? { search, deepSearch: undefined } : { search });
      requestAnimationFrame(() => {
        if (performance.now() - typedAt > longestDelay) setState({ isSlow: true });
      });
    },
    toggleOldOverdue: () => setState(({ showsOldOverdue }) => ({ showsOldOverdue: !showsOldOverdue })),
    showAdding: (adding: CustomersState['adding']) => setState({ adding }),
    showPanel: (panel: CustomersState['panel']) => setState({ panel }),
    dismissError: () => setState({ failed: false }),
    notify: (notice: Notice) => setState(showNotice(notice)),
    dismissNotice: () => setState({ notice: undefined }),
    dismissMissed: () => setState({ missed: [] }),
  };
}

const Context = createContext<CustomersStore | undefined>(undefined);

const NowContext = createContext(new Date());

export function CustomersProvider({ value, children }: { value: CustomersStore; children: ReactNode }) {
  return (
    <Context value={value}>
      <NowContext value={useNow()}>{children}</NowContext>
    </Context>
  );
}

/** The same time in every part of the screen, at most a minute old. */
export const useScreenTime = () => useContext(NowContext);

/** For click handlers: reads without subscribing. @throws {Error} outside of a `CustomersProvider`. */
export function useCustomersStore(): CustomersStore {
  const store = useContext(Context);
  if (!store) throw new Error('There is no customers store here.');
  return store;
}

export function useCustomers<Selected>(select: (state: CustomersState) => Selected): Selected {
  return useStore(useCustomersStore(), select);
}

/** Undefined while the customer of a link is not read: then no dialog covers the page. */
export function useShownCustomer(): Customer | undefined {
  return useCustomers(useCustomersStore().shownCustomer);
}

export function useUnfinishedRead(): UnfinishedRead | undefined {
  return useCustomers(useShallow(unfinishedRead));
}
