import { requestTimeout } from '@/data/with-timeout';
import { wait } from '@/lib/wait';

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

export interface Page<Part, Cursor> {
  size: number;
  /** Documents that came: fewer than requested end the list. */
  count: number;
  last: Cursor | undefined;
  parts: AsyncIterable<Part>;
}

interface Answer<Part, Cursor> extends Page<Part, Cursor> {
  taken: number;
}

export type AskForPage<Part, Cursor> = (size: number, after?: Cursor) => Promise<Page<Part, Cursor>>;

/**
 * Requests the next page while it reads one, except the first: its rows appear before anything else is requested. The
 * last page may be empty. @throws {DataError} when one fails.
 */
export async function* readPages<Part, Cursor>(
  askForPage: AskForPage<Part, Cursor>,
  sizes: PageSizes = pageSizes,
): AsyncGenerator<Part, void> {
  async function ask(wanted: number, after?: Cursor): Promise<Answer<Part, Cursor>> {
    const asked = performance.now();
    const page = await askForPage(wanted, after);
    return { ...page, taken: performance.now() - asked };
  }

  const first = await ask(sizes.first);
  yield* first.parts;
  let answer = first.count < first.size ? undefined : ask(sizes.next, first.last);
  while (answer) {
    const { size, count, last, taken, parts }: Answer<Part, Cursor> = await answer;
    const wanted = sizeAfter({ size, taken }, first.taken);
    answer = count < size ? undefined : ask(Math.min(sizes.largest, Math.max(sizes.first, wanted)), last);
    // A caller that stops here does not hear of it.
    answer?.catch(() => undefined);
    yield* parts;
  }
}

interface DocumentReading<Document, Item, Part, Cursor> {
  request: (
    size: number,
    after: Cursor | undefined,
  ) => Promise<{ documents: readonly Document[]; readAt: Date }>;
  toItem: (document: Document) => Item;
  toPart: (items: readonly Item[], readAt: Date) => Part;
  sizes?: PageSizes;
}

/** Reads pages on this thread, each as a whole. They stay so small that no page holds the screen up. */
export function readHere<Document extends Cursor, Item, Part, Cursor>({
  request,
  toItem,
  toPart,
  sizes = pageSizes,
}: DocumentReading<Document, Item, Part, Cursor>): AskForPage<Part, Cursor> {
  let nextSize = sizes.first;
  const average = { read: 0, worked: 0 };

  async function* read(documents: readonly Document[], readAt: Date) {
    const { items, worked } = await readInSlices(documents, toItem);
    average.read = average.read * decay + documents.length;
    average.worked = average.worked * decay + worked;
    if (average.worked > 0)
      nextSize = Math.max(sizes.first, Math.round((longestReading / average.worked) * average.read));
    yield toPart(items, readAt);
  }

  return async (wanted, after) => {
    const size = Math.min(wanted, nextSize);
    const { documents, readAt } = await request(size, after);
    return { size, count: documents.length, last: documents.at(-1), parts: read(documents, readAt) };
  };
}

async function readInSlices<Document, Item>(
  documents: readonly Document[],
  toItem: (document: Document) => Item,
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
