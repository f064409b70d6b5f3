import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { answers } from '../support/answers';
import {
  draftNotice,
  expectFilledIn,
  expectThanks,
  openFilledForm,
  send,
  sendButton,
  storedCustomers,
  storedInTab,
} from '../support/browser/contact-form';
import { faults, interceptDatabase } from '../support/browser/network';
import { expect, test } from '../support/browser/test';

/** The chunk with Firebase, fetched when somebody uses the form. */
const sendScript = /\/send-draft-[\w-]+\.js$/;

test.describe('without its sending part', () => {
  test.use({ allowedComplaints: [/Failed to load resource|request failed/] });

  test('a form sends once the part is there', async ({ page }) => {
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
});

/** Fills in a field of every kind beside the required ones. */
async function fillInMore(page: Page, message: string): Promise<void> {
  await page.getByLabel('Parish', { exact: true }).selectOption('Saint Mary');
  await page.getByLabel('Kerosene').check();
  await page.getByLabel('Diesel').check();
  await page.getByLabel('Newsletter by e-mail').uncheck();
  await page.getByLabel('Message', { exact: true }).fill(message);
}

async function expectMoreFilledIn(page: Page, message: string): Promise<void> {
  await expectFilledIn(page);
  await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Saint Mary');
  await expect(page.getByLabel('Kerosene')).toBeChecked();
  await expect(page.getByLabel('Diesel')).toBeChecked();
  await expect(page.getByLabel('Newsletter by e-mail')).not.toBeChecked();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);
}

const waysBack = {
  'a reload': (page) => page.reload(),
  'the address typed again': (page) => page.goto(paths.contact),
  'another page of the site': async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('form')).toHaveCount(0);
    await page.goBack();
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>;

test('a returning visitor finds every typed value without a request', async ({ page }) => {
  const { requests } = await interceptDatabase(page);
  await openFilledForm(page);
  let message = '';
  for (const [name, comeBack] of Object.entries(waysBack)) {
    await test.step(`after ${name}`, async () => {
      message = `Two generators.\nBack by ${name}.`;
      await fillInMore(page, message);
      await expect.poll(() => storedInTab(page)).toContain(`Back by ${name}.`);
      await comeBack(page);
      await expect(draftNotice(page)).toBeVisible();
      const startAfresh = page.getByRole('button', { name: 'Start afresh' });
      expect((await startAfresh.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectMoreFilledIn(page, message);
    });
  }
  expect(requests).toEqual([]);
  await send(page);
  const reference = await expectThanks(page);
  expect(await storedCustomers()).toMatchObject([
    {
      id: reference,
      fields: {
        fuelTypes: { arrayValue: { values: [{ stringValue: 'Diesel' }, { stringValue: 'Kerosene' }] } },
        newsletter: { booleanValue: false },
        message: { stringValue: message },
      },
    },
  ]);
});

test('a request that was sent as the page was loaded again is confirmed', async ({ page }) => {
  const database = await interceptDatabase(page);
  await openFilledForm(page);
  await page.getByLabel('Same as phone').check();
  database.plan('customer', faults.answerNeverComes);
  await send(page);
  await expect.poll(async () => (await storedCustomers()).length).toBe(1);
  await page.reload();
  await expectThanks(page);
  await page.reload();
  await expectThanks(page);
  expect(await storedCustomers()).toHaveLength(1);
  await page.goto(paths.about);
  await expect.poll(() => storedInTab(page)).toBe('');
  await page.goto(paths.contact);
  await expect(sendButton(page)).toBeVisible();
});

test('a second tab neither sees nor sends the draft of the first', async ({ page, context }) => {
  const visitor = await context.newPage();
  const database = await interceptDatabase(visitor);
  await openFilledForm(visitor);
  await expect.poll(() => storedInTab(visitor)).toContain(answers.Phone);
  const { requests } = await interceptDatabase(page);
  const expectNothing = async () => {
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => window.sessionStorage.length + window.localStorage.length)).toBe(0);
    expect(requests).toEqual([]);
  };
  await page.goto(paths.contact);
  await expectNothing();

  database.plan('customer', faults.answerNeverComes);
  await send(visitor);
  await expect.poll(async () => (await storedCustomers()).length).toBe(1);
  await visitor.close();
  await page.reload();
  await expectNothing();
  expect(await storedCustomers()).toHaveLength(1);
});
