import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { customerFieldNames } from '@/domain/customer-fields';
import { reportError } from '@/lib/report-error';
import { hasIndexedDb } from '@/lib/storage';
import { whileNoOtherTab } from '@/lib/tab-lock';
import { DataError } from './data-error';
import { forgetKeptCustomers, getSession, keptDatabase } from './session-store';
import { withTimeout } from './with-timeout';

/** What nobody has looked at for so long is forgotten, in milliseconds. */
export const keptFor = 7 * 24 * 60 * 60 * 1000;

/** A browser may say nothing at all: so long, in milliseconds, a list waits until the database is open, … */
const openTimeout = 3000;
/** … and so long until all of it is read. */
const readTimeout = 20_000;

/** Whose it is: the session in which it was read, the build that read it, and when the database was last asked. */
interface Claim {
  owner: string;
  build: string;
  asOf: Date;
}

/** How far the database was asked. */
export interface ReadPosition {
  /** Every change before it is known. */
  cursor: Date;
  /** Everybody erased before it is known. */
  erasureCursor: Date;
  /** When the database was last asked. */
  asOf: Date;
}

interface Schema extends DBSchema {
  /** `read` is the whole read that the parts belong to. */
  state: { key: string; value: Claim & ReadPosition & { read: number } };
  /** By the read that they belong to, and their order in it. */
  parts: { key: [read: number, order: number]; value: readonly Customer[] };
  workState: { key: string; value: Claim & { cursor: Date } };
  /** By the order in which it was read. */
  work: { key: number; value: readonly Assignment[] };
}

type Kept = IDBPDatabase<Schema>;

/** The key of the one state of a store of states. */
export const stateKey = 'state';
/** The script's address changes with every build that reads customers differently. */
const build = `${customerFieldNames.join()} ${import.meta.url}`;

/** The database on this device, for whoever is signed in and as long as they are. One tab at a time writes. */
export interface KeptDatabase {
  /** Reads what is kept; undefined where nothing is. Never rejects. */
  read: <Found>(work: (kept: Kept) => Promise<Found | undefined>) => Promise<Found | undefined>;
  /** Writes one thing after the other; nothing where another tab does. */
  write: (work: (kept: Kept) => Promise<unknown>) => void;
  /** What is written beside all that is kept. */
  claim: (asOf: Date) => Claim;
  /** Whether what is kept under a claim may be used: by the same session and build, and not for ever. */
  mayUse: (claim: Claim) => boolean;
  /** Keeps nothing more. */
  close: () => void;
  /** Resolves when all that was handed over is kept. */
  settled: () => Promise<void>;
}

/** Opens the database for whoever is signed in; on a device that keeps nothing, its methods do nothing. */
export function openKeptDatabase(): KeptDatabase {
  const session = getSession();
  const owner = JSON.stringify(session);
  let isClosed = session === null || !hasIndexedDb();
  let database: Promise<Kept> | undefined;
  let isWriter: Promise<boolean> | undefined;
  let releaseLock: () => void = () => undefined;
  let queue: Promise<void> = Promise.resolve();

  function open() {
    database ??= openDB<Schema>(keptDatabase, 3, {
      upgrade(older) {
        // What another build has kept is not read.
        for (const name of [...older.objectStoreNames]) older.deleteObjectStore(name);
        for (const name of ['state', 'parts', 'workState'] as const) older.createObjectStore(name);
        older.createObjectStore('work', { autoIncrement: true });
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

  /** Without room, or with a gap, nothing is kept at all; what a slow or silent browser keeps is whole, and stays. */
  function giveUp(error: unknown) {
    if (isClosed) return;
    close();
    if (error instanceof DataError) return;
    forgetKeptCustomers();
    // That a device has no room, or keeps nothing, is no fault of ours.
    if (!(error instanceof DOMException)) reportError(error);
  }

  /** The database, as long as it is still this session's. */
  async function opened() {
    const found = isClosed ? undefined : await open();
    if (getSession() !== session) close();
    return isClosed ? undefined : found;
  }

  /** Whether this tab is the one that writes. It must know so before it reads, or it might go on from what is outdated. */
  function mayWrite() {
    isWriter ??= lock((release) => {
      releaseLock = release;
      if (isClosed) release();
    });
    return isWriter;
  }

  function write(work: (kept: Kept) => Promise<unknown>) {
    if (isClosed) return;
    queue = queue.then(async () => {
      try {
        const kept = (await mayWrite()) ? await opened() : undefined;
        if (kept) await work(kept);
      } catch (error) {
        giveUp(error);
      }
    });
  }

  async function read<Found>(work: (kept: Kept) => Promise<Found | undefined>) {
    if (isClosed) return undefined;
    try {
      const kept = await withTimeout(mayWrite().then(opened), openTimeout);
      return kept && (await withTimeout(work(kept), readTimeout));
    } catch (error) {
      giveUp(error);
      return undefined;
    }
  }

  return {
    read,
    write,
    claim: (asOf) => ({ owner, build, asOf }),
    mayUse: (claim) =>
      claim.owner === owner && claim.build === build && Date.now() - claim.asOf.getTime() <= keptFor,
    close,
    settled: () => queue,
  };
}

/** Whether this tab may write: as long as no other does. */
function lock(onAcquired: (release: () => void) => void): Promise<boolean> {
  return new Promise((answer) => {
    const hold = () => {
      answer(true);
      return new Promise<void>(onAcquired);
    };
    void whileNoOtherTab(keptDatabase, hold).then(answer);
  });
}
