import { paths } from '@/config/paths';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';

test('reads files in a worker that the content security policy admits', async ({ page }) => {
  await openAs(page, 'admin', paths.adminDashboard);
  await page.getByRole('button', { name: 'Add a customer' }).click();
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import customers' });
  const input = dialog.getByLabel('File', { exact: true });

  const worker = page.waitForEvent('worker');
  const buffer = Buffer.from(`Name,Email\n${'x,y\n'.repeat(6000)}`);
  await input.setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer });
  expect((await worker).url()).toMatch(/\/static\/js\/read-worker-[\w-]{8}\.js$/);
  await expect(dialog.getByRole('alert')).toHaveText(/^This file has more than 5,000 lines/);

  await input.setInputFiles('tests/samples/import/40-workbook.xlsx');
  await expect(dialog.getByText(/6 lines: 3 to import \(1 of them in doubt\)/)).toBeVisible();
});
