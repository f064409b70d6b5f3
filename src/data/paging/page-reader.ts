import { FirebaseError } from 'firebase/app';
import type { PartsPlace, WrittenParts } from '@/data/cached-list';
import { DataError } from '@/data/data-error';
import { documentsAddress } from '@/data/database';
import { getSession, onSessionChange } from '@/data/session-store';
import { staffHeaders, staffRequest } from '@/data/staff-database';
import {
  type ItemOf,
  itemReader,
  type PagedCollection,
  type PagePart,
  type PageQuery,
  requestPage,
} from './document-pages';
import { type AskForPage, type PageSizes, pageSizes, readHere, readPages } from './read-pages';
import { RestError } from './rest-documents';
import { type PageWorker, startPageWorker } from './start-page-worker';

type Query<Name extends PagedCollection> = Omit<PageQuery<Name>, 'collection'>;

export interface PageReader<Name extends PagedCollection> {
  /** Some items may come twice. @throws {DataError} when a page could not be read. */
  read: (query: Query<Name>) => AsyncGenerator<PagePart<ItemOf<Name>>, void>;
  /** From now on a worker reads the pages, as soon as it runs. */
  startWorker: () => void;
  finish: () => Promise<WrittenParts<ItemOf<Name>> | undefined>;
  close: () => void;
}

interface ReaderOptions {
  now: Date;
  sizes?: PageSizes;
  /** Names the list's place on the device. The worker writes there what it reads. */
  begin?: (() => Promise<PartsPlace | undefined>) | undefined;
}

/** Reads a collection in pages, in a worker if one runs. The end of the session ends the worker. */
export function openPageReader<Name extends PagedCollection>(
  collection: Name,
  { now, sizes = pageSizes, begin = async () => undefined }: ReaderOptions,
): PageReader<Name> {
  let worker: PageWorker<Name> | undefined;
  const session = getSession();
  const stopFollowing = onSessionChange(() => getSession() !== session && worker?.close());

  async function toRequest(query: Query<Name>, size: number) {
    const headers = await staffHeaders();
    // The pages of one list are one person's.
    if (getSession() !== session) throw new DataError('refused', 'unauthenticated', '');
    return { address: `${documentsAddress()}:runQuery`, headers, query: { ...query, collection }, size };
  }

  function askHere(query: Query<Name>): AskForPage<ItemOf<Name>> {
    return readHere({
      request: (size, after) =>
        staffRequest(async () =>
          requestPage(await toRequest({ ...query, after: after ?? query.after }, size)).catch(rethrow),
        ),
      toItem: itemReader(collection, now),
      sizes,
    });
  }

  async function askWorker(query: Query<Name>, size: number) {
    if (!(await worker?.whenReady())) return undefined;
    const page = await staffRequest(async () =>
      worker?.ask({ ...(await toRequest(query, size)), now }).catch(rethrow),
    );
    return page && { ...page, size, parts: untilLost(page.parts, query, page.count) };
  }

  /** Reads the rest on this thread when the worker is lost in the middle of a page. */
  async function* untilLost(
    parts: AsyncIterable<PagePart<ItemOf<Name>>>,
    query: Query<Name>,
    count: number,
  ): AsyncGenerator<PagePart<ItemOf<Name>>, void> {
    try {
      yield* parts;
      return;
    } catch {
      worker?.close();
    }
    let read = 0;
    for await (const part of readPages(askHere(query), sizes)) {
      yield part;
      read += part.items.length;
      if (read >= count) return;
    }
  }

  return {
    read(query) {
      const ask = askHere(query);
      return readPages(
        async (size, after) =>
          (await askWorker({ ...query, after: after ?? query.after }, size)) ?? ask(size, after),
        sizes,
      );
    },
    startWorker() {
      worker ??= startPageWorker(collection, begin());
    },
    finish: async () => worker?.finish(),
    close() {
      stopFollowing();
      worker?.close();
    },
  };
}

/** The SDK's form of an error, which the rest of this layer reads. */
function rethrow(error: unknown): never {
  throw error instanceof RestError ? new FirebaseError(error.code, error.message) : error;
}
