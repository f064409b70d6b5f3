import type { StoreApi } from 'zustand/vanilla';
import type { DeviceCache } from '@/data/device-cache';
import { listChangedWork, listStaff } from '@/data/list-work';
import { type Assignment, noAssignment } from '@/domain/assignment';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { hourLength } from '@/lib/dates';
import { reportError } from '@/lib/report-error';
import { createChangeFeed } from './change-feed';

const staffLifetime = hourLength;

export type WorkFeed = ReturnType<typeof createWorkFeed>;

/** Reads all owners and follow-ups once, then only changes. Nothing here rejects. */
export function createWorkFeed(store: StoreApi<CustomersState>) {
  let cache: DeviceCache['work'] | undefined;
  /** The device has the whole list: changes are added to it. */
  let isCached = false;
  let staffReadAt = Number.NEGATIVE_INFINITY;
  /** Stored here before any work was read: by itself it would pass for the whole list. */
  let early: readonly Assignment[] = [];
  const feed = createChangeFeed(async (since) => {
    const [changes, staff] = await Promise.all([
      listChangedWork(since).catch(reportError),
      Date.now() - staffReadAt < staffLifetime ? undefined : listStaff().catch(reportError),
    ]);
    return { work: changes?.items, staff, readAt: changes?.readAt };
  });

  function merge(work: readonly Assignment[]): Assignment[] {
    const known = store.getState().work;
    const newer = work.filter((one) => isNewer(one, known?.get(one.customerId)));
    if (newer.length > 0 || !known)
      store.setState({ work: new Map([...(known ?? []), ...byCustomer(newer)]) });
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
      staffReadAt = Date.now();
      store.setState({ staff, isStaffRead: true });
    }
    if (work) addToCache(merge(work));
  }

  return {
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
      // On a slow connection this read would delay the first customers.
      await untilRows(store);
      if (cache === own) await check();
    },

    check,

    refresh() {
      staffReadAt = Number.NEGATIVE_INFINITY;
      return check();
    },

    /** The list may have been closed meanwhile: then its last answer counts. */
    of: (customerId: string, last: Assignment | typeof noAssignment = noAssignment) => {
      const { work } = store.getState();
      return work ? (work.get(customerId) ?? noAssignment) : last;
    },

    set(...work: readonly Assignment[]) {
      if (store.getState().work) addToCache(merge(work));
      else early = [...early, ...work];
    },

    /** Replaces the known work by a copy that was just read, even if that looks older. */
    replace(work: Assignment) {
      const known = store.getState().work;
      if (!known) {
        early = [...early, work];
        return;
      }
      store.setState({ work: new Map(known).set(work.customerId, work) });
      addToCache([work]);
    },

    /** Drops the work with customers who are gone, here and on the device, and an answer that may still hold it. */
    forget(isGone: (work: Assignment) => boolean, areErased = false) {
      const known = [...(store.getState().work?.values() ?? [])];
      const gone = known.filter(isGone);
      if (areErased || gone.length > 0) feed.outdate();
      if (gone.length === 0) return;
      store.setState({ work: new Map(byCustomer(known.filter((one) => !isGone(one)))) });
      cache?.remove(gone.map(({ customerId }) => customerId));
    },

    close() {
      cache = undefined;
      isCached = false;
      staffReadAt = Number.NEGATIVE_INFINITY;
      early = [];
      feed.close();
    },
  };
}

const isNewer = (work: Assignment, copy: Assignment | undefined) => !copy || work.updatedAt > copy.updatedAt;

const byCustomer = (work: readonly Assignment[]) => work.map((one) => [one.customerId, one] as const);

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
