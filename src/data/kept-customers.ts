import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Customer, toCustomer } from '@/domain/customer';
import { customerFieldNames } from '@/domain/customer-fields';
import type { CustomerWork } from '@/domain/customer-work';
import { reportError } from '@/lib/report-error';
import { forgetKeptCustomers, getSession, keptDatabase } from './session-store';

/** What nobody has looked at for so long is forgotten, in milliseconds. */
export const keptFor = 7 * 24 * 60 * 60 * 1000;

/** How far the database was asked. */
interface ReadPosition {
  /** Every change before it is known. */
  cursor: Date;
  /** Everybody erased before it is known. */
  erasureCursor: Date;
  /** When the database was last asked. */
  asOf: Date;
}

/** What was read on an earlier visit. */
interface KeptList extends ReadPosition {
  /** The customers in the order in which they were read: of two with one id the later counts. */
  parts: readonly (readonly Customer[])[];
}

interface State extends ReadPosition {
  /** The session in which it was read, and the build that read it: no other may use it. */
  owner: string;
  build: string;
  /** The whole read that the parts belong to. */
  read: number;
}

/** What was read of the customers' work. */
interface KeptWork {
  work: readonly CustomerWork[];
  /** Every change before it is known. */
  cursor: Date;
}

interface WorkState extends Pick<State, 'owner' | 'build' | 'asOf'> {
  cursor: Date;
}

interface Schema extends DBSchema {
  state: { key: string; value: State };
  /** By the read that they belong to, and their order in it. */
  parts: { key: [read: number, order: number]; value: readonly Customer[] };
  workState: { key: string; value: WorkState };
  /** By the customer's id. */
  work: { key: string; value: CustomerWork };
}

/** A whole list, as it is kept. */
interface Read {
  id: number;
  /** How many parts it has. */
  size: number;
}

const stateKey = 'state';
/** How many customers of a whole list are written at a time. */
const partSize = 1000;
/** Changes fill many small parts, which are put together when there are more. */
const mostParts = 300;
/** The script's address changes with every build that reads customers differently. */
const build = `${customerFieldNames.join()} ${import.meta.url}`;
const partsOf = (read: number) => IDBKeyRange.bound([read, 0], [read, Number.MAX_SAFE_INTEGER]);

/**
 * What this device keeps of the customers, so that the list opens from it: for the session in which they were read
 * alone, until it ends or nobody has looked for `keptFor`. The whole list, or nothing: what a crash leaves half
 * written is never read. One tab at a time writes.
 */
export interface KeptCustomers {
  /** What is kept, if it may be used. Never rejects. */
  read: () => Promise<KeptList | undefined>;
  /** Keeps a whole list; what was kept before goes when all of it is written. */
  keep: (customers: readonly Customer[], position: ReadPosition) => void;
  /** Keeps what was changed, and forgets who was erased, if a whole list is kept. */
  change: (customers: readonly Customer[], erased: readonly string[], position: ReadPosition) => void;
  /** What is kept of the work, if it may be used. Never rejects. */
  readWork: () => Promise<KeptWork | undefined>;
  /** Keeps work that was read, beside what is kept. */
  keepWork: (changed: KeptWork) => void;
  /** Keeps nothing more. */
  close: () => void;
  /** Resolves when all that was handed over is kept. */
  settled: () => Promise<void>;
}

