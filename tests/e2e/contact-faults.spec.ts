import type { Page, Route } from '@playwright/test';
import { requestTimeout } from '@/data/with-timeout';
import {
  answers,
  draftNotice,
  expectFilledIn,
  expectThanks,
  fillIn,
  holdBack,
  keptInTab,
  openFilledForm,
  send,
  sendButton,
  storedCustomers,
  storedSubscribers,
  takeAPersonsTime,
} from '../support/browser/contact-form';
import { faults, interceptDatabase } from '../support/browser/network';
import { expect, test } from '../support/browser/test';

const networkError = 'Network error. Please check your connection and try again.';
const saveFailed = 'Failed to save customer information. Please try again.';

/** The chunk with Firebase, fetched when somebody uses the form. */
const sendScript = /\/send-draft-[\w-]+\.js$/;

/** Sends a form whose customer is stored without the page's learning of it; the network is whole again afterwards. */
async function sendUnnoticed(page: Page): Promise<void> {
  const database = await interceptDatabase(page);
  database.plan('customer', faults.answerLost);
  database.plan('probe', faults.lost);
  await openFilledForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(networkError);
  database.heal();
}

test.use({ allowedComplaints: [/Failed to load resource|request failed|response (429|5\d\d|40[34])/] });

test('an offline form sends its values once the network is back', async ({ page, context }) => {
  // An earlier visit has the sending part: its imports arrive last.
  const senderHasCome = page.waitForEvent('requestfinished', (request) => /\/firebase-/.test(request.url()));
  await openFilledForm(page);
  await senderHasCome;
  await takeAPersonsTime(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(networkError);
  await expectFilledIn(page);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Send by WhatsApp instead' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/18765550125\?text=.*Marcia/,
  );
  await context.setOffline(false);
  await sendButton(page).click();
  await expectThanks(page);
  expect(await storedCustomers()).toHaveLength(1);
});

test('a form without its sending part sends once it is there', async ({ page }) => {
  await page.route(sendScript, (route) => route.abort('internetdisconnected'));
  await openFilledForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Loading chunk failed');
  await expectFilledIn(page);
  await page.unroute(sendScript);
  await sendButton(page).click();
  await expectThanks(page);
  expect(await storedCustomers()).toHaveLength(1);
});

test('answers outlive the reload that a missing sending part offers', async ({ page }) => {
  await page.route(sendScript, (route) => route.fulfill({ status: 404, body: '' }));
  await openFilledForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Loading chunk failed');
  await page.unroute(sendScript);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(draftNotice(page)).toBeVisible();
  await expectFilledIn(page);
  await sendButton(page).click();
  await expectThanks(page);
  expect(await storedCustomers()).toHaveLength(1);
});

test('a try after each failure stores one customer', async ({ page }) => {
  const database = await interceptDatabase(page);
  await openFilledForm(page);
  await takeAPersonsTime(page);
  let stored = 0;
  for (const [name, fault, sentence] of [
    ['stays broken', faults.status(503), saveFailed],
    ['breaks and says why', faults.status(500, 'The database is being moved.'), /being moved/],
    ['says why', faults.status(503, 'The service is under maintenance.'), /under maintenance/],
    ['refuses', faults.status(403, 'Missing or insufficient permissions.'), /permissions/],
    ['is hidden by a captive portal', faults.captivePortal, networkError],
    ['is lost each time', faults.lost, networkError],
  ] as const) {
    await test.step(`a database that ${name}`, async () => {
      const before = database.requests.length;
      for (const operation of ['customer', 'probe'] as const) database.plan(operation, fault);
      await sendButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(sentence);
      const asked = database.requests.slice(before).filter((request) => request === 'customer');
      expect(asked.length).toBeGreaterThanOrEqual(1);
      expect(asked.length).toBeLessThanOrEqual(3);
      await expectFilledIn(page);
      expect(await storedCustomers()).toHaveLength(stored);
      database.heal();
      await sendButton(page).click();
      await expectThanks(page);
      stored += 1;
      expect(await storedCustomers()).toHaveLength(stored);
      await page.getByRole('button', { name: 'Submit Another Form' }).click();
      await fillIn(page);
    });
  }
});

