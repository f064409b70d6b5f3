import type { StoreApi } from 'zustand/vanilla';
import type { DeviceCache } from '@/data/device-cache';
import { listChangedWork, listStaff } from '@/data/list-work';
import type { Assignment } from '@/domain/assignment';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { reportError } from '@/lib/report-error';
import { createChangeFeed } from './change-feed';

export type WorkFeed = ReturnType<typeof createWorkFeed>;

/** Reads owners and follow-ups: all of them once, then what was changed. */
export function createWorkFeed(store: StoreApi<CustomersState>) {
  let cache: DeviceCache['work'] | undefined;
  /** Whether the device has the whole list, to which changes are added. */
  let isCached = false;
  let hasStaff = false;
  /** Stored here before any work was read: by itself it would pass for the whole list. */
  let early: readonly Assignment[] = [];
  const feed = createChangeFeed(async (since) => {
    const [changes, staff] = await Promise.all([
      listChangedWork(since).catch(reportError),
      hasStaff ? undefined : listStaff().catch(reportError),
    ]);
    return { work: changes?.work, staff, latestUpdate: changes?.latestUpdate };
  });

  /** Takes in work, but for copies older than what is known. */
  function merge(work: readonly Assignment[]): Assignment[] {
    const known = store.getState().work;
    const newer = work.filter(({ customerId, updatedAt }) => {
      const copy = known?.get(customerId);
      return !copy || updatedAt > copy.updatedAt;
    });
    if (newer.length > 0 || !known) {
      const added = newer.map((one) => [one.customerId, one] as const);
      store.setState({ work: new Map([...(known ?? []), ...added]) });
    }
    const held = early;
    early = [];
    return held.length > 0 ? [...newer, ...merge(held)] : newer;
  }

  function addToCache(changed: readonly Assignment[]) {
    const position = { cursor: feed.cursor(), asOf: new Date() };
    if (isCached) cache?.add(changed, position);
    else cache?.replace([...(store.getState().work?.values() ?? [])], position);
    isCached = true;
  }

  async function check() {
    const answer = await feed.ask();
    if (!answer || answer === 'failed') return;
    const { work, staff } = answer;
    if (staff) {
      hasStaff = true;
      store.setState({ staff });
    }
    if (work) addToCache(merge(work));
  }

  return {
    /** Begins with the device's list, and asks for what has changed since. Never rejects. */
    async open(device: Pick<DeviceCache, 'work'>) {
      const own = device.work;
      cache = own;
      const work: Assignment[] = [];
      const position = await own.read((part) => work.push(...part));
      if (cache !== own) return;
      if (position) {
        feed.goOnFrom(position.cursor);
        isCached = true;
        merge(work);
      }
      // On a slow connection the first customers would come the later for it.
      await untilRows(store);
      if (cache === own) await check();
    },

    /** Reads what was changed. Never rejects. */
    check,

    /** Notes work as the database has stored it. */
    set(...work: readonly Assignment[]) {
      if (store.getState().work) addToCache(merge(work));
      else early = [...early, ...work];
    },

    /** Takes in work that was just read from the database, whatever was known of it. */
    replace(work: Assignment) {
      const known = store.getState().work;
      if (!known) {
        early = [...early, work];
        return;
      }
      store.setState({ work: new Map(known).set(work.customerId, work) });
      addToCache([work]);
    },

    /** Forgets everything. */
    close() {
      cache = undefined;
      isCached = false;
      hasStaff = false;
      early = [];
      feed.close();
    },
  };
}

/** Resolves once there are customers to look at, or none are being read. */
function untilRows(store: StoreApi<CustomersState>): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(resolveWithRows);
    function resolveWithRows({ rows, loading }: CustomersState) {
      if (rows.length === 0 && loading) return;
      unsubscribe();
      resolve();
    }
    resolveWithRows(store.getState());
  });
}
