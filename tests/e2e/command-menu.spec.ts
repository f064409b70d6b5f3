import { paths } from '@/config/paths';
import { storeCustomers } from '../support/browser/customers';
import { openAs, reloadWithoutCache } from '../support/browser/session';
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
  const gap = async () => {
    const heading = await dialog.getByText('Search', { exact: true }).boundingBox();
    const { y, height } = (await box.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return (heading?.y ?? Number.NaN) - y - height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await box.fill('marcia'.repeat(40));
  await expect(dialog.getByRole('option')).toHaveCount(1);
  for (const part of [dialog, dialog.getByRole('option')]) {
    const isInside = () =>
      part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= 320;
      });
    await expect.poll(isInside).toBe(true);
  }
  const surplus = () =>
    dialog.evaluate((element) =>
      Math.max(
        ...[element, ...element.querySelectorAll('div')].map((one) => one.scrollWidth - one.clientWidth),
      ),
    );
  await expect.poll(surplus).toBeLessThanOrEqual(0);
});

test('the longest name and company leave the next customer of the command menu in view', async ({ page }) => {
  const longest = { firstName: 'M'.repeat(100), lastName: 'W'.repeat(100), companyName: 'W'.repeat(200) };
  await storeCustomers([longest, { firstName: 'Mavis' }]);
  await page.setViewportSize({ width: 390, height: 600 });
  await reloadWithoutCache(page);
  await page.getByRole('button', { name: /^View details of Mavis/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Customer or command' }).fill('m');
  const found = page.getByRole('dialog', { name: 'Commands' }).getByRole('option');
  await expect(found.filter({ hasText: 'Mavis' })).toBeInViewport({ ratio: 1 });
  await expect(found.first().getByText('+1 876-555-0142')).toBeInViewport({ ratio: 1 });
});

test('Enter in the command menu goes to the first customer that is found', async ({ page }) => {
  await page.getByRole('button', { name: /^View details of Devon/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Customer or command' }).fill('marcia');
  const first = page.getByRole('dialog', { name: 'Commands' }).getByRole('option').first();
  await expect(first).toContainText('Marcia Bennett');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Marcia/ })).toBeVisible();
});
