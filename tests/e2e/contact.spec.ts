import type { Page, Route } from '@playwright/test';
import { paths } from '@/config/paths';
import { requestTimeout } from '@/data/with-timeout';
import {
  answers,
  expectFilledIn,
  expectThanks,
  fillIn,
  openFilledForm,
  send,
  sendButton,
  takeAPersonsTime,
} from '../support/browser/contact-form';
import { faults, interceptDatabase } from '../support/browser/network';
import { expect, test } from '../support/browser/test';
import { storedDocuments } from '../support/database';

const networkError = 'Network error. Please check your connection and try again.';
const saveFailed = 'Failed to save customer information. Please try again.';

/** What the database is asked: to store a customer, and at once whether it has it and has not another. */
const sent = ['customer', 'probe', 'probe'];
const sentWithNewsletter = [...sent, 'subscriber'];

const storedCustomers = () => storedDocuments('customers');
const storedSubscribers = () => storedDocuments('newsletter_subscribers');

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
  expect(requests).toEqual(sentWithNewsletter);
});

/** Holds a request back until it is told to let it through. */
function holdBack() {
  let arrive = () => {};
  const turn = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, held: (route: Route) => turn.then(() => route.continue()) };
}

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
  expect(database.requests).toEqual(sentWithNewsletter);
});

const hastyPresses = {
  'a double click': (page) => sendButton(page).dblclick(),
  'Enter and a click': async (page) => {
    await page.getByLabel('Phone', { exact: true }).press('Enter');
    await sendButton(page).click({ force: true });
  },
  'three submits in one turn': (page) =>
    page.getByRole('form').evaluate((form: HTMLFormElement) => {
      for (let press = 0; press < 3; press += 1) form.requestSubmit();
    }),
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
  await page.getByRole('button', { name: 'Submit Another Form' }).click();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Newsletter by e-mail')).toBeChecked();
  await fillIn(page);
  await send(page);
  const second = await expectThanks(page);
  expect(second).not.toBe(first);
  expect((await storedCustomers()).map(({ id }) => id).sort()).toEqual([first, second].sort());
});

/** What brings Firebase, and is fetched as soon as somebody uses the form. */
const sendScript = /\/send-draft-[\w-]+\.js$/;
const draftNotice = (page: Page) => page.getByText('Your answers are still here from before.');
const keptInTab = (page: Page) => page.evaluate(() => Object.values(window.sessionStorage).join());

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

test.describe('when the network fails', () => {
  test.use({ allowedComplaints: [/Failed to load resource|request failed|response (429|5\d\d|40[34])/] });

  test('offline, the form says so, keeps its values, and sends them once the network is back', async ({
    page,
    context,
  }) => {
    // Whoever was on the page has what sending needs: the last to arrive is what it imports.
    const senderHasCome = page.waitForEvent('requestfinished', (request) =>
      /\/firebase-/.test(request.url()),
    );
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

  test('what sends the form cannot be fetched: the form says what is missing, and sends once it can', async ({
    page,
  }) => {
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

  test('what sends the form is gone: it says so, and the answers outlive the offered reload', async ({
    page,
  }) => {
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

  for (const status of [429, 500, 503]) {
    test(`a ${status} once is tried again: one customer`, async ({ page }) => {
      const database = await interceptDatabase(page);
      database.plan('customer', faults.status(status), 1);
      await openFilledForm(page);
      await send(page);
      await expectThanks(page);
      expect(await storedCustomers()).toHaveLength(1);
      expect(database.requests.filter((request) => request === 'customer')).toHaveLength(2);
    });
  }

  for (const [name, fault, sentence] of [
    ['a database that stays broken', faults.status(503), saveFailed],
    [
      'a database that says why',
      faults.status(503, 'The service is under maintenance.'),
      /under maintenance/,
    ],
    ['a database that refuses', faults.status(403, 'Missing or insufficient permissions.'), /permissions/],
    ['a captive portal', faults.captivePortal, networkError],
    ['a connection that is lost each time', faults.lost, networkError],
  ] as const) {
    test(`${name} ends in an error, keeps the values, and a later try stores one customer`, async ({
      page,
    }) => {
      const database = await interceptDatabase(page);
      for (const operation of ['customer', 'probe'] as const) database.plan(operation, fault);
      await openFilledForm(page);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(sentence);
      expect(database.requests.filter((request) => request === 'customer').length).toBeLessThanOrEqual(3);
      await expectFilledIn(page);
      expect(await storedCustomers()).toEqual([]);
      database.heal();
      await sendButton(page).click();
      await expectThanks(page);
      expect(await storedCustomers()).toHaveLength(1);
    });
  }

  for (const [name, fault] of [
    ['lost', faults.answerLost],
    ['cut off', faults.cutOff],
    [
      'replaced by a 500',
      async (route) => {
        await route.fetch();
        await faults.status(500)(route);
      },
    ],
  ] as const satisfies (readonly [string, (route: Route) => Promise<void>])[]) {
    test(`an answer ${name} after the customer was stored is a success, and one customer`, async ({
      page,
    }) => {
      const database = await interceptDatabase(page);
      database.plan('customer', fault, 1);
      await openFilledForm(page);
      await send(page);
      const reference = await expectThanks(page);
      expect((await storedCustomers()).map(({ id }) => id)).toEqual([reference]);
    });
  }

  test('an answer never given after the customer was stored is a success, and one customer', async ({
    page,
  }) => {
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

  test('a page reloaded after its customer was stored unnoticed is told so: one customer', async ({
    page,
  }) => {
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
});
