import { paths } from '@/config/paths';
import { storeCustomers } from '../support/browser/customers';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';

test.beforeEach(async ({ page }) => {
  await storeCustomers([{ firstName: 'Marcia' }, { firstName: 'Devon' }]);
  await openAs(page, 'admin', paths.adminDashboard);
});

test('the command menu returns the focus to where it was', async ({ page }) => {
  const view = page.getByRole('button', { name: /^View details of Devon/ });
  await view.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Customer or command' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
});

test('the command menu fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: /^View details of Devon/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Commands' });
  const box = dialog.getByRole('combobox', { name: 'Customer or command' });
  await expect(box).toBeFocused();
  const heading = await dialog.getByText('Search', { exact: true }).boundingBox();
  const boxPlace = await box.boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((boxPlace?.y ?? 0) + (boxPlace?.height ?? 0));
  await box.fill('marcia'.repeat(40));
  await expect(dialog.getByRole('option')).toHaveCount(1);
  for (const part of [dialog, dialog.getByRole('option')]) {
    const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  const surplus = await dialog.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('div')].map((one) => one.scrollWidth - one.clientWidth),
    ),
  );
  expect(surplus).toBeLessThanOrEqual(0);
});

test('Enter in the command menu goes to the first customer that is found', async ({ page }) => {
  await page.getByRole('button', { name: /^View details of Devon/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Customer or command' }).fill('marcia');
  const [first] = await page.getByRole('dialog', { name: 'Commands' }).getByRole('option').all();
  if (!first) throw new Error('Nobody was found.');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Marcia/ })).toBeVisible();
});
