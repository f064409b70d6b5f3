import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFiles, cachePage, dropOldFiles, isHashed, mayCache, scriptsOf } from './site-cache';

const script = '/static/js/index-1234abcd.js';
const page = (html: string, answer: Partial<Response> = {}) =>
  response('text/html; charset=utf-8', html, answer);

/** A browser's response has a type; one made by hand has none. */
function response(type: string, body = '', { status = 200, ...rest }: Partial<Response> = {}): Response {
  const answer = new Response(body, { status, headers: { 'content-type': type } });
  const isOwn = { type: 'basic', redirected: false, ...rest };
  for (const [name, value] of Object.entries(isOwn)) Object.defineProperty(answer, name, { value });
  answer.clone = () => response(type, body, { status, ...rest });
  return answer;
}

/** The part of the browser's caches that the worker uses. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path),
      matchAll: async () => [...store.values()],
      put: async (path: string, answer: Response) => void store.set(path, answer),
      keys: async () => [...store.keys()].map((path) => ({ url: `https://site.example${path}` })),
      delete: async (path: string) => store.delete(path),
    };
  };
  const keys = async () => [...stores.keys()];
  return { stores, open, keys, delete: async (name: string) => stores.delete(name) };
}

let caches: ReturnType<typeof fakeCaches>;
const fetched = vi.fn<(path: string) => Promise<Response>>();
const kept = () => [...caches.stores.values()].flatMap((store) => [...store.keys()]);

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched.mockResolvedValue(response('text/javascript')));
});
afterEach(() => {
  fetched.mockReset();
});

describe('a cacheable response', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    [script, 'text/javascript; charset=utf-8'],
    ['/static/assets/hero-1234abcd.svg', 'image/svg+xml'],
    ['/static/assets/archivo-1234abcd.woff2', 'font/woff2'],
    ['/logo.svg', 'image/svg+xml'],
  ])('is %s as %s', (path, type) => expect(mayCache(path, response(type))).toBe(true));

  it.each<[string, Response]>([
    ['a log-in page in place of a script', response('text/html')],
    ['a script that is missing', response('text/javascript', '', { status: 404 })],
    ['a part of a script', response('text/javascript', '', { status: 206 })],
    ['an answer that was redirected', response('text/javascript', '', { redirected: true })],
    ['an answer that nobody may read', response('text/javascript', '', { type: 'opaque' })],
    ['an answer from elsewhere', response('text/javascript', '', { type: 'cors' })],
  ])('is not %s', (_, answer) => expect(mayCache(script, answer)).toBe(false));

  it('excludes kinds of files that the site does not use', () =>
    expect(mayCache('/sitemap.xml', response('text/xml'))).toBe(false));
});

it('knows a hashed file by its name', () => {
  expect(isHashed(script)).toBe(true);
  for (const path of ['/logo.svg', '/static/js/index.js', '/static/', '/contact', `/elsewhere${script}`]) {
    expect(isHashed(path)).toBe(false);
  }
});

it('finds the scripts of a page of this site, and none in another', () => {
  expect(scriptsOf(`<p>x</p><script data-modules="${script} https://evil.example/a.js">`)).toEqual([script]);
  expect(scriptsOf('<title>Log in</title><script src="/static/js/index-1234abcd.js">')).toEqual([]);
});

describe('a page', () => {
  const html = `<script data-modules="${script}">`;

  it('is cached after its scripts', async () => {
    await cachePage('/contact', page(html));
    expect(kept().sort()).toEqual(['/contact', script]);
    await cachePage('/contact', page(html));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('stays cached while a script of the next build is missing', async () => {
    await cachePage('/contact', page(html));
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(cachePage('/contact', page(html.replace('1234', '5678')))).rejects.toThrow();
    const answer = caches.stores.get('pages')?.get('/contact');
    expect(await answer?.text()).toBe(html);
  });

  it.each([
    ['that is the log-in page of a Wi-Fi', page('<title>Log in</title>')],
    ['that the host has no more', page(html, { status: 404 })],
    ['that was redirected', page(html, { redirected: true })],
  ])('does not cache %s', async (_, answer) => {
    await expect(cachePage('/contact', answer)).rejects.toThrow('none of this site');
    expect(kept()).toEqual([]);
  });
});

it('rejects a file of another kind than its name says', async () => {
  fetched.mockResolvedValue(response('text/html'));
  await expect(cacheFiles([script])).rejects.toThrow('not of its kind');
  expect(kept()).toEqual([]);
});

describe('a full cache', () => {
  const names = Array.from(
    { length: 310 },
    (_, index) => `/static/js/a-${String(index).padStart(8, '0')}.js`,
  );

  it("drops the oldest files, except the form's", async () => {
    await cacheFiles(names);
    await caches.open('other');
    await dropOldFiles(names.slice(0, 2));
    expect(kept()).toEqual([...names.slice(0, 2), ...names.slice(10)]);
    expect([...caches.stores.keys()]).not.toContain('other');
  });

  it('keeps the scripts of a cached page', async () => {
    await cachePage('/about', page(`<script data-modules="${names.slice(0, 2).join(' ')}">`));
    await cacheFiles(names);
    await dropOldFiles(names.slice(4, 5));
    expect(kept().sort()).toEqual(
      ['/about', ...names.slice(0, 2), ...names.slice(4, 5), ...names.slice(10)].sort(),
    );
  });
});
