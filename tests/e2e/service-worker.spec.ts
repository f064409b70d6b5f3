import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { answers } from '../support/answers';
import { expectAccessible } from '../support/browser/accessible';
import { expectFilledIn, expectThanks, fillIn, send, storedCustomers } from '../support/browser/contact-form';
import { storeCustomers } from '../support/browser/customers';
import { type Host, startHost } from '../support/browser/host';
import { openAs } from '../support/browser/session';
import { test as base, expect } from '../support/browser/test';

const test = base.extend<{ host: Host }>({
  host: async ({ site }, use) => {
    const host = await startHost(site.address);
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.address),
});

test.use({
  serviceWorkers: 'allow',
  // The console names each missing address.
  allowedComplaints: [
    /Failed to load resource|request failed|response (404|503)|Failed to convert value|MIME type/,
  ],
});

/** The addresses of everything that is kept, and its texts. */
async function kept(page: Page) {
  return page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' });
      }
    }
    return found;
  });
}

const keptPaths = async (page: Page) => (await kept(page)).map(({ path }) => path);

/** Opens a page and waits until what somebody needs who has been there once is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/app', paths.contact, path]));
}

/** Opens a page once more and waits until the form can be sent, too. */
async function revisit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(async () => (await keptPaths(page)).join())
    .toMatch(/js\/send-draft-.*js\/firebase-|js\/firebase-.*js\/send-draft-/);
}

/**
 * Waits until the browser has replaced the old worker. That takes a moment once no page is open. Told by the browser,
 * as a page that asked would be open.
 */
async function expectTakenOver(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const workers = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) workers.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  await expect
    .poll(() => [...workers.values()].filter((status) => status !== 'redundant'), { timeout: 60_000 })
    .toEqual(['activated']);
  await session.detach();
}

const { start_url: homeScreen } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  start_url: string;
};

/** The script that begins a build. */
const entry = (html: string) => /data-modules="(\S+)/.exec(html)?.[1];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a first visit fetches at most 60 KB after its load', async ({ page, host }) => {
  await visit(page, paths.home);
  const registered = host.requests.findIndex(({ path }) => path === '/service-worker.js');
  const before = host.requests.slice(0, registered).map(({ path }) => path);
  expect(before.filter((path) => /contact|send-draft|firebase|^\/app$/.test(path))).toEqual([]);
  const after = host.requests.slice(registered);
  const bytes = after.reduce((sum, request) => sum + request.bytes, 0);
  expect(bytes).toBeLessThan(60 * 1024);
  const begun = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const tasks = performance.getEntriesByType('resource').find(({ name }) => /idle-tasks-/.test(name));
    return (tasks?.startTime ?? 0) - (navigation?.loadEventEnd ?? 0);
  });
  expect(begun, 'from the end of loading').toBeGreaterThan(0);
});

test('an opened page opens without a signal', async ({ page, context }) => {
  await visit(page, paths.home);
  await revisit(page, paths.home);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('tab', { name: 'Vision & Mission' })).toBeVisible();
  await expect.poll(async () => (await keptPaths(page)).join()).toContain('js/about-page-');
  await context.setOffline(true);

  await page.reload();
  await page.getByRole('tab', { name: 'Vision & Mission' }).click();
  await expect(page.getByRole('tab', { name: 'Vision & Mission' })).toHaveAttribute('aria-selected', 'true');
  await page.goto(paths.home);
  await expect(heading(page)).toHaveText('Delivering Fuel, Driving Success');

  await page.goto(paths.services);
  await expect(page).toHaveTitle(/^No signal/);
  await expect(heading(page)).toHaveText('No signal');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Request A Quote' }).click();
  await expect(heading(page)).toHaveText('Get In Touch');
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  );
  await expectFilledIn(page);
  await page.reload();
  await expectFilledIn(page);

  await context.setOffline(false);
  await send(page);
  await expectThanks(page);
  expect(await storedCustomers()).toHaveLength(1);
  await page.goto(paths.services);
  await expect(heading(page)).not.toHaveText('No signal');
});

