import { openDB } from 'idb';
import { openTimeout, type PartsPlace, partSize } from '@/data/cached-list';
import { packItems } from '@/data/packed-items';
import { wait } from '@/lib/wait';

export interface PartWriter<Item> {
  add: (items: readonly Item[]) => void;
  /** The number of parts, once all are written; undefined when one is not. */
  finish: () => Promise<number | undefined>;
}

/** Writes parts of an unfinished list in a worker. Undefined when the page's database is gone. Never rejects. */
export async function openPartWriter<Item extends object>(
  place: PartsPlace,
): Promise<PartWriter<Item> | undefined> {
  const { database: name, version, store, list } = place;
  const opening = openDB(name, version, {
    // The session has ended: the page has deleted the database, and nobody makes it again.
    upgrade(_database, _from, _to, transaction) {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    blocking: () => void opening.then((database) => database.close()),
  });
  const database = await Promise.race([opening.catch(() => undefined), wait(openTimeout)]);
  if (!database) {
    opening.then((late) => late.close()).catch(() => undefined);
    return undefined;
  }

  let rest: readonly Item[] = [];
  let size = 0;
  const writes: Promise<boolean>[] = [];

  function put(part: readonly Item[]) {
    const write = database?.put(store, packItems(part), [list, size]);
    size += 1;
    writes.push(
      Promise.resolve(write).then(
        () => true,
        () => false,
      ),
    );
  }

  return {
    add(items) {
      rest = [...rest, ...items];
      if (rest.length < partSize) return;
      put(rest.slice(0, partSize));
      rest = rest.slice(partSize);
    },

    async finish() {
      if (rest.length > 0) put(rest);
      rest = [];
      return (await Promise.all(writes)).every(Boolean) ? size : undefined;
    },
  };
}
