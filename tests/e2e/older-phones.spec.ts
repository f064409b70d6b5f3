import type { Page, Route } from '@playwright/test';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { expectAccessible } from '../support/browser/accessible';
import { fillIn, sendButton } from '../support/browser/contact-form';
import { expect, test } from '../support/browser/test';

test.use({ viewport: { width: 390, height: 844 } });

const publicPaths = pages.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path);
const formPaths: readonly string[] = [paths.contact, paths.login, paths.signup];

/** A block of a rule that the browser does not know is dropped whole, with the blocks in it. */
const layer = /@layer\b[^{;]*(?:;|\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\})/g;

async function dropLayers(route: Route): Promise<void> {
  const response = await route.fetch();
  // Styles are admitted by their hash.
  const { 'content-security-policy': _, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: (await response.text()).replace(layer, '') });
}

/** Expects the sentence at every button of a form that stays dead, once its delay is over. */
async function expectWaysOut(page: Page): Promise<void> {
  const notice = page.getByText('This form is not ready yet. If it stays like this, please call');
  for (const each of await notice.all()) await expect(each).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await notice.count()).toBeGreaterThan(0);
  for (const each of await notice.all()) {
    await expect(each).toBeVisible();
    await expect(each.getByRole('link')).toHaveText(['+1 876-555-0123', 'WhatsApp']);
  }
  for (const button of await page.locator('[type=submit]').all()) await expect(button).toBeDisabled();
}

test('a browser without modules and @layer shows every page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  await page.route(({ pathname }) => !pathname.includes('.'), dropLayers);
  for (const path of publicPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const look = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
      const tops = shown('main :is(h1, h2)').map((heading) => heading.getBoundingClientRect().top);
      return {
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        isInOrder: tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0)),
        isStyled: getComputedStyle(document.body).color !== 'rgb(0, 0, 0)',
        hugeIcons: shown(':is(a, button) svg').filter((icon) => icon.getBoundingClientRect().width > 48)
          .length,
      };
    });
    expect(look, path).toEqual({ overflow: 0, isInOrder: true, isStyled: true, hugeIcons: 0 });
    if (formPaths.includes(path)) await expectWaysOut(page);
    if (path === paths.login || path === paths.signup) continue;
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/"]:visible').first()).toBeVisible();
  }
  await page.goto(paths.contact);
  await expectAccessible(page);
  expect(scripts).toEqual([]);
});

test.describe('a browser that cannot read the scripts', () => {
  test.use({ allowedComplaints: [/page error: .*token/] });

  test('keeps the form closed with an explanation', async ({ page }) => {
    await page.route('**/static/js/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class { younger than the browser }' }),
    );
    await page.goto(paths.contact);
    await fillIn(page);
    await expectWaysOut(page);
    await expect(sendButton(page)).toBeDisabled();
  });
});