const replacedBy500 = async (route: Route) => {
  await route.fetch();
  await faults.status(500)(route);
};

test('a retry after each lost answer stores one customer', async ({ page }) => {
  const database = await interceptDatabase(page);
  await openFilledForm(page);
  await takeAPersonsTime(page);
  const references: string[] = [];
  for (const [name, fault, requests] of [
    ['a 429', faults.status(429), 2],
    ['a 500', faults.status(500), 2],
    ['a 503', faults.status(503), 2],
    ['an answer lost', faults.answerLost, undefined],
    ['an answer cut off', faults.cutOff, undefined],
    ['an answer replaced by a 500', replacedBy500, undefined],
  ] as const) {
    await test.step(name, async () => {
      const before = database.requests.length;
      database.plan('customer', fault, 1);
      await sendButton(page).click();
      references.push(await expectThanks(page));
      expect((await storedCustomers()).map(({ id }) => id).sort()).toEqual(references.toSorted());
      const asked = database.requests.slice(before).filter((request) => request === 'customer');
      if (requests) expect(asked).toHaveLength(requests);
      await page.getByRole('button', { name: 'Submit Another Form' }).click();
      await fillIn(page);
    });
  }
});

test('a stored customer without an answer is a success', async ({ page }) => {
  const database = await interceptDatabase(page);
  database.plan('customer', faults.answerNeverComes, 1);
  await openFilledForm(page);
  // The page has started: its scripts ask more of the clock than the test's own has.
  await takeAPersonsTime(page);
  await page.clock.install();
  await sendButton(page).click();
  await expect.poll(async () => (await storedCustomers()).length).toBe(1);
  await page.clock.fastForward(requestTimeout);
  const reference = await expectThanks(page);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
});

test('a page reloaded in the middle of sending is told what became of it: one customer', async ({ page }) => {
  const database = await interceptDatabase(page);
  database.plan('customer', faults.answerNeverComes, 1);
  await openFilledForm(page);
  await takeAPersonsTime(page);
  await sendButton(page).click();
  await expect.poll(async () => (await storedCustomers()).length).toBe(1);
  await page.reload();
  const reference = await expectThanks(page);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
});

test('a form edited after its customer was stored unnoticed loses nothing: both are customers', async ({
  page,
}) => {
  await sendUnnoticed(page);
  await page.getByLabel('Phone', { exact: true }).fill('876-555-0177');
  await sendButton(page).click();
  const reference = await expectThanks(page);
  const customers = await storedCustomers();
  expect(customers).toHaveLength(2);
  expect(customers.find(({ id }) => id === reference)?.fields.phone).toEqual({
    stringValue: '876-555-0177',
  });
});

test('a page reloaded after its customer was stored unnoticed is told so: one customer', async ({ page }) => {
  await sendUnnoticed(page);
  const [unnoticed] = await storedCustomers();
  await page.reload();
  expect(await expectThanks(page)).toBe(unnoticed?.id);
  expect(await storedCustomers()).toHaveLength(1);
  await expect.poll(async () => (await storedSubscribers()).length).toBe(1);
});

test('a page left in the middle of sending shows its receipt to whoever comes back', async ({ page }) => {
  const database = await interceptDatabase(page);
  const { arrive, held } = holdBack();
  database.plan('customer', held, 1);
  await openFilledForm(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Saving to Database...' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('form')).toHaveCount(0);
  const answered = page.waitForResponse((response) => response.status() === 403);
  arrive();
  await answered;
  await expect.poll(() => keptInTab(page)).toContain('"reference"');
  await page.goBack();
  const reference = await expectThanks(page);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
});

test.describe('for the newsletter only', () => {
  test.use({
    allowedComplaints: [/Failed to load resource|response 503|newsletter subscription was not written/],
  });

  test('the save still counts as success', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const database = await interceptDatabase(page);
    database.plan('subscriber', faults.status(503));
    await openFilledForm(page);
    await send(page);
    await expectThanks(page);
    expect(await storedCustomers()).toHaveLength(1);
    await expect
      .poll(() => logged.join())
      .toContain('The newsletter subscription was not written: unavailable');
    for (const answer of Object.values(answers)) expect(logged.join()).not.toContain(answer);
    expect(await storedSubscribers()).toEqual([]);
  });
});
