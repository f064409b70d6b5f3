import type { Locator, Page } from '@playwright/test';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { expectAccessible } from '../support/browser/accessible';
import { brokenWords } from '../support/browser/broken-words';
import { openHydrated, waitUntilHydrated } from '../support/browser/hydrated';
import { expectNoSidewaysScroll } from '../support/browser/reflow';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { deferred } from '../support/deferred';
import { type PageExpectation, publicPages as specifiedPages } from './specification';

const publicPages = pages.filter(({ isPrerendered }) => isPrerendered);
const publicPaths = publicPages.map(({ path }) => path);

/** Fails where the page scrolls sideways, or breaks a phone number. */
async function expectFit(page: Page) {
  await expectNoSidewaysScroll(page);
  const broken = () => page.locator('a[href^="tel:"]').evaluateAll(brokenWords);
  await expect.poll(broken, { message: 'numbers in two lines' }).toEqual([]);
}

async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

/** Fails where a link leads elsewhere than the specification says. */
async function expectLinks(page: Page, links: PageExpectation['links']) {
  for (const [name, to] of links) {
    const link = page.getByRole('link', { name, exact: true, includeHidden: true });
    await expect(link.first(), name).toHaveAttribute('href', to);
  }
}

/** Fails unless a click on each tab shows its panel alone. The first, chosen at the start, is chosen again at the end. */
async function expectTabs(page: Page, names: PageExpectation['tabs']) {
  const tabOf = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(page.getByRole('tab')).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    await expect(tabOf(name)).toHaveAttribute('aria-selected', String(index === 0));
  for (const name of [...names].reverse()) {
    await tabOf(name).click();
    await expect(tabOf(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
}

/** Fails where the first of some controls, which is chosen, has the ground of the second. */
const expectApart = (controls: Locator) =>
  expect
    .poll(() =>
      controls.evaluateAll((all) => {
        const [chosen, other] = all.map((one) => getComputedStyle(one).backgroundColor);
        return chosen !== other;
      }),
    )
    .toBe(true);

/** Opens a page at a width. Fails unless it requests nothing foreign, fits and is as specified. */
async function expectSpecified(
  page: Page,
  { path, links, tabs }: Pick<PageExpectation, 'path' | 'links' | 'tabs'>,
  width: number,
) {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width, height: 900 });
  await openHydrated(page, path);
  // Scripts begin after the first paint, which may come late.
  await expect.poll(() => requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('head title')).toHaveCount(1);
  await expectFit(page);
  await expectLinks(page, links);
  await expectTabs(page, tabs);
  await expectAccessible(page);
  const foreign = requested.filter((url) => !url.startsWith(new URL(page.url()).origin));
  expect(foreign).toEqual([]);
  expect(requested.filter((url) => /firebase|firestore|create-customer|database/.test(url))).toEqual([]);
}

for (const { path, isIndexed } of publicPages) {
  const specified = specifiedPages.find((page) => page.path === path);
  if (isIndexed && !specified) throw new Error(`The specification of ${path} is missing.`);
  const { links = [], tabs = [] } = specified ?? {};

  test(`${path} is quiet and as specified on a phone, and fits with text at 320 %`, async ({ page }) => {
    await expectSpecified(page, { path, links, tabs }, 390);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 51 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '51px');
    await expectNoSidewaysScroll(page);
  });

  test(`${path} is quiet and as specified on a desktop, and forced colours show a choice`, async ({
    page,
  }) => {
    await expectSpecified(page, { path, links, tabs }, 1440);
    // A width between has the parts of one of them, and no script asks for it.
    await setWidth(page, 768);
    await expectFit(page);

    await page.emulateMedia({ forcedColors: 'active' });
    if (tabs.length > 0) await expectApart(page.getByRole('tab'));
    if (path === paths.home) {
      const parishes = page.getByRole('group', { name: 'Your parish' }).locator('label');
      await parishes.first().click();
      await expectApart(parishes);
    }
  });
}

test('a page loads while the pointer is on its link', async ({ page }) => {
  await openHydrated(page, paths.home);
  const loaded = page.waitForResponse(/industry-page[^/]*\.js$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Industry' }).first().hover();
  expect((await loaded).ok()).toBe(true);
  expect(new URL(page.url()).pathname).toBe(paths.home);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its content and working links, and a form says what it needs', async ({ page }) => {
    const withForm: string[] = [paths.contact, paths.login, paths.signup];
    for (const path of publicPaths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByRole('link').first().focus();
        expect(await page.getByRole('link').count()).toBeGreaterThan(1);
        await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible({
          visible: withForm.includes(path),
        });
      });
    }
  });

  test('the mobile menu opens', async ({ page }) => {
    const about = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'About Us' });
    // A phone upright and on its side.
    for (const [width, height] of [
      [740, 360],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(paths.home);
      await page.locator('summary', { hasText: 'Menu' }).click();
      await expect(about).toBeInViewport();
    }
    await about.click();
    await expect(page).toHaveURL(paths.about);
  });
});

test('the keyboard skips to the content, opens the menu and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, paths.home);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.locator('summary', { hasText: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('the menu of a tablet offers a quote once', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(paths.home);
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Request A Quote' })).toHaveCount(1);
});

