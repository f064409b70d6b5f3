import type { PartsPlace, WrittenParts } from '@/data/cached-list';
import { deleteDeviceCache, getSession } from '@/data/session-store';
import { withTimeout } from '@/data/with-timeout';
import { type ItemOf, type PagedCollection, type PagePart, revivePart } from './document-pages';
import type { PageCommand, WorkerCommand, WorkerMessage } from './page-worker';
import type { Page } from './read-pages';
import { RestError } from './rest-documents';

/** Milliseconds until a worker that says nothing is taken for dead. */
export const silenceLimit = 5000;
/** Milliseconds that a list waits for a worker to start. A page that is read meanwhile would hold up the screen. */
export const startLimit = 2000;

/** Its parts reject when the worker is lost before the end. */
type WorkerPage<Item> = Omit<Page<Item>, 'size'>;

interface OpenRequest<Item> {
  onHead: (page: WorkerPage<Item> | undefined) => void;
  onFailure: (error: Error) => void;
  isBegun: boolean;
  page: ReadableStreamDefaultController<PagePart<Item>>;
  stream: ReadableStream<PagePart<Item>>;
}

export interface PageWorker<Name extends PagedCollection> {
  /** True once it runs; false when it is lost or takes too long. */
  whenReady: () => Promise<boolean>;
  /** Undefined when the worker is lost. @throws {RestError} on a refusal, {TypeError} when the database is silent. */
  ask: (request: Omit<PageCommand<Name>, 'kind' | 'id'>) => Promise<WorkerPage<ItemOf<Name>> | undefined>;
  /** The items that it has written on the device; undefined where they are not whole. Never rejects. */
  finish: () => Promise<WrittenParts<ItemOf<Name>> | undefined>;
  close: () => void;
}

/** Starts a worker that reads pages. It is never ready where workers are refused or its script is gone. */
export function startPageWorker<Name extends PagedCollection>(
  collection: Name,
  place: Promise<PartsPlace | undefined>,
): PageWorker<Name> {
  type Item = ItemOf<Name>;
  const session = getSession();
  const written = new Set<Item>();
  const requests = new Map<number, OpenRequest<Item>>();
  let worker: Worker | undefined;
  let isReady = false;
  let asked = 0;
  let onFinished: (size: number | undefined) => void = () => undefined;
  let onStarted: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    onStarted = resolve;
    setTimeout(resolve, startLimit);
  });

  function close() {
    worker?.terminate();
    worker = undefined;
    isReady = false;
    onStarted();
    for (const { onHead, page } of requests.values()) {
      onHead(undefined);
      page.error(new TypeError('The worker is lost.'));
    }
    requests.clear();
    onFinished(undefined);
  }

  const send = (command: WorkerCommand<Name>) => worker?.postMessage(command);

  function onMessage(message: WorkerMessage<Name>) {
    if (message.kind === 'ready') return onReady();
    if (message.kind === 'finished') return onFinished(message.size);
    const request = requests.get(message.id);
    if (!request) return;
    request.isBegun = true;
    if (message.kind === 'head') {
      const { count, last } = message;
      request.onHead({ count, last, parts: partsOf(request.stream) });
    } else if (message.kind === 'part') {
      const part = revivePart(collection, message.part);
      for (const item of part.items) written.add(item);
      request.page.enqueue(part);
      if (!message.isLast) return;
      request.page.close();
      requests.delete(message.id);
    } else if (message.kind === 'failed') {
      const { code, message: words } = message;
      request.onFailure(code === undefined ? new TypeError(words) : new RestError(code, words));
      requests.delete(message.id);
    }
  }

  function onReady() {
    isReady = getSession() === session;
    onStarted();
    if (isReady) return;
    // The worker may have opened the device cache just after the logout.
    close();
    deleteDeviceCache();
  }

  try {
    worker = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = close;
    worker.onmessageerror = close;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Name>>) => onMessage(data);
    void place.then((found) => send({ kind: 'start', place: found }));
  } catch {
    // Refused, or a browser without workers.
    onStarted();
  }

  return {
    async whenReady() {
      await started;
      return isReady;
    },

    ask: (request) =>
      new Promise((onHead, onFailure) => {
        const id = asked;
        asked += 1;
        let page: OpenRequest<Item>['page'] | undefined;
        const stream = new ReadableStream<PagePart<Item>>({ start: (controller) => (page = controller) });
        if (!worker || !page) return onHead(undefined);
        const own = { onHead, onFailure, isBegun: false, page, stream };
        requests.set(id, own);
        setTimeout(() => !own.isBegun && requests.has(id) && close(), silenceLimit);
        send({ ...request, kind: 'page', id });
      }),

    async finish() {
      const list = (await place)?.list;
      if (list === undefined || !isReady) return undefined;
      const finished = new Promise<number | undefined>((resolve) => {
        onFinished = resolve;
      });
      send({ kind: 'finish' });
      const size = await withTimeout(finished).catch(() => undefined);
      return size === undefined ? undefined : { list, size, items: written };
    },

    close,
  };
}

async function* partsOf<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part, void> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await withTimeout(reader.read(), silenceLimit);
    if (done) return;
    yield value;
  }
}
