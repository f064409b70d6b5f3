import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { answers } from '../support/answers';
import { expectFilledIn, expectThanks, fillIn, send, sendButton } from '../support/browser/contact-form';
import { waitUntilHydrated } from '../support/browser/hydrated';
import { watchAddresses } from '../support/browser/requests';
import { signIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/test';
import { storedDocuments } from '../support/database';
import { deferred } from '../support/deferred';
import { publicPages } from './specification';

/** Opens a page, or the open one again, whose scripts arrive only when the test says so. */
async function openWithoutScripts(page: Page, path?: string): Promise<() => void> {
  const arrival = deferred();
  await page.route('**/static/js/**', (route) => arrival.promise.then(() => route.continue()));
  await (path ? page.goto(path, { waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }));
  // Of a page that is still being parsed there may be no body yet.
  await page.waitForFunction(() => document.readyState !== 'loading');
  return arrival.resolve;
}

/** Runs in the page: puts each text into an element of a translator. */
function translateOnce(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter((text) => !text.parentElement?.closest('script, noscript, textarea'))) {
    const translation = document.createElement('font');
    text.replaceWith(translation);
    translation.append(text);
  }
}

test.describe('before a page’s scripts have arrived', () => {
  test('Back shows the page of the address', async ({ page }) => {
    await page.goto(paths.about);
    await waitUntilHydrated(page, 'header a');
    await page.getByRole('navigation').getByRole('link', { name: 'Industry' }).first().click();
    await expect(page).toHaveTitle(/^Fuel for six industries/);
    const arrive = await openWithoutScripts(page);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveTitle(/^About us/);
    await expect(page).toHaveURL(paths.about);
    arrive();
    await waitUntilHydrated(page, 'header a');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Industries We Serve');
  });

  test('values typed before hydration are sent later', async ({ page }) => {
    const arrive = await openWithoutScripts(page, paths.contact);
    await fillIn(page);
    await page.getByLabel('Parish', { exact: true }).selectOption('Saint Mary');
    await page.getByLabel('Kerosene').check();
    await page.getByLabel('Newsletter by e-mail').uncheck();
    await page.getByLabel('When is it wanted?').selectOption('As soon as possible');
    await page.getByLabel('Message', { exact: true }).fill('Two generators.');
    arrive();
    await page.waitForLoadState('networkidle');
    await expectFilledIn(page);
    await send(page);
    await expectThanks(page);
    const [customer] = await storedDocuments('customers');
    expect(customer?.fields).toMatchObject({
      firstName: { stringValue: answers['First Name'] },
      email: { stringValue: answers.Email },
      parish: { stringValue: 'Saint Mary' },
      fuelTypes: { arrayValue: { values: [{ stringValue: 'Kerosene' }] } },
      newsletter: { booleanValue: false },
      message: { stringValue: 'Wanted: As soon as possible\nTwo generators.' },
    });
  });

  test('values typed into a translated page outlive them', async ({ page }) => {
    const arrive = await openWithoutScripts(page, paths.contact);
    await page.evaluate(translateOnce);
    await fillIn(page);
    await page.getByLabel('Parish', { exact: true }).selectOption('Saint Mary');
    await page.getByLabel('Kerosene').check();
    await page.getByLabel('Newsletter by e-mail').uncheck();
    arrive();
    await expect(sendButton(page)).toBeEnabled();
    await expectFilledIn(page);
    await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Saint Mary');
    await expect(page.getByLabel('Kerosene')).toBeChecked();
    await expect(page.getByLabel('Newsletter by e-mail')).not.toBeChecked();
  });

  test('a field of a translated page keeps the focus through them', async ({ page }) => {
    const arrive = await openWithoutScripts(page, paths.contact);
    await page.evaluate(translateOnce);
    const message = page.getByLabel('Message', { exact: true });
    await message.focus();
    await page.keyboard.type('Two ');
    arrive();
    await expect(sendButton(page)).toBeEnabled();
    await expect(message).toBeFocused();
    await page.keyboard.type('generators.');
    await expect(message).toHaveValue('Two generators.');
  });

  for (const width of [390, 1440]) {
    test(`a tab that is pressed at ${width} px is chosen once they have`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const withTabs = publicPages.filter((page) => page.tabs.length > 0);
      for (const [index, { path, tabs }] of withTabs.entries()) {
        await test.step(path, async () => {
          const arrive = await openWithoutScripts(page, path);
          const [, second = ''] = tabs;
          const tab = page.getByRole('tab', { name: second, exact: true });
          // Safari moves no focus on a click, and neither does this event.
          await (index === 0 ? tab.click() : tab.dispatchEvent('click'));
          arrive();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expect(page.getByRole('tabpanel', { name: second, exact: true })).toBeVisible();
        });
      }
    });
  }

  test('an open menu loads its pages once they have', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await openWithoutScripts(page, paths.home);
    await page.locator('header summary').click();
    const nextPage = page.waitForRequest(/services-page/);
    arrive();
    expect((await nextPage).method()).toBe('GET');
  });

  test('a parish chosen on the home page counts once they have', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const arrive = await openWithoutScripts(page, paths.home);
    await page.getByRole('group', { name: 'Your parish' }).getByText('Saint Mary', { exact: true }).click();
    arrive();
    await page.getByRole('link', { name: 'Request A Quote in Saint Mary' }).click();
    await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Saint Mary');
  });

  test('a parish tapped on the map is filled in by any link to the form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await openWithoutScripts(page, paths.home);
    await page.locator('label[for="coverage-Saint-Mary"] path').click();
    await expect(page.getByRole('radio', { name: 'Saint Mary', exact: true })).toBeChecked();
    await page.getByRole('navigation', { name: 'Call or message us' }).getByText('Request A Quote').click();
    await page.waitForURL(paths.contact, { waitUntil: 'commit' });
    arrive();
    await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Saint Mary');
  });

  for (const { width, at, text } of [
    { width: 390, at: '2026-11-22T12:00:00-05:00', text: 'Emergency only' },
    { width: 390, at: '2026-11-23T12:00:00-05:00', text: 'Open now until 6:00 pm' },
    { width: 320, at: '2026-08-06T12:00:00-05:00', text: 'Closed for Independence Day' },
    { width: 700, at: '2026-08-06T12:00:00-05:00', text: 'Closed for Independence Day' },
  ]) {
    test(`nothing moves at ${width} px when those arrive that say “${text}”`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.clock.setFixedTime(new Date(at));
      const arrival = deferred();
      await page.route(/call-button|opening-clock/, (route) => arrival.promise.then(() => route.continue()));
      const arrive = await openWithoutScripts(page, paths.home);
      await page.evaluate(() => document.fonts.ready);
      const places = () =>
        page.locator('.bottom-action-bar a, main > section').evaluateAll((all) =>
          all.map((one) => {
            const { left, right, top } = one.getBoundingClientRect();
            return { left, right, top };
          }),
        );
      const before = await places();
      const clock = page.waitForRequest(/opening-clock/);
      arrive();
      await clock;
      expect(await places()).toEqual(before);
      arrival.resolve();
      await expect(page.getByRole('list', { name: 'At a glance' })).toContainText(text);
      expect(await places()).toEqual(before);
    });
  }

  test('a form cannot be sent, so no press is lost and no browser sends it by itself', async ({ page }) => {
    const addresses = watchAddresses(page);
    const arrive = await openWithoutScripts(page, paths.contact);
    await fillIn(page);
    await page.getByLabel('Phone', { exact: true }).press('Enter');
    await expect(sendButton(page)).toBeDisabled();
    await expectFilledIn(page);
    arrive();
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByText('This form is not ready yet.')).toHaveCount(0);
    expect(addresses.filter((url) => /[?&]/.test(url))).toEqual([]);
    expect(await storedDocuments('customers')).toEqual([]);
  });

  test('signing in waits for them, with what was chosen and written', async ({ page }) => {
    const addresses = watchAddresses(page);
    const arrive = await openWithoutScripts(page, paths.login);
    const signingIn = signIn(page, 'driver');
    await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
    arrive();
    await signingIn;
    await expect(page).toHaveURL(paths.driverDashboard);
    expect(addresses.filter((url) => /[?&]/.test(url))).toEqual([]);
  });
});
