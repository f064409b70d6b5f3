import { type IDBPDatabase, openDB } from 'idb';
import type { Assignment } from '@/domain/assignment';
import { type Customer, shareValue } from '@/domain/customer';
import { customerFieldNames } from '@/domain/customer-fields';
import { dayLength } from '@/lib/dates';
import { reportError } from '@/lib/report-error';
import { hasIndexedDb } from '@/lib/storage';
import { whileNoOtherTab } from '@/lib/tab-lock';
import {
  type CacheDatabase,
  type CachedList,
  openCachedList,
  openTimeout,
  type ReadPosition,
} from './cached-list';
import { DataError } from './data-error';
import { deleteDeviceCache, deviceCacheName, getSession } from './session-store';
import { withTimeout } from './with-timeout';

/** Milliseconds that an unopened cache lasts. */
export const cacheLifetime = 7 * dayLength;

const cacheVersion = 5;

/** Milliseconds that a list waits for all parts. */
const readTimeout = 20_000;

/** The customers' changes and erasures before these times are known. */
interface CustomersPosition extends ReadPosition {
  erasureCursor: Date;
}

/** Lasts until its session ends, or for `cacheLifetime` without being opened. One tab at a time writes. */
export interface DeviceCache {
  customers: CachedList<Customer, CustomersPosition>;
  work: CachedList<Assignment, ReadPosition>;
  erase: (customerIds: readonly string[]) => void;
  close: () => void;
  /** Resolves when all that was handed over is cached. */
  settled: () => Promise<void>;
}

/** The script's address changes with every build that reads customers differently. */
const build = `${customerFieldNames.join()} ${import.meta.url}`;

/** Opens the signed-in person's cache. Its methods do nothing on a device that caches nothing. */
export function openDeviceCache(): DeviceCache {
  const { close, settled, ...database } = openCacheDatabase();
  const customers = openCachedList<Customer, CustomersPosition>(database, {
    stateStore: 'state',
    partsStore: 'parts',
    idOf: ({ id }) => id,
    revive: shareValue,
  });
  const work = openCachedList<Assignment, ReadPosition>(database, {
    stateStore: 'workState',
    partsStore: 'work',
    idOf: ({ customerId }) => customerId,
    unlink: (work, ids) => (ids.has(work.duplicateOf) ? { ...work, duplicateOf: '' } : work),
  });
  function erase(customerIds: readonly string[]) {
    customers.remove(customerIds);
    work.remove(customerIds);
  }
  return { customers, work, erase, close, settled };
}

function openCacheDatabase(): CacheDatabase & Pick<DeviceCache, 'close' | 'settled'> {
  const session = getSession();
  const owner = JSON.stringify(session);
  let isClosed = session === null || !hasIndexedDb();
  let database: Promise<IDBPDatabase> | undefined;
  let isWriter: Promise<boolean> | undefined;
  let releaseLock: () => void = () => undefined;
  let queue: Promise<void> = Promise.resolve();

  function open() {
    database ??= openDB(deviceCacheName, cacheVersion, {
      upgrade(older) {
        for (const name of [...older.objectStoreNames]) older.deleteObjectStore(name);
        for (const name of ['state', 'parts', 'workState', 'work']) older.createObjectStore(name);
      },
      // The session has ended, here or in another tab: the deletion waits for this.
      blocking: close,
      terminated: close,
    });
    return database;
  }

  function close() {
    isClosed = true;
    releaseLock();
    database?.then((opened) => opened.close()).catch(() => undefined);
  }

  /** Deletes a cache without room or with a gap. The lists of a slow or silent browser are whole and stay. */
  function giveUp(error: unknown) {
    if (isClosed) return;
    close();
    if (error instanceof DataError) return;
    deleteDeviceCache();
    // A device without room or storage is no bug.
    if (!(error instanceof DOMException)) reportError(error);
  }

  async function opened() {
    const found = isClosed ? undefined : await open();
    if (getSession() !== session) close();
    return isClosed ? undefined : found;
  }

  async function writeAlone() {
    // A cache that is closed at once, as by `StrictMode`, must not hold the lock that the next one asks for.
    await Promise.resolve();
    if (isClosed) return false;
    return lock((release) => {
      releaseLock = release;
      if (isClosed) release();
    });
  }

  /** Whether this tab writes. It must know before it reads, or it might go on from an outdated list. */
  function mayWrite() {
    isWriter ??= writeAlone();
    return isWriter;
  }

  function write(task: (database: IDBPDatabase) => Promise<unknown>) {
    if (isClosed) return;
    queue = queue.then(async () => {
      try {
        const database = (await mayWrite()) ? await opened() : undefined;
        if (database) await task(database);
      } catch (error) {
        giveUp(error);
      }
    });
  }

  async function read<Found>(task: (database: IDBPDatabase) => Promise<Found | undefined>) {
    if (isClosed) return undefined;
    try {
      const database = await withTimeout(mayWrite().then(opened), openTimeout);
      return database && (await withTimeout(task(database), readTimeout));
    } catch (error) {
      giveUp(error);
      return undefined;
    }
  }

  return {
    read,
    write,
    async place() {
      const isWritten = await read(async () => (await mayWrite()) || undefined);
      return isWritten && { database: deviceCacheName, version: cacheVersion };
    },
    claim: (asOf) => ({ owner, build, asOf }),
    mayUse: (claim) =>
      claim.owner === owner && claim.build === build && Date.now() - claim.asOf.getTime() <= cacheLifetime,
    close,
    settled: () => queue,
  };
}

function lock(onAcquired: (release: () => void) => void): Promise<boolean> {
  return new Promise((answer) => {
    const hold = () => {
      answer(true);
      return new Promise<void>(onAcquired);
    };
    void whileNoOtherTab(deviceCacheName, hold).then(answer);
  });
}
