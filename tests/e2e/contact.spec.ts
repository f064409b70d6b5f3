import type { Page } from '@playwright/test';
import { company } from '@/config/company';
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
  storedSubscribers,
  takeAPersonsTime,
} from '../support/browser/contact-form';
import { interceptDatabase } from '../support/browser/network';
import { expect, test } from '../support/browser/test';

/** What the database is asked: to store a customer, and at once whether it has it and has not another. */
const sent = ['customer', 'probe', 'probe'];
const sentWithNewsletter = [...sent, 'subscriber'];

test('a customer is stored once, with the reference that the visitor is given', async ({ page }) => {
  const { requests } = await interceptDatabase(page);
  await openFilledForm(page);
  await send(page);
  const reference = await expectThanks(page);
  const [customer, ...others] = await storedCustomers();
  expect(others).toEqual([]);
  expect(customer?.id).toBe(reference);
  await expect.poll(async () => (await storedSubscribers()).length).toBe(1);
  expect(requests).toEqual(sentWithNewsletter);
});

test('without the newsletter box no subscriber is stored', async ({ page }) => {
  const { requests } = await interceptDatabase(page);
  await openFilledForm(page);
  await page.getByLabel('Newsletter by e-mail').uncheck();
  await send(page);
  await expectThanks(page);
  expect(requests).toEqual(sent);
});

test('an incomplete form is told what it lacks and asks the database nothing', async ({ page }) => {
  const { requests } = await interceptDatabase(page);
  await page.goto(paths.contact);
  await page.getByLabel('Email').fill('marcia@hopefarm');
  await send(page);
  const summary = page.getByRole('alert').first();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(
    'Please fill in the following required fields: First Name, Last Name, Phone',
  );
  await expect(summary).toContainText('Please enter a valid email address.');
  await fillIn(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await send(page);
  await expectThanks(page);
  // Nobody waits for the subscriber.
  await expect.poll(() => requests).toEqual(sentWithNewsletter);
});

test('a slow database keeps the label and the disabled button, and the form keeps its values', async ({
  page,
}) => {
  const database = await interceptDatabase(page);
  const { arrive, held } = holdBack();
  database.plan('customer', held, 1);
  await openFilledForm(page);
  await send(page);
  const button = page.getByRole('button', { name: 'Saving to Database...' });
  await expect(button).toBeDisabled();
  await expectFilledIn(page);
  await page.getByRole('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(button).toBeDisabled();
  arrive();
  await expectThanks(page);
  await expect.poll(() => database.requests).toEqual(sentWithNewsletter);
});

const hastyPresses = {
  'a double click': (page) => sendButton(page).dblclick(),
  'Enter and a click': async (page) => {
    await page.getByLabel('Phone', { exact: true }).press('Enter');
    await sendButton(page).click({ force: true });
  },
  'three submits in one turn': async (page) => {
    // A script can submit a form whose button waits for the page to run.
    await expect(sendButton(page)).toBeEnabled();
    await page.getByRole('form').evaluate((form: HTMLFormElement) => {
      for (let press = 0; press < 3; press += 1) form.requestSubmit();
    });
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [name, press] of Object.entries(hastyPresses)) {
  test(`${name} makes one request and one customer`, async ({ page }) => {
    const database = await interceptDatabase(page);
    database.plan('customer', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    await openFilledForm(page);
    await takeAPersonsTime(page);
    await press(page);
    await expectThanks(page);
    expect(database.requests.filter((request) => request === 'customer')).toHaveLength(1);
    expect(await storedCustomers()).toHaveLength(1);
  });
}

test('a form whose hidden field was filled in is sent at the second press, and nothing is claimed before', async ({
  page,
}) => {
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

test('a form sent sooner than a person can is sent all the same', async ({ page }) => {
  await openFilledForm(page);
  await sendButton(page).click();
  const reference = await expectThanks(page);
  expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
});

test('Submit Another Form begins an empty form and a new id', async ({ page }) => {
  await openFilledForm(page);
  await send(page);
  const first = await expectThanks(page);
  await expect(page).toHaveTitle(`Thank You! | ${company.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
  await page.getByRole('button', { name: 'Submit Another Form' }).click();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Newsletter by e-mail')).toBeChecked();
  await expect(page).toHaveTitle(/^Get a quote/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await fillIn(page);
  await send(page);
  const second = await expectThanks(page);
  expect(second).not.toBe(first);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sustainability' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Thank You!');
  await expect(page).not.toHaveTitle(/Thank You!/);
  expect((await storedCustomers()).map(({ id }) => id).sort()).toEqual([first, second].sort());
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

for (const [name, comeBack] of Object.entries(waysBack)) {
  test(`${name} keeps everything that was written, and asks the database nothing`, async ({ page }) => {
    const { requests } = await interceptDatabase(page);
    await openFilledForm(page);
    await fillInMore(page);
    await expect.poll(() => keptInTab(page)).toContain('Gate on the left.');
    await comeBack(page);
    await expect(draftNotice(page)).toBeVisible();
    await expectMoreFilledIn(page);
    expect(requests).toEqual([]);
    await send(page);
    await expectThanks(page);
    const [customer] = await storedCustomers();
    expect(customer?.fields).toMatchObject({
      fuelTypes: { arrayValue: { values: [{ stringValue: 'Diesel' }, { stringValue: 'Kerosene' }] } },
      newsletter: { booleanValue: false },
      message: { stringValue: 'Two generators.\nGate on the left.' },
    });
  });
}

test('after a success the tab keeps nothing, and a reload shows an empty form', async ({ page }) => {
  await openFilledForm(page);
  await send(page);
  await expectThanks(page);
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
  await expect(draftNotice(page)).toHaveCount(0);
});

test('Start afresh empties a form that came back, for good', async ({ page }) => {
  await openFilledForm(page);
  await expect.poll(() => keptInTab(page)).toContain(answers.Phone);
  await page.reload();
  const startAfresh = page.getByRole('button', { name: 'Start afresh' });
  expect((await startAfresh.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await startAfresh.click();
  await expect(page.getByRole('heading', { name: 'Request a quote' })).toBeFocused();
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
  await expect(draftNotice(page)).toHaveCount(0);
});

test('another tab sees nothing of what was written', async ({ page, context }) => {
  await openFilledForm(page);
  await expect.poll(() => keptInTab(page)).toContain(answers.Phone);
  const other = await context.newPage();
  await other.goto(paths.contact);
  await expect(sendButton(other)).toBeEnabled();
  await expect(other.getByLabel('First Name', { exact: true })).toHaveValue('');
  expect(await other.evaluate(() => window.sessionStorage.length + window.localStorage.length)).toBe(0);
});

test('a tab closed while sending leaves one customer or none', async ({ page, context }) => {
  const visitor = await context.newPage();
  await openFilledForm(visitor);
  await takeAPersonsTime(visitor);
  const asked = visitor.waitForRequest(/:commit/);
  await sendButton(visitor).click();
  await asked;
  await visitor.close();
  await page.goto(paths.contact);
  expect((await storedCustomers()).length).toBeLessThanOrEqual(1);
});