/** Opens what this device keeps for whoever is signed in; a device that keeps nothing has the same methods. */
export function openKeptCustomers(): KeptCustomers {
  const session = getSession();
  const owner = JSON.stringify(session);
  let isClosed = session === null || typeof indexedDB === 'undefined';
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  let isWriter: Promise<boolean> | undefined;
  let releaseLock: () => void = () => undefined;
  let queue: Promise<void> = Promise.resolve();
  let whole: Read | undefined;

  function open() {
    database ??= openDB<Schema>(keptDatabase, 2, {
      upgrade(older, version) {
        if (version < 1) {
          older.createObjectStore('state');
          older.createObjectStore('parts');
        }
        older.createObjectStore('workState');
        older.createObjectStore('work');
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

  /** Without room, or with a gap, nothing is kept at all. */
  function giveUp(error: unknown) {
    if (isClosed) return;
    close();
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

  /** Writes one thing after the other; nothing where another tab does. */
  function write(work: (kept: IDBPDatabase<Schema>) => Promise<unknown>) {
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

  const toState = (read: Read, { cursor, erasureCursor, asOf }: ReadPosition): State => ({
    owner,
    build,
    read: read.id,
    cursor,
    erasureCursor,
    asOf,
  });

  function keep(customers: readonly Customer[], position: ReadPosition) {
    const read = { id: Date.now() + Math.random(), size: Math.ceil(customers.length / partSize) };
    whole = read;
    for (let order = 0; order < read.size; order += 1) {
      const part = customers.slice(order * partSize, (order + 1) * partSize);
      write((kept) => kept.put('parts', part, [read.id, order]));
    }
    write(async (kept) => {
      const transaction = kept.transaction(['state', 'parts'], 'readwrite');
      const parts = transaction.objectStore('parts');
      await Promise.all([
        transaction.objectStore('state').put(toState(read, position), stateKey),
        parts.delete(IDBKeyRange.upperBound([read.id, 0], true)),
        parts.delete(IDBKeyRange.lowerBound([read.id, Number.MAX_SAFE_INTEGER], true)),
        transaction.done,
      ]);
    });
  }

  const mayUse = (state: Pick<State, 'owner' | 'build' | 'asOf'>) =>
    state.owner === owner && state.build === build && Date.now() - state.asOf.getTime() <= keptFor;

  return {
    close,
    settled: () => queue,

    async readWork() {
      if (isClosed) return undefined;
      try {
        await mayWrite();
        const kept = await opened();
        if (!kept) return undefined;
        const transaction = kept.transaction(['workState', 'work']);
        const state = await transaction.objectStore('workState').get(stateKey);
        if (!state) return undefined;
        if (mayUse(state))
          return { work: await transaction.objectStore('work').getAll(), cursor: state.cursor };
        write((old) => Promise.all([old.clear('workState'), old.clear('work')]));
      } catch (error) {
        giveUp(error);
      }
      return undefined;
    },

    keepWork({ work, cursor }) {
      write(async (kept) => {
        const transaction = kept.transaction(['workState', 'work'], 'readwrite');
        const state = { owner, build, cursor, asOf: new Date() };
        await Promise.all([
          transaction.objectStore('workState').put(state, stateKey),
          ...work.map((one) => transaction.objectStore('work').put(one, one.customerId)),
          transaction.done,
        ]);
      });
    },

    async read() {
      if (isClosed) return undefined;
      try {
        await mayWrite();
        const kept = await opened();
        if (!kept) return undefined;
        const transaction = kept.transaction(['state', 'parts']);
        const state = await transaction.objectStore('state').get(stateKey);
        if (!state) return undefined;
        if (!mayUse(state)) {
          write((old) => Promise.all([old.clear('state'), old.clear('parts')]));
          return undefined;
        }
        const parts: Customer[][] = [];
        // One at a time: a whole list in one go would hold up the page.
        for await (const part of transaction.objectStore('parts').iterate(partsOf(state.read)))
          parts.push(part.value.map((customer) => toCustomer(customer.id, customer)));
        whole = { id: state.read, size: parts.length };
        if (parts.length > mostParts) {
          const latest = new Map(parts.flat().map((customer) => [customer.id, customer]));
          keep([...latest.values()], state);
        }
        return { parts, cursor: state.cursor, erasureCursor: state.erasureCursor, asOf: state.asOf };
      } catch (error) {
        giveUp(error);
        return undefined;
      }
    },

    keep,

    change(customers, erased, position) {
      const read = whole;
      if (!read) return;
      const order = read.size;
      if (customers.length > 0) read.size += 1;
      write(async (kept) => {
        const transaction = kept.transaction(['state', 'parts', 'work'], 'readwrite');
        const parts = transaction.objectStore('parts');
        for (const id of erased) await transaction.objectStore('work').delete(id);
        if (erased.length > 0) {
          const gone = new Set(erased);
          for await (const part of parts.iterate(partsOf(read.id)))
            if (part.value.some(({ id }) => gone.has(id)))
              await part.update(part.value.filter(({ id }) => !gone.has(id)));
        }
        await Promise.all([
          customers.length > 0 && parts.put(customers, [read.id, order]),
          transaction.objectStore('state').put(toState(read, position), stateKey),
          transaction.done,
        ]);
      });
    },
  };
}

/** Whether this tab may write: as long as no other does. A browser without locks has one tab for all we know. */
async function lock(onAcquired: (release: () => void) => void): Promise<boolean> {
  if (!navigator.locks) return true;
  return new Promise((answer) => {
    void navigator.locks.request(keptDatabase, { ifAvailable: true }, (held) => {
      answer(held !== null);
      return held && new Promise<void>(onAcquired);
    });
  });
}
