import type { StoreApi } from 'zustand/vanilla';
import type { KeptCustomers } from '@/data/kept-customers';
import { fromTheBeginning, listChangedWork, listStaff } from '@/data/list-work';
import type { Assignment } from '@/domain/assignment';
import { RemoteClock } from '@/lib/remote-clock';
import { reportError } from '@/lib/report-error';
import type { CustomersState } from './customers-state';

/** Reads who looks after the customers and what comes next: all of it once, then what has changed. */
export type WorkReader = ReturnType<typeof createWorkReader>;

/** A reader with nothing read. */
export function createWorkReader(store: StoreApi<CustomersState>) {
  let kept: KeptCustomers | undefined;
  let clock = new RemoteClock();
  /** Every change before it is known, but for those that become readable late. */
  let cursor = fromTheBeginning;
  let hasStaff = false;
  let isAsking = false;
  /** What was stored from here before any work was read: by itself it would pass for all there is. */
  let early: readonly Assignment[] = [];
  /** Counts what an answer under way may be older than. */
  let generation = 0;

  /** Takes in work; a copy older than what is known is passed over. */
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

  /** Resolves once there are customers to look at, or none are being read. */
  function untilRows(): Promise<void> {
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

  async function check() {
    if (isAsking) return;
    const asking = generation;
    const asked = clock.earliest();
    isAsking = true;
    const [changes, staff] = await Promise.all([
      listChangedWork(cursor).catch(reportError),
      hasStaff ? undefined : listStaff().catch(reportError),
    ]);
    if (asking !== generation) return;
    isAsking = false;
    if (staff) {
      hasStaff = true;
      store.setState({ staff });
    }
    if (!changes) return;
    clock.tell(changes.latestUpdate);
    // Whatever was changed before the question is in its answer.
    cursor = asked && asked > changes.latestUpdate ? asked : changes.latestUpdate;
    const newer = merge(changes.work);
    kept?.keepWork({ work: newer, cursor });
  }

  return {
    /** Begins with what this device keeps, and asks for what has changed since. Never rejects. */
    async open(device: KeptCustomers) {
      kept = device;
      const opening = generation;
      const list = await device.readWork();
      if (opening !== generation) return;
      if (list) {
        cursor = list.cursor;
        merge(list.work);
      }
      // On a slow line the first customers would come the later for it.
      await untilRows();
      if (opening === generation) await check();
    },

    /** Reads what has changed. Never rejects. */
    check,

    /** Notes work as the database has stored it. */
    set(...work: readonly Assignment[]) {
      if (!store.getState().work) {
        early = [...early, ...work];
        return;
      }
      const newer = merge(work);
      kept?.keepWork({ work: newer, cursor });
    },

    /** Takes in work that was just read from the database, whatever was known of it. */
    replace(work: Assignment) {
      const known = store.getState().work;
      if (!known) {
        early = [...early, work];
        return;
      }
      store.setState({ work: new Map(known).set(work.customerId, work) });
      kept?.keepWork({ work: [work], cursor });
    },

    /** Forgets everything. */
    close() {
      kept = undefined;
      clock = new RemoteClock();
      cursor = fromTheBeginning;
      hasStaff = false;
      isAsking = false;
      early = [];
      generation += 1;
    },
  };
}
