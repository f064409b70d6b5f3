import type { PartsPlace } from '@/data/cached-list';
import { wait } from '@/lib/wait';
import {
  type DocumentCursor,
  type ItemOf,
  itemReader,
  type PagedCollection,
  type PagePart,
  type PageRequest,
  requestPage,
  toCursor,
  toPart,
} from './document-pages';
import { openPartWriter, type PartWriter } from './part-writer';
import { type QueryAnswer, RestError } from './rest-documents';

export interface PageCommand<Name extends PagedCollection> extends PageRequest<Name> {
  kind: 'page';
  id: number;
  now: Date;
}

export type WorkerCommand<Name extends PagedCollection> =
  /** Names the list's place on the device, where this tab caches it. */
  { kind: 'start'; place: PartsPlace | undefined } | PageCommand<Name> | { kind: 'finish' };

export type WorkerMessage<Name extends PagedCollection> =
  | { kind: 'ready' }
  | { kind: 'begun'; id: number }
  | { kind: 'head'; id: number; count: number; last: DocumentCursor | undefined }
  | { kind: 'part'; id: number; part: PagePart<ItemOf<Name>>; isLast: boolean }
  /** Without a code when no answer of the database came. */
  | { kind: 'failed'; id: number; code: string | undefined; message: string }
  /** The number of parts on the device; undefined when they are not whole. */
  | { kind: 'finished'; size: number | undefined };

/** Items of a message: the page takes each message in one task. */
const messageSize = 100;

const scope = self;
const post = <Name extends PagedCollection>(message: WorkerMessage<Name>) => scope.postMessage(message);

let writer: PartWriter<ItemOf<PagedCollection>> | undefined;

/** Pages go one after another: parts of the next, sent among these, would wait and be taken in one task. */
let sent: Promise<void> = Promise.resolve();

async function sendPage<Name extends PagedCollection>(command: PageCommand<Name>) {
  const { id } = command;
  post({ kind: 'begun', id });
  try {
    const answer = await requestPage(command);
    sent = sent.then(() => sendParts(command, answer));
    await sent;
  } catch (error) {
    const code = error instanceof RestError ? error.code : undefined;
    post({ kind: 'failed', id, code, message: error instanceof Error ? error.message : '' });
  }
}

async function sendParts<Name extends PagedCollection>(
  { id, now, query }: PageCommand<Name>,
  { documents, readAt }: QueryAnswer,
) {
  const toItem = itemReader(query.collection, now);
  const last = documents.at(-1);
  post({ kind: 'head', id, count: documents.length, last: last && toCursor(last) });
  for (let start = 0; start === 0 || start < documents.length; start += messageSize) {
    // The page asks for the next one by now, which is under way while this one is read.
    await wait(0);
    const slice = documents.slice(start, start + messageSize);
    const part = toPart(slice, slice.map(toItem), readAt);
    post<Name>({ kind: 'part', id, part, isLast: start + messageSize >= documents.length });
    writer?.add(part.items);
  }
}

scope.onmessage = async ({ data }: MessageEvent<WorkerCommand<PagedCollection>>) => {
  if (data.kind === 'page') await sendPage(data);
  else if (data.kind === 'finish') post({ kind: 'finished', size: await writer?.finish() });
  else {
    writer = data.place && (await openPartWriter(data.place));
    post({ kind: 'ready' });
  }
};
