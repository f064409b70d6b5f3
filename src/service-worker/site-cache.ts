const pagesCache = 'pages';
const filesCache = 'files';
/** Some four builds, so that an old open page finds its files. */
const mostFiles = 300;

const contentTypes: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

export const isHashed = (path: string) => /^\/static\/\w+\/[\w.-]+-[\w-]{8}\.\w+$/.test(path);

/** The page of a Wi-Fi network's log-in is no script, whatever its status. */
export function mayCache(path: string, { status, type, redirected, headers }: Response): boolean {
  const [, ending] = /\.(\w+)$/.exec(path) ?? [];
  const expected = ending ? contentTypes[ending] : 'text/html';
  const isOwn = status === 200 && type === 'basic' && !redirected;
  return isOwn && expected !== undefined && (headers.get('content-type') ?? '').includes(expected);
}

/** None in a page of another site. */
export function scriptsOf(html: string): string[] {
  const [, names = ''] = /<script data-modules="([^"]*)"/.exec(html) ?? [];
  return names.split(' ').filter(isHashed);
}

export async function cachedResponse(path: string): Promise<Response | undefined> {
  return caches.match(path).catch(() => undefined);
}

/** Caches all scripts first: the page opens whole. @throws when the page is not ours or a script is missing. */
export async function cachePage(path: string, answer: Response): Promise<void> {
  const scripts = mayCache(path, answer) ? scriptsOf(await answer.clone().text()) : [];
  if (scripts.length === 0) throw new Error(`The answer for ${path} is none of this site.`);
  await cacheFiles(scripts);
  await (await caches.open(pagesCache)).put(path, answer);
}

export async function fetchPage(path: string): Promise<void> {
  await cachePage(path, await fetch(path, { priority: 'low', redirect: 'error' }));
}

/** @throws when a file is missing. */
export async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const answer = await fetch(path, { priority: 'low' });
      if (!mayCache(path, answer)) throw new Error(`The answer for ${path} is not of its kind.`);
      await cache.put(path, answer);
    }),
  );
}

export async function cacheFile(path: string, answer: Response): Promise<void> {
  if (!mayCache(path, answer)) return;
  const cache = await caches.open(isHashed(path) ? filesCache : pagesCache);
  await cache.put(path, answer);
}

export async function areCached(paths: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(paths.map(cachedResponse));
  return answers.every((answer) => answer !== undefined);
}

/** Keeps the spared files, those of cached pages, and the newest. */
export async function dropOldFiles(spared: readonly string[]): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== pagesCache && name !== filesCache) await caches.delete(name);
  }
  const pages = await (await caches.open(pagesCache)).matchAll();
  const scripts = await Promise.all(pages.map(async (page) => scriptsOf(await page.text())));
  const needed = new Set([...spared, ...scripts.flat()]);
  const cache = await caches.open(filesCache);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const old = paths.filter((path) => !needed.has(path)).slice(0, -mostFiles);
  await Promise.all(old.map((path) => cache.delete(path)));
}
