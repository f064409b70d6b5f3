import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import {
  expectThanks,
  fillIn,
  holdBack,
  openFilledForm,
  send,
  sendButton,
  storedCustomers,
  takeAPersonsTime,
} from '../support/browser/contact-form';
import { faults, interceptDatabase } from '../support/browser/network';
import { expect, test } from '../support/browser/test';

const keepButton = (page: Page) =>
  page.getByRole('button', { name: 'Keep it and send it when there is a signal' });
const notice = (page: Page) => page.getByRole('region', { name: 'Requests on this device' });

/** All that the outbox keeps in the browser. */
const keptInBrowser = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...window.localStorage }).filter(([key]) => key.startsWith('outbox.')),
  );

/** The reference that the notice names, once it says that the request went. */
async function referenceInNotice(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  const reference = await notice(page).getByRole('definition').first().textContent();
  return (reference ?? '').replaceAll(' ', '');
}

/** Waits for the script that sends, with all that it imports. */
async function waitForSender(page: Page): Promise<void> {
  const sender = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/send-draft-'))?.name,
  );
  await sender.evaluate(async (address) => void (await import(String(address))));
}

/** Keeps a filled-in form that reaches nothing. */
async function keep(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeFocused();
}

/** Text at 200 % on a phone has the whole width, and no column beside the button. */
async function expectWholeLines(page: Page, texts: readonly Locator[]): Promise<void> {
  const viewport = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const text of texts)
    await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(250);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  if (viewport) await page.setViewportSize(viewport);
}

test.use({ allowedComplaints: [/Failed to load resource|request failed|response (429|5\d\d|40[34])/] });

test('a queued request goes at the next signal', async ({ page, context }) => {
  await openFilledForm(page);
  await waitForSender(page);
  await takeAPersonsTime(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(keepButton(page)).toBeVisible();
  await expectAccessible(page);
  await keep(page);
  await expectAccessible(page);
  expect(await storedCustomers()).toEqual([]);
  await context.setOffline(false);
  const reference = await expectThanks(page);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
  await expect.poll(() => keptInBrowser(page)).toEqual([]);
});

test('it waits through other pages and a reload', async ({ page, context }) => {
  const database = await interceptDatabase(page);
  for (const operation of ['customer', 'probe'] as const) database.plan(operation, faults.lost);
  await openFilledForm(page);
  await send(page);
  await keep(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(notice(page)).toContainText('Your request has not been sent yet');
  await page.reload();
  await expect(notice(page).getByText(/^The last try failed/)).toBeVisible();
  await expectAccessible(page, '.floating-notice');
  await expectWholeLines(page, [notice(page).getByRole('heading')]);
  database.heal();
  await context.setOffline(true);
  await context.setOffline(false);
  const reference = await referenceInNotice(page);
  await expectAccessible(page, '.floating-notice');
  await expectWholeLines(page, [notice(page).getByRole('heading'), notice(page).getByText(/^Sent on/)]);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
  await notice(page).getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => keptInBrowser(page)).toEqual([]);
});

test('its notice covers neither a field in use nor the next sending', async ({ page }) => {
  const database = await interceptDatabase(page);
  for (const operation of ['customer', 'probe'] as const) database.plan(operation, faults.lost);
  await openFilledForm(page);
  await send(page);
  await keep(page);
  await page.getByRole('button', { name: 'Write another request' }).click();
  await expect(notice(page)).toBeVisible();
  await fillIn(page);
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Request a quote' }).click();
  await expect(notice(page)).toBeVisible();
  database.heal();
  const { arrive, held } = holdBack();
  database.plan('customer', held);
  await send(page);
  await expect(sendButton(page)).toHaveText('Saving to Database...');
  await expect(notice(page)).toBeHidden();
  arrive();
  await expectThanks(page);
});