test('staff open their list without a signal', async ({ page, context }) => {
  await storeCustomers([{}]);
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(page.getByText('Marcia Bennett')).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain('/app');
  await expect.poll(async () => (await keptPaths(page)).join()).toContain('js/admin-dashboard-page-');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Offline, as of /)).toBeVisible();
  await expect(page.getByText('Marcia Bennett')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  const files = await kept(page);
  expect(
    files.filter(
      ({ path }) => !/^\/(app|contact|login|[\w-]+\.svg|static\/(js|assets)\/[\w.-]+)$/.test(path),
    ),
  ).toEqual([]);
  expect(files.filter(({ text }) => /Marcia|Bennett/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('a new build takes over at the next page', async ({ page, host }) => {
  await visit(page, paths.contact);
  await revisit(page, paths.contact);
  await fillIn(page);
  const build = entry(await page.content());
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  host.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const keptForm = async () =>
    entry((await kept(page)).find(({ path }) => path === paths.contact)?.text ?? '');
  await expect.poll(keptForm).not.toBe(build);
  const states = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return [installing, waiting, active].map((worker) => worker?.state ?? 'none').join();
    });
  await expect.poll(states).toBe('none,installed,activated');

  await expectFilledIn(page);
  await send(page);
  await expectThanks(page);
  expect(loads).toBe(0);

  // This page never fetched the old build's script, which the host no longer has: one reload brings the new build.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('tab', { name: 'Vision & Mission' })).toBeVisible();
  // The new page is on the screen while the rest of its HTML still arrives.
  await expect.poll(() => loads).toBe(1);
  expect(entry(await page.content())).not.toBe(build);

  await page.goto('about:blank');
  await expectTakenOver(page);
  await page.goto(paths.home);
  expect(await states()).toBe('none,none,activated');
});

test('the cache never holds the login page of a Wi-Fi', async ({ page, context, host }) => {
  await visit(page, paths.home);
  host.answer(() => ({ type: 'text/html', body: '<title>Log in</title><h1>Wi-Fi</h1>' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industry' }).click();
  await expect(heading(page)).toHaveText('Loading chunk failed');
  await page.goto(paths.home);
  // Its answer may have come too late for what is kept to give way: whoever loads again waits for it.
  await page.reload();
  await expect(heading(page)).toHaveText('Wi-Fi');
  // From the home screen it opens at once, whatever the host will say.
  await page.goto(homeScreen);
  await expect(heading(page)).toHaveText('Delivering Fuel, Driving Success');
  expect((await kept(page)).filter(({ text }) => text.includes('Wi-Fi'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(paths.home);
  await expect(heading(page)).toHaveText('Delivering Fuel, Driving Success');
});

test('a host that does not answer leaves nobody waiting for a page that is kept', async ({ page, host }) => {
  await visit(page, paths.home);
  host.answer(() => 'never');
  await page.goto(paths.home);
  await expect(heading(page)).toHaveText('Delivering Fuel, Driving Success');
});

test('a page that is kept is shown while the host is broken', async ({ page, host }) => {
  await visit(page, paths.home);
  host.answer(() => ({ type: 'text/html', body: '<h1>Bad Gateway</h1>', status: 503 }));
  await page.reload();
  await expect(heading(page)).toHaveText('Delivering Fuel, Driving Success');
  await page.goto(paths.about);
  await expect(heading(page)).toHaveText('Bad Gateway');
});

test('the cached page appears when the host answers late', async ({ page, host }) => {
  await visit(page, paths.home);
  const build = entry(await page.content());
  host.deploy();
  const answering = new EventEmitter();
  host.answer(async (path) => {
    if (path === paths.home) await once(answering, 'now');
    return undefined;
  });
  await page.goto(paths.home);
  expect(entry(await page.content())).toBe(build);
  answering.emit('now');
  const keptHome = async () => entry((await kept(page)).find(({ path }) => path === paths.home)?.text ?? '');
  await expect.poll(keptHome).not.toBe(build);
  host.answer(() => 'never');
  await page.goto(paths.home);
  expect(entry(await page.content())).toBe(await keptHome());
});

test('a reload waits for a slow host', async ({ page, host }) => {
  await visit(page, paths.home);
  const build = entry(await page.content());
  host.deploy();
  host.answer((path) => (path === paths.home ? wait(1000, undefined) : undefined));
  await page.reload();
  expect(entry(await page.content())).not.toBe(build);
});

test('a deploy can take the service worker away, with all that it keeps', async ({ page, host }) => {
  await visit(page, paths.contact);
  await fillIn(page);
  const body = readFileSync('src/service-worker/unregister.js', 'utf8');
  host.answer((path) => (path === '/service-worker.js' ? { type: 'text/javascript', body } : undefined));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await expect(page.getByLabel('First Name')).toHaveValue(answers['First Name']);
});
