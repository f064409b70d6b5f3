import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { customerFieldNames } from '@/domain/customer-fields';
import { expectAccessible } from '../support/browser/accessible';
import { storeCustomers } from '../support/browser/customers';
import { exportCsv } from '../support/browser/export';
import { faults, interceptDatabase } from '../support/browser/network';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { clearDatabase, storedDocuments } from '../support/database';

const known = { firstName: 'Leroy', phone: '876-555-0199', email: 'leroy@quarry.example' };
const answers = {
  Phone: '876-555-0142',
  Email: 'marcia@hopefarm.example',
  'First Name': 'Marcia',
  'Last Name': 'Reid',
} as const;

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a customer' });
const dialogOf = (page: Page, name = 'Add a customer') => page.getByRole('dialog', { name });
const field = (page: Page, name: string) => dialogOf(page).getByLabel(name, { exact: true });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Add customer' });

test.use({ allowedComplaints: [/ERR_CONNECTION_RESET|status of 403|response 403/] });

test('a caller is stored once although the answer is lost', async ({ page }) => {
  await storeCustomers([known]);
  const database = await interceptDatabase(page);
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(page.getByText('Showing 1 of 1 customers')).toBeVisible();
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone')).toBeFocused();
  await page.keyboard.type('+1 876 5550199');

  // The one who is known opens over what is typed.
  const duplicate = dialogOf(page).getByRole('button', { name: 'Open Leroy Bennett' });
  await duplicate.click();
  await expect(dialogOf(page, 'Leroy Bennett')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'Leroy Bennett')).toBeHidden();
  await expect(duplicate).toBeFocused();

  for (const [name, value] of Object.entries(answers)) await field(page, name).fill(value);
  await expect(dialogOf(page).getByRole('region', { name: 'Possible duplicates' })).toHaveCount(0);
  // Three presses of Escape: the browser would close by the second or third.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await dialogOf(page).getByRole('button', { name: 'Keep writing' }).click();
  for (const [name, value] of Object.entries(answers)) await expect(field(page, name)).toHaveValue(value);

  await field(page, 'How They Got in Touch').selectOption('WhatsApp');
  await field(page, 'Status').selectOption('Contacted');
  await field(page, 'First Note').fill('Tank behind\nthe shed');
  await dialogOf(page).getByLabel('Newsletter by e-mail').check();
  // Commits with a subscriber are told apart from others by the name of its collection.
  database.plan('subscriber', faults.answerLost, 1);
  await save(page).click();
  const details = dialogOf(page, 'Marcia Reid');
  await expect(details.getByText('Marcia Reid was added.')).toBeVisible();
  await expect(details.getByText('1 of 2')).toBeVisible();
  await expect(details.getByText('Added as Contacted')).toBeVisible();
  await expect(details.getByText('Tank behind')).toBeVisible();
  await expect(details.getByRole('region', { name: 'Database Information' })).toContainText('WhatsApp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View details of Marcia Reid' })).toBeFocused();
  await expect(page.getByText('Showing 2 of 2 customers')).toBeVisible();

  const stored = await storedDocuments('customers');
  expect(stored).toHaveLength(2);
  const added = stored.find(({ fields }) => fields.source?.stringValue === 'whatsapp');
  expect(Object.keys(added?.fields ?? {}).sort()).toEqual([...customerFieldNames].sort());
  expect(await storedDocuments(`customers/${added?.id}/activity`)).toMatchObject([
    { id: added?.id, fields: { by: { stringValue: 'admin@islandfuel.example' } } },
  ]);
  expect(await storedDocuments('newsletter_subscribers')).toMatchObject([{ id: added?.id }]);
  const { rows } = await exportCsv(page);
  expect(rows[0]).toMatchObject({ Name: 'Marcia Reid', Status: 'contacted' });
});

test('the list’s own export is imported once', async ({ page }) => {
  await storeCustomers([
    known,
    { firstName: '=Simone', phone: '+1 876-555-0143', email: 'simone@bay.example' },
  ]);
  await openAs(page, 'admin', paths.adminDashboard);
  const { text } = await exportCsv(page);
  await clearDatabase();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible();

  const dialog = dialogOf(page, 'Import customers');
  async function check() {
    await addButton(page).click();
    await page.getByRole('button', { name: 'Import a file' }).click();
    await dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog.getByRole('button', { name: 'Check 2 lines' }).click();
  }
  await check();
  await dialog.getByRole('button', { name: 'Import 2 customers' }).click();
  await expect(dialog.getByText('2 lines imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Showing 2 of 2 customers')).toBeVisible();
  const stored = await storedDocuments('customers');
  expect(stored.map(({ fields }) => fields.firstName?.stringValue).sort()).toEqual(['=Simone', 'Leroy']);
  for (const { id } of stored) {
    // With since when they wait, and when they are to be contacted for that.
    expect(await storedDocuments(`customers/${id}/activity`)).toHaveLength(2);
  }
  expect(await storedDocuments('customer_work')).toHaveLength(2);
  await check();
  await expect(dialog.getByText('2 lines on the list already, from this file')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('adding a customer is accessible in every state', async ({ page }) => {
    await storeCustomers([known]);
    await openAs(page, 'admin', paths.adminDashboard);
    await addButton(page).tap();
    await field(page, 'Phone').fill(known.phone);
    await expect(dialogOf(page).getByRole('button', { name: 'Open Leroy Bennett' })).toBeVisible();
    await expectAccessible(page);
    await save(page).tap();
    await expect(dialogOf(page).getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    const small = await dialogOf(page)
      .locator('button, a, select, input:not([type="checkbox"]), label:has(input)')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.textContent),
      );
    expect(small).toEqual([]);
    for (const [name, value] of Object.entries(answers)) await field(page, name).fill(value);
    await dialogOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialogOf(page).getByRole('alert')).toHaveText(/^What you typed is not saved/);
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Keep writing' }).tap();
    await save(page).tap();
    await expect(dialogOf(page, 'Marcia Reid')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('article', { name: 'Marcia Reid' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
