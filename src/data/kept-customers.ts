import type { Assignment } from '@/domain/assignment';
import { type Customer, fromClone } from '@/domain/customer';
import { openKeptDatabase, type ReadPosition, stateKey } from './kept-database';

/** What was read of the customers' work. */
interface KeptWork {
  /** In the order in which it was read: of two for one customer the later counts. */
  work: readonly Assignment[];
  /** Every change before it is known. */
  cursor: Date;
}

/** A whole list, as it is kept. */
interface Read {
  id: number;
  /** How many parts it has. */
  size: number;
}

/**
 * How many customers are written and read at a time: one by one takes many times as long, and all at once holds up the
 * page.
 */
const partSize = 2500;
/** Changes fill many small parts, which are put together when there are more. */
const mostParts = 300;
const partsOf = (read: number) => IDBKeyRange.bound([read, 0], [read, Number.MAX_SAFE_INTEGER]);

/** Lets nobody wait for the end: whatever aborts a transaction fails its requests, which tell of it. */
function endUnwatched<Transaction extends { done: Promise<void> }>(transaction: Transaction): Transaction {
  transaction.done.catch(() => undefined);
  return transaction;
}

function inParts<Item>(items: readonly Item[]): (readonly Item[])[] {
  const count = Math.ceil(items.length / partSize);
  return Array.from({ length: count }, (_, order) => items.slice(order * partSize, (order + 1) * partSize));
}

/**
 * What this device keeps of the customers, so that the list opens from it: for the session in which they were read
 * alone, until it ends or nobody has looked for `keptFor`. The whole list, or nothing: what a crash leaves half
 * written is never read. One tab at a time writes.
 */
export interface KeptCustomers {
  /**
   * Hands over what is kept, if it may be used, part by part in the order in which it was read: of two customers with one
   * id the later counts. Undefined where there is nothing, or not all of it could be read. Never rejects.
   */
  read: (take: (customers: readonly Customer[]) => void) => Promise<ReadPosition | undefined>;
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
  const { read, write, claim, mayUse, close, settled } = openKeptDatabase();
  let whole: Read | undefined;

  const toState = (list: Read, { cursor, erasureCursor, asOf }: ReadPosition) => ({
    ...claim(asOf),
    read: list.id,
    cursor,
    erasureCursor,
  });

  function keep(customers: readonly Customer[], position: ReadPosition) {
    const parts = inParts(customers);
    const list = { id: Date.now() + Math.random(), size: parts.length };
    whole = list;
    for (const [order, part] of parts.entries()) write((kept) => kept.put('parts', part, [list.id, order]));
    write(async (kept) => {
      const transaction = kept.transaction(['state', 'parts'], 'readwrite');
      const parts = transaction.objectStore('parts');
      await Promise.all([
        transaction.objectStore('state').put(toState(list, position), stateKey),
        parts.delete(IDBKeyRange.upperBound([list.id, 0], true)),
        parts.delete(IDBKeyRange.lowerBound([list.id, Number.MAX_SAFE_INTEGER], true)),
        transaction.done,
      ]);
    });
  }

  /** @param isAll whether it takes the place of what was kept before. */
  function keepWork({ work, cursor }: KeptWork, isAll = false) {
    write(async (kept) => {
      const transaction = kept.transaction(['workState', 'work'], 'readwrite');
      const stored = transaction.objectStore('work');
      async function store() {
        if (isAll) await stored.clear();
        // One after the other, lest they hold up the page.
        for (const part of inParts(work)) await stored.add(part);
        await transaction.objectStore('workState').put({ ...claim(new Date()), cursor }, stateKey);
      }
      await Promise.all([store(), transaction.done]);
    });
  }

  return {
    close,
    settled,
    keep,
    keepWork: (changed) => keepWork(changed),

    read: (take) =>
      read(async (kept) => {
        const transaction = endUnwatched(kept.transaction(['state', 'parts']));
        const state = await transaction.objectStore('state').get(stateKey);
        if (!state) return undefined;
        if (!mayUse(state)) {
          write((old) => Promise.all([old.clear('state'), old.clear('parts')]));
          return undefined;
        }
        const stored = transaction.objectStore('parts');
        const keys = await stored.getAllKeys(partsOf(state.read));
        // One is read while the one before is taken in; the answers come in the order of the questions.
        const parts = await Promise.all(
          keys.map(async (key) => {
            const part = (await stored.get(key)) ?? [];
            const customers = part.map(fromClone);
            take(customers);
            return customers;
          }),
        );
        whole = { id: state.read, size: parts.length };
        if (parts.length > mostParts) {
          const latest = new Map(parts.flat().map((customer) => [customer.id, customer]));
          keep([...latest.values()], state);
        }
        return { cursor: state.cursor, erasureCursor: state.erasureCursor, asOf: state.asOf };
      }),

    change(customers, erased, position) {
      const list = whole;
      if (!list) return;
      const order = list.size;
      if (customers.length > 0) list.size += 1;
      write(async (kept) => {
        const transaction = endUnwatched(kept.transaction(['state', 'parts', 'work'], 'readwrite'));
        const parts = transaction.objectStore('parts');
        if (erased.length > 0) {
          const gone = new Set(erased);
          for await (const part of parts.iterate(partsOf(list.id)))
            if (part.value.some(({ id }) => gone.has(id)))
              await part.update(part.value.filter(({ id }) => !gone.has(id)));
          for await (const part of transaction.objectStore('work').iterate())
            if (part.value.some(({ customerId }) => gone.has(customerId)))
              await part.update(part.value.filter(({ customerId }) => !gone.has(customerId)));
        }
        await Promise.all([
          customers.length > 0 && parts.put(customers, [list.id, order]),
          transaction.objectStore('state').put(toState(list, position), stateKey),
          transaction.done,
        ]);
      });
    },

    readWork: () =>
      read(async (kept) => {
        const transaction = endUnwatched(kept.transaction(['workState', 'work']));
        const state = await transaction.objectStore('workState').get(stateKey);
        if (!state) return undefined;
        if (!mayUse(state)) {
          write((old) => Promise.all([old.clear('workState'), old.clear('work')]));
          return undefined;
        }
        const parts = await transaction.objectStore('work').getAll();
        if (parts.length <= mostParts) return { work: parts.flat(), cursor: state.cursor };
        const latest = new Map(parts.flat().map((one) => [one.customerId, one]));
        const list = { work: [...latest.values()], cursor: state.cursor };
        keepWork(list, true);
        return list;
      }),
  };
}
