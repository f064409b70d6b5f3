import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { expectAccessible } from '../support/browser/accessible';
import { storeCustomers } from '../support/browser/customers';
import { waitUntilHydrated } from '../support/browser/hydrated';
import { interceptDatabase } from '../support/browser/network';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { deferred } from '../support/deferred';

const openCustomers = (page: Page) => openAs(page, 'admin', paths.adminDashboard);

test('an export of a loading list asks first', async ({ page }) => {
  await storeCustomers(Array.from({ length: 120 }, (_, index) => ({ firstName: `Customer${index}` })));
  const database = await interceptDatabase(page);
  const held = deferred();
  let pagesRead = 0;
  database.plan('list', async (route) => {
    pagesRead += 1;
    if (pagesRead > 1) await held.promise;
    await route.continue();
  });
  await openCustomers(page);
  await expect(page.getByText(/^Showing .* read so far/)).toBeVisible();
  const whileLoading = await page.getByRole('row').nth(1).boundingBox();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText(/^50( of 120)? customers have been read so far\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wait for the rest' }).click();
  const downloading = page.waitForEvent('download');
  held.resolve();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 120);
  await expect(page.getByRole('status').filter({ hasText: /^Exported 120 customers to / })).toBeVisible();
  const afterwards = async () => (await page.getByRole('row').nth(1).boundingBox())?.y;
  const message = 'no row moves under a pointer when the progress goes';
  await expect.poll(afterwards, { message }).toBe(whileLoading?.y);
});

test.describe('when a page’s script is missing after a deploy', () => {
  test.use({
    allowedComplaints: [
      /about-page-[\w-]+\.js|Failed to load resource|Loading chunk failed|dynamically imported|ERR_INTERNET_DISCONNECTED/,
    ],
  });
  const aboutChunk = /\/about-page-[\w-]+\.js$/;

  test('the page reloads itself once', async ({ page }) => {
    await openAlive(page, paths.home);
    const loads = countLoads(page);
    // A pointer on the link asks before the click does, so one missing answer need not meet the click.
    await page.route(aboutChunk, (route) =>
      loads() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(paths.about);
    await expect(page.getByRole('tab', { name: 'Vision & Mission' })).toBeVisible();
    await expect.poll(loads).toBe(1);
  });

  test("a script that stays missing ends in 'Loading chunk failed' with ways out, not in a loop", async ({
    page,
  }) => {
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: '' }));
    await openAlive(page, paths.home);
    const loads = countLoads(page);
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(aboutChunk);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('tab', { name: 'Vision & Mission' })).toBeVisible();
  });

  test('offline it does not reload into the browser’s own error page', async ({ page, context }) => {
    await openAlive(page, paths.home);
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Request A Quote' })).toBeVisible();
    await context.setOffline(false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading chunk failed');
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('tab', { name: 'Vision & Mission' })).toBeVisible();
    await expect(page).toHaveTitle(/^About/);
    expect(loads()).toBe(0);
  });
});

