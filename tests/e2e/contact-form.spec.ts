import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
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
  takeAPersonsTime,
} from '../support/browser/contact-form';
import { faults, interceptDatabase, sentWithNewsletter } from '../support/browser/network';
import { expect, test } from '../support/browser/test';

const submit = (page: Page, times = 1) =>
  page.getByRole('form').evaluate((form: HTMLFormElement, presses) => {
    for (let press = 0; press < presses; press += 1) form.requestSubmit();
  }, times);

const presses = {
  'a click, and a submit by a script': async (page) => {
    await sendButton(page).click();
    await submit(page);
  },
  'a double click': (page) => sendButton(page).dblclick(),
  'Enter and a click': async (page) => {
    await page.getByLabel('Phone', { exact: true }).press('Enter');
    await sendButton(page).click({ force: true });
  },
  'three submits in one turn': async (page) => {
    // A script can submit a form whose button waits for the page to run.
    await expect(sendButton(page)).toBeEnabled();
    await submit(page, 3);
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

test('a slow database gets one request from a hasty visitor', async ({ page }) => {
  const database = await interceptDatabase(page);
  await openFilledForm(page);
  await takeAPersonsTime(page);
  let stored = 0;
  for (const [name, press] of Object.entries(presses)) {
    await test.step(name, async () => {
      const before = database.requests.length;
      const { arrive, held } = holdBack();
      database.plan('customer', held);
      await press(page);
      await expect(page.getByRole('button', { name: 'Saving to Database...' })).toBeDisabled();
      await expectFilledIn(page);
      arrive();
      await expectThanks(page);
      await expect.poll(() => database.requests.slice(before)).toEqual(sentWithNewsletter);
      stored += 1;
      expect(await storedCustomers()).toHaveLength(stored);
      database.heal();
      await page.getByRole('button', { name: 'Submit Another Form' }).click();
      await fillIn(page);
    });
  }
});

test('a form with a filled hidden field is sent at the second click', async ({ page }) => {
  await openFilledForm(page);
  await page.locator('input[name="subject"]').evaluate((input: HTMLInputElement) => {
    input.value = 'Cheap loans';
  });
  await send(page);
  const doubt = page.getByRole('alert');
  await expect(doubt).toBeFocused();
  await expect(doubt).toContainText('We could not tell whether a person or a program filled in this form.');
  await expectFilledIn(page);
  expect(await storedCustomers()).toEqual([]);
  await sendButton(page).click();
  const reference = await expectThanks(page);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
});

test('a form sent within a moment is stored and then empty', async ({ page }) => {
  await openFilledForm(page);
  await sendButton(page).click();
  const reference = await expectThanks(page);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
  await expect(draftNotice(page)).toHaveCount(0);
});

/** Fills in a field of every kind beside the required ones. */
async function fillInMore(page: Page): Promise<void> {
  await page.getByLabel('Parish', { exact: true }).selectOption('Saint Mary');
  await page.getByLabel('Kerosene').check();
  await page.getByLabel('Diesel').check();
  await page.getByLabel('Newsletter by e-mail').uncheck();
  await page.getByLabel('Message', { exact: true }).fill('Two generators.\nGate on the left.');
}

async function expectMoreFilledIn(page: Page): Promise<void> {
  await expectFilledIn(page);
  await expect(page.getByLabel('Parish', { exact: true })).toHaveValue('Saint Mary');
  await expect(page.getByLabel('Kerosene')).toBeChecked();
  await expect(page.getByLabel('Diesel')).toBeChecked();
  await expect(page.getByLabel('Newsletter by e-mail')).not.toBeChecked();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Two generators.\nGate on the left.');
}

const waysBack = {
  'a reload': (page) => page.reload(),
  'the address typed anew': (page) => page.goto(paths.contact),
  'another page of the site': async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('form')).toHaveCount(0);
    await page.goBack();
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>;

test('a returning visitor finds every typed value without a request', async ({ page }) => {
  const { requests } = await interceptDatabase(page);
  await openFilledForm(page);
  for (const [name, comeBack] of Object.entries(waysBack)) {
    await test.step(`after ${name}`, async () => {
      const before = await storedCustomers();
      requests.length = 0;
      await fillInMore(page);
      await expect.poll(() => keptInTab(page)).toContain('Gate on the left.');
      await comeBack(page);
      await expect(draftNotice(page)).toBeVisible();
      await expectMoreFilledIn(page);
      expect(requests).toEqual([]);
      await send(page);
      const reference = await expectThanks(page);
      const stored = await storedCustomers();
      expect(stored).toHaveLength(before.length + 1);
      expect(stored.find(({ id }) => id === reference)?.fields).toMatchObject({
        fuelTypes: { arrayValue: { values: [{ stringValue: 'Diesel' }, { stringValue: 'Kerosene' }] } },
        newsletter: { booleanValue: false },
        message: { stringValue: 'Two generators.\nGate on the left.' },
      });
      await page.getByRole('button', { name: 'Submit Another Form' }).click();
      await fillIn(page);
    });
  }
});

test('a second tab neither sees nor sends the draft of the first', async ({ page, context }) => {
  const visitor = await context.newPage();
  const database = await interceptDatabase(visitor);
  await openFilledForm(visitor);
  await expect.poll(() => keptInTab(visitor)).toContain(answers.Phone);
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