test('a page opened by a link takes the focus to its heading', async ({ page }) => {
  await openHydrated(page, paths.home);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused();
  const home = await heading.textContent();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industry' }).click();
  await expect(heading).not.toHaveText(home ?? '');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Industr' })).toBeAttached();
  await page.goBack();
  await expect(heading).toHaveText(home ?? '');
  await expect(heading).toBeFocused();
});

test('on a phone that lies on its side the bars let go', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of [paths.home, paths.contact]) {
    await openHydrated(page, path);
    await page.evaluate(() => window.scrollTo(0, 900));
    const inView = page.locator('body > * header, nav[aria-label="Call or message us"]');
    await expect(inView.first()).toBeAttached();
    for (const bar of await inView.all()) await expect(bar).not.toBeInViewport();
  }
  await openAs(page, 'admin', paths.adminDashboard);
  const position = () =>
    page.getByRole('searchbox').evaluate((box) => getComputedStyle(box.closest('.sticky') ?? box).position);
  await expect.poll(position).toBe('static');
});

test('the words of a headline stand apart', async ({ page }) => {
  for (const path of [paths.home, paths.services, paths.contact]) {
    await page.goto(path);
    const gap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = text.nextNode(); node; node = text.nextNode()) {
        const space = node.textContent?.search(/\S \S/) ?? -1;
        if (space < 0) continue;
        const range = document.createRange();
        range.setStart(node, space + 1);
        range.setEnd(node, space + 2);
        return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(heading).fontSize);
      }
      return 0;
    });
    expect(gap, `${path}, in em`).toBeGreaterThan(0.2);
  }
});

test('a preference for contrast darkens text, lines and ring', async ({ page }) => {
  await openHydrated(page, paths.contact);
  const field = page.getByLabel('Email');
  await page.keyboard.press('Tab');
  await field.focus();
  const look = async () => ({
    border: await field.evaluate((element) => getComputedStyle(element).borderTopColor),
    ring: await field.evaluate((element) => getComputedStyle(element).outlineWidth),
    caption: await page.getByText('Delivery ticket').evaluate((element) => getComputedStyle(element).color),
  });
  await expect.poll(look).toMatchObject({ border: 'rgb(140, 129, 104)', ring: '3px' });
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(look).toEqual({ border: 'rgb(11, 34, 44)', ring: '5px', caption: 'rgb(6, 22, 29)' });
  await expectAccessible(page);
});

test('a parish chosen on the home page is filled in on the contact form', async ({ page }) => {
  const arrival = deferred();
  await page.route('**/static/js/contact-form-*', (route) => arrival.promise.then(() => route.continue()));
  await page.goto(paths.home);
  await page.getByRole('group', { name: 'Your parish' }).getByText('Saint Mary', { exact: true }).click();
  await page.getByRole('link', { name: 'Request A Quote in Saint Mary' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect(page.getByRole('heading', { name: 'Request a quote' })).toBeVisible();
  await expect(page.getByText('Rather call?').getByRole('link')).toBeVisible();
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  arrival.resolve();
  await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Saint Mary');
  await expect(page.getByText('Rather call?')).toHaveCount(0);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);

  // A visitor without a volume calculates it and comes back with it.
  await page.getByRole('link', { name: 'Not sure? Work it out' }).click();
  await expect(page.getByRole('heading', { name: 'How much do I need?' })).toBeInViewport();
  await page.getByRole('link', { name: 'Request A Quote for this' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect(page.getByLabel('Average Volume', { exact: true })).toHaveValue('100-500');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/^Estimate: generator 100 kVA/);
  await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Saint Mary');
});

test('a parish chosen on the map is filled in whichever page leads to the form', async ({ page }) => {
  await openHydrated(page, paths.home);
  await waitUntilHydrated(page, '[name="coverage-parish"]');
  await page.locator('label[for="coverage-Portland"] path').click();
  await expect(page.getByRole('link', { name: 'Request A Quote in Portland' })).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Industry' }).click();
  await expect(page).toHaveURL(paths.industry);
  await header.getByRole('link', { name: 'Request A Quote' }).click();
  await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Portland');
});

test('the document has a title at every moment, whichever page comes and goes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      if (document.title !== seen.at(-1)) seen.push(document.title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenTitles: seen });
  });
  const seenTitles = () => page.evaluate(() => Reflect.get(window, 'seenTitles') as string[]);

  await openAs(page, 'admin', paths.adminDashboard);
  await expect(page).toHaveTitle(/^Customer Management/);
  await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible();
  await expect(page.locator('head title')).toHaveCount(1);
  await page.getByRole('link', { name: 'Website' }).click();
  await expect(page).not.toHaveTitle(/^Customer Management/);
  const inside = await seenTitles();
  expect(inside.slice(inside.findIndex(Boolean))).not.toContain('');

  await openHydrated(page, paths.home);
  const home = await page.title();
  await page.getByRole('navigation').getByRole('link', { name: 'Industry' }).first().click();
  await expect(page).not.toHaveTitle(home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('head title')).toHaveCount(1);
  const outside = await seenTitles();
  expect(outside.slice(outside.findIndex(Boolean))).toEqual([home, await page.title()]);
});