test.describe('when the script of a page is never answered', () => {
  test.use({ allowedComplaints: [/Loading chunk failed/] });
  const line = (page: Page) => page.getByText('Loading the page…');
  const failed = (page: Page) => page.getByRole('heading', { name: 'Loading chunk failed' });

  test('the old page stays until a page with ways out comes after 120 s', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/(about|admin-dashboard)-page-[\w-]+\.js$/, () => {});
    await openAlive(page, paths.home);
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
    await expect(line(page)).toBeVisible();
    await page.clock.fastForward(110_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivering Fuel, Driving Success');
    await page.clock.fastForward(10_000);
    await expect(failed(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Loading chunk failed/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Industry' }).first().click();
    await expect(page).toHaveTitle(/^Fuel for six industries/);

    await openAs(page, 'admin', paths.adminDashboard);
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const late = page.getByRole('main').filter({ hasText: 'This page is not ready yet.' });
    await expect(late.getByRole('link')).toHaveText(['+1 876-555-0123', 'WhatsApp']);
    await page.clock.fastForward(120_000);
    await expect(failed(page)).toBeFocused();
  });

  test('Back leaves the open page and its menu in view', async ({ page }) => {
    await openAlive(page, paths.about);
    await page.getByRole('navigation').getByRole('link', { name: 'Industry' }).first().click();
    await expect(page).toHaveTitle(/^Fuel for six industries/);
    await page.route(/\/about-page-[\w-]+\.js$/, () => {});
    // As a phone does with a tab that it had put away.
    await page.reload();
    const tab = page.getByRole('tab', { name: 'Construction' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => window.history.back());
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industries We Serve');
    await page.getByRole('navigation').getByRole('link', { name: 'Sustainability' }).first().click();
    await expect(page).toHaveURL(paths.sustainability);
    await expect(page.getByRole('tab', { name: 'Community Impact' })).toBeVisible();
  });

  test('a page without prerendered HTML says so until its scripts come', async ({ page }) => {
    const arrival = deferred();
    await page.route('**/static/js/**', (route) => arrival.promise.then(() => route.continue()));
    await page.goto(paths.unauthorized, { waitUntil: 'commit' });
    const sign = page.getByText('Loading…');
    await expect(sign).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', paths.home);
    const late = page.getByText('This page is not ready yet. If it stays like this, please call');
    await expect(late).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(late.getByRole('link')).toHaveText(['+1 876-555-0123', 'WhatsApp']);
    arrival.resolve();
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(sign).toBeHidden();
    await expect(late).toBeHidden();
  });
});

test.describe('when a part of a page does not arrive', () => {
  test.use({ allowedComplaints: [/\/static\/js\/|logo\.svg|Failed to load resource/] });
  const chunk = (name: string) => new RegExp(`/static/js/${name}-[\\w-]+\\.js$`);
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Loading chunk failed' });

  test('the contact form keeps typed values until it is ready', async ({ page }) => {
    const lose = await hold(page, chunk('contact-form'));
    await page.goto(paths.contact);
    await page.getByLabel('First Name').fill('Marcia');
    const loads = countLoads(page);
    await lose();
    await expect(failure(page)).toContainText('This form cannot be sent');
    await expect(failure(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(page.locator('form:not([inert])')).toHaveCount(0);
    await page.unroute(chunk('contact-form'));
    await failure(page).getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
    await expect(page.getByLabel('First Name')).toHaveValue('Marcia');
    await expect(failure(page)).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test('a replaced form keeps typed values through its one reload', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    const replace = await hold(page, chunk('contact-form'), 404);
    await page.goto(paths.contact);
    await page.getByLabel('First Name').fill('Marcia');
    const loads = countLoads(page);
    await replace();
    await expect.poll(loads).toBe(1);
    await page.unroute(chunk('contact-form'));
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
    await expect(page.getByLabel('First Name')).toHaveValue('Marcia');
    expect(requests).not.toContain('HEAD');
  });

  test('a page without one of its parts has no live form', async ({ page }) => {
    for (const [path, part] of [
      [paths.login, 'sign-in-screen'],
      [paths.signup, 'sign-up-screen'],
      [paths.contact, 'contact-page'],
      [paths.contact, 'index'],
      [paths.adminDashboard, 'index'],
    ] as const) {
      await test.step(`${path} without ${part}`, async () => {
        await page.route(chunk(part), (route) => route.abort());
        await page.goto(path);
        await expect(failure(page)).toBeVisible();
        await expect(failure(page).getByRole('link', { name: /^Call/ })).toBeVisible();
        await expect(page.locator('form:not([inert])')).toHaveCount(0);
        await page.unroute(chunk(part));
        await failure(page).getByRole('button', { name: 'Load again' }).click();
        await expect(failure(page)).toHaveCount(0);
        // A page that has loaded itself again does so once a tab.
        await page.evaluate(() => window.sessionStorage.clear());
      });
    }
  });

  for (const { width, height } of [
    { width: 320, height: 256 },
    { width: 390, height: 844 },
  ]) {
    test(`the notice of a dead page covers neither all nor its end at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.route(chunk('index'), (route) => route.abort());
      await page.goto(paths.contact);
      await expect(failure(page)).toBeInViewport();
      const room = () =>
        page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
          const [notice, content] = ['chunk-failure', 'root'].map((id) =>
            document.getElementById(id)?.getBoundingClientRect(),
          );
          if (!notice || !content) return undefined;
          return {
            isLow: notice.height <= 0.6 * window.innerHeight,
            isBelow: content.bottom <= notice.top + 1,
          };
        });
      await expect.poll(room).toEqual({ isLow: true, isBelow: true });
    });
  }

  test('the logo that failed before the scripts came is asked for once more', async ({ page }) => {
    const logo = page.getByRole('banner').getByRole('img');
    const width = () =>
      logo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : -1));
    const arrival = deferred();
    await page.route('**/static/js/**', (route) => arrival.promise.then(() => route.continue()));
    await page.route('**/logo.svg', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await failed;
    await expect.poll(width).toBe(0);
    await page.unroute('**/logo.svg');
    arrival.resolve();
    await expect.poll(width).toBeGreaterThan(0);
  });

  for (const { script, path, link, part } of [
    {
      script: 'coverage-section',
      path: paths.home,
      link: 'Home',
      part: { role: 'group', name: 'Your parish' },
    },
    {
      script: 'services-end',
      path: paths.services,
      link: 'Products & Services',
      part: { role: 'region', name: 'How much do I need?' },
    },
  ] as const) {
    test(`the section of ${script} without its script stays readable or is named`, async ({ page }) => {
      const section = page.getByRole(part.role, { name: part.name });
      await page.route(chunk(script), (route) => route.abort());
      await openAlive(page, path);
      await expect(failure(page)).toHaveCount(1);
      await expect(section).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('tab', { name: 'Vision & Mission' })).toBeVisible();
      await main.getByRole('link', { name: link }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Loading chunk failed');
      await expect(section).toHaveCount(0);
      await page.unroute(chunk(script));
      await failure(page).getByRole('button', { name: 'Load again' }).click();
      await expect(section).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
    });
  }
});

/** Holds a script back; the returned function ends the wait without it, with a status or without an answer. */
async function hold(page: Page, script: RegExp, status?: number): Promise<() => Promise<void>> {
  const isAsked = deferred();
  const isOver = deferred();
  await page.route(
    script,
    async (route) => {
      isAsked.resolve();
      await isOver.promise;
      await (status === undefined ? route.abort() : route.fulfill({ status, body: '' }));
    },
    { times: 1 },
  );
  return async () => {
    await isAsked.promise;
    isOver.resolve();
  };
}

async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await waitUntilHydrated(page, 'header a');
}

/** Counts the documents asked for from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
