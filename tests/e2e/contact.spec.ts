import { company } from '@/config/company';
import { paths } from '@/config/paths';
import {
  expectThanks,
  fillIn,
  openFilledForm,
  send,
  storedCustomers,
  storedInTab,
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
  await page.reload();
  expect(await expectThanks(page)).toBe(first);
  await page.goto('about:blank');
  await page.goBack();
  expect(await expectThanks(page)).toBe(first);
  // From another page, as a browser takes its own address for a reload.
  await page.goto('about:blank');
  await page.goto(paths.contact);
  await expect.poll(() => storedInTab(page)).not.toContain(first);
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
