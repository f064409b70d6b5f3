import { type Customer, toCustomer } from '@/domain/customer';
import type { CustomerWork } from '@/domain/customer-work';
import { openKeptDatabase, type ReadPosition, stateKey } from './kept-database';

/** What was read on an earlier visit. */
interface KeptList extends ReadPosition {
  /** The customers in the order in which they were read: of two with one id the later counts. */
  parts: readonly (readonly Customer[])[];
}

/** What was read of the customers' work. */
interface KeptWork {
  work: readonly CustomerWork[];
  /** Every change before it is known. */
  cursor: Date;
}

/** A whole list, as it is kept. */
interface Read {
  id: number;
  /** How many parts it has. */
  size: number;
}

/** How many customers of a whole list are written at a time. */
const partSize = 1000;
/** Changes fill many small parts, which are put together when there are more. */
const mostParts = 300;
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
  const { read, write, claim, mayUse, close, settled } = openKeptDatabase();
  let whole: Read | undefined;

  const toState = (list: Read, { cursor, erasureCursor, asOf }: ReadPosition) => ({
    ...claim(asOf),
    read: list.id,
    cursor,
    erasureCursor,
  });

  function keep(customers: readonly Customer[], position: ReadPosition) {
    const list = { id: Date.now() + Math.random(), size: Math.ceil(customers.length / partSize) };
    whole = list;
    for (let order = 0; order < list.size; order += 1) {
      const part = customers.slice(order * partSize, (order + 1) * partSize);
      write((kept) => kept.put('parts', part, [list.id, order]));
    }
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

  return {
    close,
    settled,
    keep,

    read: () =>
      read(async (kept) => {
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
      }),

    change(customers, erased, position) {
      const list = whole;
      if (!list) return;
      const order = list.size;
      if (customers.length > 0) list.size += 1;
      write(async (kept) => {
        const transaction = kept.transaction(['state', 'parts', 'work'], 'readwrite');
        const parts = transaction.objectStore('parts');
        for (const id of erased) await transaction.objectStore('work').delete(id);
        if (erased.length > 0) {
          const gone = new Set(erased);
          for await (const part of parts.iterate(partsOf(list.id)))
            if (part.value.some(({ id }) => gone.has(id)))
              await part.update(part.value.filter(({ id }) => !gone.has(id)));
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
        const transaction = kept.transaction(['workState', 'work']);
        const state = await transaction.objectStore('workState').get(stateKey);
        if (!state) return undefined;
        if (mayUse(state))
          return { work: await transaction.objectStore('work').getAll(), cursor: state.cursor };
        write((old) => Promise.all([old.clear('workState'), old.clear('work')]));
        return undefined;
      }),

    keepWork({ work, cursor }) {
      write(async (kept) => {
        const transaction = kept.transaction(['workState', 'work'], 'readwrite');
        await Promise.all([
          transaction.objectStore('workState').put({ ...claim(new Date()), cursor }, stateKey),
          ...work.map((one) => transaction.objectStore('work').put(one, one.customerId)),
          transaction.done,
        ]);
      });
    },
  };
}
