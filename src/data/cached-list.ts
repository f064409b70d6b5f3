import type { IDBPDatabase } from 'idb';
import { wait } from '@/lib/wait';
import { packItems, unpackItems } from './packed-items';
import { isPlausible } from './paging/update-times';

export interface ReadPosition {
  /** Every change before it is known. */
  cursor: Date;
  /** Time of the last query. */
  asOf: Date;
}

/** A list on this device: the whole list, or nothing. A half-written list is never read. */
export interface CachedList<Item, Position extends ReadPosition> {
  /** The later of two items with one id counts. Undefined where no whole list can be read. Never rejects. */
  read: (onPart: (items: readonly Item[]) => void) => Promise<Position | undefined>;
  /** The place for a worker's parts of the next list; undefined where this tab does not write. Never rejects. */
  begin: () => Promise<PartsPlace | undefined>;
  /** Caches a whole list, then deletes the earlier one. Items that a worker has written are not written again. */
  replace: (items: readonly Item[], position: Position, written?: WrittenParts<Item>) => void;
  /** Adds changed items, if a whole list is cached. */
  add: (items: readonly Item[], position: Position) => void;
  /** Removes all copies of these items, and what copies of others say of them. */
  remove: (ids: readonly string[]) => void;
}

/** Names an unfinished list, so that a worker can write its parts. */
export interface PartsPlace {
  database: string;
  version: number;
  store: string;
  list: number;
}

export interface WrittenParts<Item> {
  list: number;
  size: number;
  items: ReadonlySet<Item>;
}

interface Claim {
  owner: string;
  build: string;
  asOf: Date;
}

export interface CacheDatabase {
  /** Undefined where nothing is cached. Never rejects. */
  read: <Found>(task: (database: IDBPDatabase) => Promise<Found | undefined>) => Promise<Found | undefined>;
  /** Runs one task after the other; none where another tab writes. */
  write: (task: (database: IDBPDatabase) => Promise<unknown>) => void;
  /** Undefined where this tab does not write. Never rejects. */
  place: () => Promise<Pick<PartsPlace, 'database' | 'version'> | undefined>;
  claim: (asOf: Date) => Claim;
  mayUse: (claim: Claim) => boolean;
}

interface ListOptions<Item> {
  stateStore: string;
  /** The object store of its parts, by the read that they belong to and their index in it. */
  partsStore: string;
  idOf: (item: Item) => string;
  /** An item of somebody else without what it says of these ids. */
  unlink?: (item: Item, ids: ReadonlySet<string>) => Item;
  revive?: (value: unknown) => unknown;
}

type State<Position> = Claim & { read: number; position: Position };

const stateKey = 'state';
/** Milliseconds in which the database opens: a browser may never answer. */
export const openTimeout = 3000;
/** One by one takes many times as long, and all at once holds up the page. */
export const partSize = 2500;
/** Changes fill many small parts, which are merged when there are more. */
const mostParts = 300;
const partsOf = (read: number) => IDBKeyRange.bound([read, 0], [read, Number.MAX_SAFE_INTEGER]);

