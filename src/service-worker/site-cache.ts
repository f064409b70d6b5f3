const pagesCache = 'pages';
const filesCache = 'files';
/** Hashed files kept at the most: those of some four builds. Whoever has an old page open finds what it needs. */
const mostFiles = 300;

/** How an answer of the right kind names its content, by the ending of the address. */
const contentTypes: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

/** Whether an address holds a hash of its content, so that what was answered once stays true. */
export const isHashed = (path: string) => /^\/static\/\w+\/[\w.-]+-[\w-]{8}\.\w+$/.test(path);

/**
 * Whether an answer may be kept for an address: from our own site, whole, not redirected, and of the kind that the
 * address ends in. The log-in page of somebody's Wi-Fi is no script, whatever its status.
 */
export function mayKeep(path: string, { status, type, redirected, headers }: Response): boolean {
  const [, ending] = /\.(\w+)$/.exec(path) ?? [];
  const expected = ending ? contentTypes[ending] : 'text/html';
  const isOwn = status === 200 && type === 'basic' && !redirected;
  return isOwn && expected !== undefined && (headers.get('content-type') ?? '').includes(expected);
}

/** The scripts that a page of this site names; none in any other page. */
export function scriptsOf(html: string): string[] {
  const [, names = ''] = /<script data-modules="([^"]*)"/.exec(html) ?? [];
  return names.split(' ').filter(isHashed);
}

/** What is kept of an address; nothing where the browser keeps nothing. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  return caches.match(path).catch(() => undefined);
}

/**
 * Keeps a page's HTML, once all of its scripts are kept, so that what opens without a signal is always whole.
 * @throws when it is no page of this site, or a script cannot be had.
 */
export async function keepPage(path: string, answer: Response): Promise<void> {
  const scripts = mayKeep(path, answer) ? scriptsOf(await answer.clone().text()) : [];
  if (scripts.length === 0) throw new Error(`The answer for ${path} is none of this site.`);
  await keepFiles(scripts);
  await (await caches.open(pagesCache)).put(path, answer);
}

/** Fetches a page and keeps it. @throws as `keepPage` does, or when there is no answer. */
export async function fetchPage(path: string): Promise<void> {
  await keepPage(path, await fetch(path, { priority: 'low', redirect: 'error' }));
}

/** Fetches and keeps the files that are not kept yet. @throws when one cannot be had. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const answer = await fetch(path, { priority: 'low' });
      if (!mayKeep(path, answer)) throw new Error(`The answer for ${path} is not of its kind.`);
      await cache.put(path, answer);
    }),
  );
}

/** Keeps the answer for a file, if it is one. What cannot be kept is no loss to who sees the page. */
export async function keepFile(path: string, answer: Response): Promise<void> {
  if (!mayKeep(path, answer)) return;
  const cache = await caches.open(isHashed(path) ? filesCache : pagesCache);
  await cache.put(path, answer);
}

/** Whether all of these files are kept. */
export async function areKept(paths: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(paths.map(keptAnswer));
  return answers.every((answer) => answer !== undefined);
}

/** Drops the hashed files that were kept first, but for some and the scripts of kept pages, and caches of other names. */
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
