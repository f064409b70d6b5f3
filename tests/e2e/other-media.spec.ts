import { paths } from '@/config/paths';
import { storeCustomers } from '../support/browser/customers';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';

test('the first button of the home page is in view on a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(paths.home);
  await expect(page.getByRole('main').getByRole('link', { name: 'Request A Quote' }).first()).toBeInViewport({
    ratio: 1,
  });
});

test('forced colours leave an edge to the logo, to filled buttons, to the selection’s bar and to dialogs', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await storeCustomers([{ firstName: 'Marcia' }]);
  await openAs(page, 'admin', paths.adminDashboard);
  const edgeOf = (element: Element) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    const border = borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
    return Math.max(border, outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth));
  };
  await page.getByRole('checkbox', { name: 'Select Marcia' }).check();
  const bar = page.getByRole('region', { name: 'Selected customers' });
  expect(await bar.evaluate(edgeOf)).toBeGreaterThanOrEqual(1);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Add a customer' }).click();
  expect(await page.getByRole('dialog').evaluate(edgeOf)).toBeGreaterThanOrEqual(1);
  await page.goto(paths.home);
  expect(await page.getByRole('banner').getByRole('img').first().evaluate(edgeOf)).toBeGreaterThanOrEqual(1);
  const filled = page.getByRole('banner').getByRole('link', { name: 'Request A Quote' });
  expect(await filled.evaluate(edgeOf)).toBeGreaterThanOrEqual(1);
});

test('paper gets dark headings, framed buttons and all of /services', async ({ page }) => {
  await page.goto(paths.services);
  await page.emulateMedia({ media: 'print' });
  const headings = page.getByRole('main').getByRole('heading');
  const colours = await headings.evaluateAll((all) => [
    ...new Set(all.map((one) => getComputedStyle(one).color)),
  ]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
  for (const name of ['Global Adoption', 'Technical Specification', 'How much do I need?']) {
    await expect(headings.filter({ hasText: name })).toBeVisible();
  }
  const button = page.getByRole('main').getByRole('link', { name: 'Get Quote Now' }).first();
  const frame = await button.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(frame).toBe('rgb(0, 0, 0)');
});
