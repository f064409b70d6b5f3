import { company } from '@/config/company';
import { paths } from '@/config/paths';
import {
  answers,
  draftNotice,
  expectThanks,
  fillIn,
  keptInTab,
  openFilledForm,
  send,
  sendButton,
  storedCustomers,
  storedSubscribers,
} from '../support/browser/contact-form';
import { interceptDatabase, sent, sentWithNewsletter } from '../support/browser/network';
import { expect, test } from '../support/browser/test';

test('each form stores one customer under the shown reference', async ({ page }) => {
  const { requests } = await interceptDatabase(page);
  await openFilledForm(page);
  await send(page);
  const first = await expectThanks(page);
  const [customer, ...others] = await storedCustomers();
  expect(others).toEqual([]);
  expect(customer?.id).toBe(first);
  await expect.poll(async () => (await storedSubscribers()).length).toBe(1);
  expect(requests).toEqual(sentWithNewsletter);

  await expect(page).toHaveTitle(`Thank You! | ${company.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
  await page.getByRole('button', { name: 'Submit Another Form' }).click();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Newsletter by e-mail')).toBeChecked();
  await expect(page).toHaveTitle(/^Request a quote/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await fillIn(page);
  await page.getByLabel('Newsletter by e-mail').uncheck();
  await send(page);
  const second = await expectThanks(page);
  expect(second).not.toBe(first);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sustainability' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Thank You!');
  await expect(page).not.toHaveTitle(/Thank You!/);
  expect((await storedCustomers()).map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(requests).toEqual([...sentWithNewsletter, ...sent]);
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
