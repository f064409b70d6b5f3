import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { collections } from '@/data/collections';
import { customerId, storeCustomers } from '../support/browser/customers';
import { choose } from '../support/browser/listbox';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { storeDocuments, storedDocuments } from '../support/database';

const names = ['Marcia', 'Devon', 'Simone', 'Leroy', 'Kerry', 'Andre'];
const kerry = { email: 'kerry@islandfuel.example', name: 'Kerry Grant', role: 'admin' };

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name} Bennett` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected customers' });
const entriesOf = async (number: number) => {
  const entries = await storedDocuments(
    `${collections.customers}/${customerId(number)}/${collections.activity}`,
  );
  return entries.map(({ fields }) => fields.to?.stringValue).sort();
};

async function open(page: Page) {
  await storeCustomers(names.map((firstName) => ({ firstName })));
  await storeDocuments(collections.staff, [{ id: 'kerry', fields: kerry }]);
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(page.getByText('Showing 6 of 6 customers', { exact: true })).toBeVisible();
}

test('five selected customers go to a colleague and back', async ({ page }) => {
  await open(page);
  await box(page, 'Devon').click();
  await box(page, 'Andre').click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('5 selected')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page.getByRole('combobox', { name: 'Owner of the selected customers' }), 'Kerry Grant');
  await expect(page.getByText('5 customers are with Kerry Grant now.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('Owner: Kerry Grant')).toHaveCount(5);
  expect(await entriesOf(1)).toEqual([]);
  expect(await entriesOf(6)).toEqual([kerry.email]);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('5 customers are as before.')).toBeVisible();
  await expect(page.getByText('Owner: Kerry Grant')).toHaveCount(0);
  expect(await entriesOf(6)).toEqual(['', kerry.email]);

  // Shift with Space, as with a press.
  await box(page, 'Marcia').focus();
  await page.keyboard.press('Space');
  await box(page, 'Simone').focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page).getByText('3 selected')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all are selected by a thumb and given a status, below nothing that covers it', async ({ page }) => {
    await open(page);
    await box(page, 'Marcia').tap();
    await bar(page).getByRole('button', { name: 'Select all 6' }).tap();
    await expect(bar(page).getByText('6 selected')).toBeVisible();
    const small = await page
      .locator('input[type="checkbox"], .selection-bar button')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          return width < 44 || height < 44 ? [`${control.outerHTML}: ${width} × ${height}`] : [];
        }),
      );
    expect(small, 'targets under 44 px').toEqual([]);
    await bar(page).getByRole('combobox', { name: 'Status of the selected customers' }).tap();
    await page.getByRole('listbox').getByRole('option', { name: 'Contacted' }).tap();
    await expect(page.getByText('6 customers are now Contacted.')).toBeVisible();
    const stored = await storedDocuments(collections.customers);
    expect(new Set(stored.map(({ fields }) => fields.status?.stringValue))).toEqual(new Set(['contacted']));
  });
});
