import { requestTimeout } from '@/data/with-timeout';
import { wait } from '@/lib/wait';
import { type DocumentCursor, type PagePart, toPart } from './document-pages';
import type { QueryAnswer, RestDocument } from './rest-documents';

/** The first rows should appear at once. Later pages grow as long as they are quick. */
export const pageSizes = { first: 50, next: 500, largest: 5000 };
/** Milliseconds that the documents of a page may take, beside the request itself. */
const transferTime = 5000;
/** Milliseconds that a page may take if its documents take all of the time: it must meet the time limit. */
const longestPage = 0.8 * requestTimeout;
/** Our work on a page, in milliseconds. Browser and SDK take up to ten times as long, each in one go. */
const longestReading = 8;
/** The earlier pages' weight in the moving average: one page says little, and the first ones are slowest. */
const decay = 0.8;
/** Milliseconds of reading before the browser gets its turn. */
const longestSlice = 8;

export type PageSizes = typeof pageSizes;

export interface Page<Item> {
  size: number;
  /** Documents that came: fewer than requested end the list. */
  count: number;
  last: DocumentCursor | undefined;
  parts: AsyncIterable<PagePart<Item>>;
}

interface Answer<Item> extends Page<Item> {
  taken: number;
}

export type AskForPage<Item> = (size: number, after?: DocumentCursor) => Promise<Page<Item>>;

/**
 * Requests the next page while it reads one, except the first: its rows appear before anything else is requested. The
 * last page may be empty. @throws {DataError} when one fails.
 */
export async function* readPages<Item>(
  askForPage: AskForPage<Item>,
  sizes: PageSizes = pageSizes,
): AsyncGenerator<PagePart<Item>, void> {
  async function ask(wanted: number, after?: DocumentCursor): Promise<Answer<Item>> {
    const asked = performance.now();
    const page = await askForPage(wanted, after);
    return { ...page, taken: performance.now() - asked };
  }

  const first = await ask(sizes.first);
  yield* first.parts;
  let answer = first.count < first.size ? undefined : ask(sizes.next, first.last);
  while (answer) {
    const { size, count, last, taken, parts }: Answer<Item> = await answer;
    const wanted = sizeAfter({ size, taken }, first.taken);
    answer = count < size ? undefined : ask(Math.min(sizes.largest, Math.max(sizes.first, wanted)), last);
    // A caller that stops here does not hear of it.
    answer?.catch(() => undefined);
    yield* parts;
  }
}

interface PageReading<Item> {
  request: (size: number, after: DocumentCursor | undefined) => Promise<QueryAnswer>;
  toItem: (document: RestDocument) => Item;
  sizes?: PageSizes;
}

/** Reads pages on this thread, each as a whole. They stay so small that no page holds the screen up. */
export function readHere<Item>({ request, toItem, sizes = pageSizes }: PageReading<Item>): AskForPage<Item> {
  let nextSize = sizes.first;
  const average = { read: 0, worked: 0 };

  async function* read({ documents, readAt }: QueryAnswer) {
    const { items, worked } = await readInSlices(documents, toItem);
    average.read = average.read * decay + documents.length;
    average.worked = average.worked * decay + worked;
    if (average.worked > 0)
      nextSize = Math.max(sizes.first, Math.round((longestReading / average.worked) * average.read));
    yield toPart(documents, items, readAt);
  }

  return async (wanted, after) => {
    const size = Math.min(wanted, nextSize);
    const answer = await request(size, after);
    const { documents } = answer;
    return { size, count: documents.length, last: documents.at(-1), parts: read(answer) };
  };
}

async function readInSlices<Item>(
  documents: readonly RestDocument[],
  toItem: (document: RestDocument) => Item,
): Promise<{ items: Item[]; worked: number }> {
  const items: Item[] = [];
  let worked = 0;
  // The page has just been taken apart.
  if (documents.length > 0) await wait(0);
  let begun = performance.now();
  for (const document of documents) {
    items.push(toItem(document));
    const elapsed = performance.now() - begun;
    if (elapsed < longestSlice) continue;
    worked += elapsed;
    await wait(0);
    begun = performance.now();
  }
  return { items, worked: worked + performance.now() - begun };
}

/** @param request Milliseconds of a request with few documents: a larger page takes them once. */
function sizeAfter({ size, taken }: { size: number; taken: number }, request: number): number {
  const transfer = Math.max(1, taken - request);
  return Math.floor(size * Math.min(transferTime / transfer, longestPage / Math.max(1, taken)));
}