export function openCachedList<Item extends object, Position extends ReadPosition>(
  { read, write, place, claim, mayUse }: CacheDatabase,
  { stateStore, partsStore, idOf, unlink = (item) => item, revive }: ListOptions<Item>,
): CachedList<Item, Position> {
  let whole: { id: number; size: number } | undefined;

  const toState = (id: number, position: Position): State<Position> => ({
    ...claim(position.asOf),
    read: id,
    position,
  });

  function replace(items: readonly Item[], position: Position, written?: WrittenParts<Item>) {
    const unwritten = written ? items.filter((item) => !written.items.has(item)) : items;
    const parts = inParts(unwritten);
    const first = written?.size ?? 0;
    const list = { id: written?.list ?? newListId(), size: first + parts.length };
    whole = list;
    for (const [index, part] of parts.entries()) {
      write(async (database) => {
        // The browser copies a part in one go: the screen has its turn first.
        await wait(0);
        await database.put(partsStore, packItems(part), [list.id, first + index]);
      });
    }
    write(async (database) => {
      const transaction = database.transaction([stateStore, partsStore], 'readwrite');
      const stored = transaction.objectStore(partsStore);
      await Promise.all([
        transaction.objectStore(stateStore).put(toState(list.id, position), stateKey),
        stored.delete(IDBKeyRange.upperBound([list.id, 0], true)),
        stored.delete(IDBKeyRange.lowerBound([list.id, Number.MAX_SAFE_INTEGER], true)),
        transaction.done,
      ]);
    });
    if (!written || items.length - unwritten.length === written.items.size) return;
    const ids = new Set(items.map(idOf));
    remove(Array.from(written.items, idOf).filter((id) => !ids.has(id)));
  }

  function remove(ids: readonly string[]) {
    const list = whole;
    if (!list || ids.length === 0) return;
    const removed = new Set(ids);
    write(async (database) => {
      const transaction = database.transaction(partsStore, 'readwrite');
      endUnwatched(transaction);
      for await (const part of transaction.store.iterate(partsOf(list.id))) {
        const items = unpackItems<Item>(part.value);
        const left = items.filter((item) => !removed.has(idOf(item))).map((item) => unlink(item, removed));
        const isSame = left.length === items.length && left.every((item, index) => item === items[index]);
        if (!isSame) await part.update(packItems(left));
      }
      await transaction.done;
    });
  }

  return {
    replace,
    remove,

    async begin() {
      const found = await place();
      return found && { ...found, store: partsStore, list: newListId() };
    },

    read(onPart) {
      const before = whole;
      return read(async (database) => {
        const transaction = database.transaction([stateStore, partsStore]);
        endUnwatched(transaction);
        const state: State<Position> | undefined = await transaction.objectStore(stateStore).get(stateKey);
        if (!state) return undefined;
        if (!mayUse(state) || !isReadBefore(state.position, new Date())) {
          if (whole === before) write((old) => Promise.all([old.clear(stateStore), old.clear(partsStore)]));
          return undefined;
        }
        const stored = transaction.objectStore(partsStore);
        const parts: Item[][] = [];
        for await (const { value } of stored.iterate(partsOf(state.read))) {
          const items = unpackItems<Item>(value, revive);
          // Edited storage: no list is better than a part of one.
          if (!items.every((item) => typeof idOf(item) === 'string')) throw new TypeError('No cached item.');
          onPart(items);
          parts.push(items);
        }
        // A newer list was cached meanwhile.
        if (whole !== before) return undefined;
        whole = { id: state.read, size: parts.length };
        if (parts.length > mostParts) {
          const latest = new Map(parts.flat().map((item) => [idOf(item), item]));
          replace([...latest.values()], state.position);
        }
        return state.position;
      });
    },

    add(items, position) {
      const list = whole;
      if (!list) return;
      const index = list.size;
      if (items.length > 0) list.size += 1;
      write(async (database) => {
        const transaction = database.transaction([stateStore, partsStore], 'readwrite');
        await Promise.all([
          items.length > 0 && transaction.objectStore(partsStore).put(packItems(items), [list.id, index]),
          transaction.objectStore(stateStore).put(toState(list.id, position), stateKey),
          transaction.done,
        ]);
      });
    },
  };
}

const isReadBefore = (position: ReadPosition, now: Date) =>
  Object.values(position).every((time) => time instanceof Date && isPlausible(time, now));

const newListId = () => Date.now() + Math.random();

/** An aborted transaction also fails its requests, and they report it. */
function endUnwatched({ done }: { done: Promise<void> }): void {
  done.catch(() => undefined);
}

function inParts<Item>(items: readonly Item[]): (readonly Item[])[] {
  const count = Math.ceil(items.length / partSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * partSize, (index + 1) * partSize));
}
