import { networkTimeout } from './network-timeout';
import { customerOf, type OpenRequest, readPayload } from './push-payload';
import {
  areCached,
  cachedResponse,
  cacheFile,
  cacheFiles,
  cachePage,
  dropOldFiles,
  fetchPage,
  isHashed,
} from './site-cache';
import { isReport, type LoadReport, type SiteFiles } from './site-files';

declare const self: ServiceWorkerGlobalScope;
/** The build writes it (tools/site-build/service-worker.ts). */
declare const siteFiles: SiteFiles;

const { pages, shell, form, pictures } = siteFiles;

/** Milliseconds that a window has to answer. */
const answerLimit = 500;

const ignore = () => undefined;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheForm());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
  else if (isHashed(pathname)) event.respondWith(openFile(event, pathname));
  else if (request.destination === 'image') event.respondWith(openPicture(event, pathname));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!(source instanceof WindowClient) || !isReport(data)) return;
  event.waitUntil(cacheOpened(new URL(source.url).pathname, data).catch(ignore));
});

self.addEventListener('push', (event) => {
  const payload = readPayload(event.data?.text());
  if (!payload) return;
  const { title, body, tag, url } = payload;
  const options = { body, tag, icon: '/icon-192.png', data: url };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openUrl(String(event.notification.data)));
});

/** Caches all files of the form or none; the browser tries again later. */
async function cacheForm(): Promise<void> {
  await cacheFiles(form.files);
  await fetchPage(form.path);
  await fetchPage(shell);
  await Promise.all(pictures.map(async (path) => cacheFile(path, await fetch(path, { priority: 'low' }))));
}

/** Caches the files that the page fetched before this worker ran, and the form's scripts for a visitor who returns. */
async function cacheOpened(path: string, { files, wasThere }: LoadReport): Promise<void> {
  const hashed = files.filter(isHashed);
  await cacheFiles(hashed);
  if (pages[path]?.isPrerendered && !wasThere) await fetchPage(path);
  if (wasThere || hashed.includes(form.script)) await cacheFiles(form.sending);
}

/** One open list shows the customer itself, or just itself; else a new window does. */
async function openUrl(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const list = await firstToAnswer(windows, { openCustomer: '' });
  if (!list) return void (await self.clients.openWindow(url));
  const request: OpenRequest = { openCustomer: customerOf(url) ?? '' };
  list.postMessage(request);
  await list.focus();
}

/** A client's address is the one it began with, so each window is asked whether it has the list. */
function firstToAnswer(
  windows: readonly WindowClient[],
  request: OpenRequest,
): Promise<WindowClient | undefined> {
  const answers = windows.map(
    (client) =>
      new Promise<WindowClient>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(client);
        client.postMessage(request, [port2]);
      }),
  );
  return Promise.race([...answers, timeUp(answerLimit)]);
}

async function takeOver(): Promise<void> {
  // Requests a page while the browser still starts this worker.
  await self.registration.navigationPreload?.enable();
  await dropOldFiles([...form.files, ...form.sending]);
  // Applies to the first worker; a later one takes over when no page is open (requirement 12.4).
  await self.clients.claim();
}

/** Tries the network until the time-out or an error of the host, the cache, the network again, and the shell. */
async function openPage(event: FetchEvent, path: string): Promise<Response> {
  const answer = askForPage(event, path);
  event.waitUntil(answer.catch(ignore));
  const cached = await cachedResponse(path);
  const limit = networkTimeout(event.request, cached);
  // A time-out of 0 prefers the cache even to a finished response.
  const whole = answer.then((response) => (response.status < 500 ? response : undefined), ignore);
  const soon = limit > 0 ? await Promise.race([whole, timeUp(limit)]) : undefined;
  return soon ?? cached ?? (await cachedPage(path)) ?? answer.catch(openShell);
}

async function askForPage(event: FetchEvent, path: string): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  const answer = preloaded ?? (await fetch(event.request));
  if (pages[path]?.isPrerendered) event.waitUntil(cachePage(path, answer.clone()).catch(ignore));
  return answer;
}

/** The page's HTML, or the shell when its scripts are cached. */
async function cachedPage(path: string): Promise<Response | undefined> {
  const page = await cachedResponse(path);
  const scripts = pages[path]?.scripts;
  return page ?? (scripts && (await areCached(scripts)) ? cachedResponse(shell) : undefined);
}

async function openShell(): Promise<Response> {
  return (await cachedResponse(shell)) ?? Response.error();
}

/** A hashed file never changes. */
async function openFile(event: FetchEvent, path: string): Promise<Response> {
  if (path === form.script) event.waitUntil(cacheFiles(form.sending).catch(ignore));
  return (await cachedResponse(path)) ?? fetchFile(event, path).catch(() => Response.error());
}

async function openPicture(event: FetchEvent, path: string): Promise<Response> {
  const answer = fetchFile(event, path);
  event.waitUntil(answer.catch(ignore));
  return (await cachedResponse(path)) ?? answer.catch(() => Response.error());
}

async function fetchFile(event: FetchEvent, path: string): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(cacheFile(path, answer.clone()).catch(ignore));
  return answer;
}

function timeUp(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
