import { paths } from '@/config/paths';
import { collections } from '@/data/collections';
import { customerId, storeCustomers } from '../support/browser/customers';
import { choose } from '../support/browser/listbox';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { storeDocuments, storedDocument, storedDocuments } from '../support/database';

const [marcia, twice, leroy] = [customerId(1), customerId(2), customerId(3)];
// Overdue on any day, and not among the oldest, which the list hides.
const longAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
const people = [
  { firstName: 'Marcia', phone: '876-555-0142', email: 'marcia@hopefarm.example', createdAt: longAgo },
  { firstName: 'Marcy', phone: '876-555-0142', email: 'marcy@post.example', status: 'contacted' },
  { firstName: 'Leroy', phone: '876-555-0199', email: 'leroy@quarry.example', status: 'customer' },
];
const kerry = { email: 'kerry@islandfuel.example', name: 'Kerry Grant', role: 'admin' };
const me = { email: 'admin@islandfuel.example', name: 'Andrea Campbell', role: 'admin' };
const file = 'Name,Phone,Email\r\nSimone Grant,876-555-0150,simone@bay.example\r\n';

test('a clerk works through a day: whom to call, what was said, what comes next', async ({ page }) => {
  await storeCustomers(people);
  await storeDocuments(collections.staff, [
    { id: 'kerry', fields: kerry },
    { id: 'me', fields: me },
  ]);
  const subscriber = {
    ...{ email: 'devon@quarry.example', firstName: 'Devon', lastName: 'Clarke' },
    ...{ source: 'contact_form', subscribedAt: longAgo, active: true },
  };
  await storeDocuments(collections.newsletterSubscribers, [{ id: 'devon', fields: subscriber }]);
  await openAs(page, 'admin', paths.adminDashboard);
  const count = page.getByText(/^Showing \d of \d customers/);
  const dialog = page.getByRole('dialog');
  const openDetails = (name: string) => page.getByRole('button', { name: `View details of ${name}` }).click();
  const fieldsOf = async (collection: string, id: string) => (await storedDocument(collection, id))?.fields;

  await test.step('the next overdue one is called, does not answer, and is called back', async () => {
    await page.getByRole('button', { name: 'Overdue 1' }).click();
    await expect(count).toHaveText('Showing 1 of 3 customers, overdue');
    const call = page.getByRole('link', { name: 'Call Marcia Bennett' });
    await expect(call).toHaveAttribute('href', 'tel:+18765550142');
    await call.click();
    await page.getByRole('combobox', { name: 'Call back at …' }).click();
    // Which times suggest themselves depends on the day.
    await page.getByRole('listbox').getByRole('option').last().click();
    await expect(page.getByText('Saved for Marcia Bennett.')).toBeVisible();
    expect(await fieldsOf(collections.customerWork, marcia)).toMatchObject({
      followUpAt: { timestampValue: expect.stringMatching(/:00Z$/) },
    });
    await page.getByRole('button', { name: /^Overdue/ }).click();
  });

  await test.step('somebody is given to a colleague, and that is undone', async () => {
    await openDetails('Leroy Bennett');
    await choose(dialog.getByRole('combobox', { name: 'Owner of Leroy Bennett' }), 'Kerry Grant');
    await expect(dialog.getByText('Owner: nobody → Kerry Grant')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('Undone for Leroy Bennett.')).toBeVisible();
    expect(await fieldsOf(collections.customerWork, leroy)).toMatchObject({ owner: { stringValue: '' } });
  });

  await test.step('a note is written down', async () => {
    await dialog.getByLabel('Note').fill('Gate code 4711');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(dialog.getByRole('list', { name: /^Activity/ }).getByText('Gate code 4711')).toBeVisible();
  });

  await test.step('a mistyped number is corrected', async () => {
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.getByLabel('Phone', { exact: true }).fill('876-555-0100');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await expect(dialog.getByText('Phone: 876-555-0199 → 876-555-0100')).toBeVisible();
    expect(await fieldsOf(collections.customers, leroy)).toMatchObject({
      phone: { stringValue: '876-555-0100' },
    });
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('somebody who wrote twice is closed as a duplicate', async () => {
    await openDetails('Marcy Bennett');
    await dialog.getByText('1 possible duplicate').click();
    await dialog.getByRole('button', { name: 'Duplicate ... Marcia Bennett' }).click();
    await page.getByRole('button', { name: 'Keep Marcia Bennett, close Marcy Bennett' }).click();
    await expect(dialog.getByText('Marcy Bennett is closed as a duplicate.')).toBeVisible();
    expect(await fieldsOf(collections.customers, twice)).toMatchObject({
      status: { stringValue: 'inactive' },
    });
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('a list of somebody’s own is imported', async () => {
    await page.getByRole('button', { name: 'Add a customer' }).click();
    await page.getByRole('button', { name: 'Import a file' }).click();
    const buffer = Buffer.from(file);
    await dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer });
    await dialog.getByRole('button', { name: 'Check 1 line' }).click();
    await dialog.getByRole('button', { name: 'Import 1 customer' }).click();
    await expect(dialog.getByText('1 line imported')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(count).toHaveText('Showing 4 of 4 customers');
    expect(await storedDocuments(collections.customers)).toHaveLength(4);
  });

  await test.step('all of it stands in what was done today', async () => {
    await page.getByRole('button', { name: 'What was done' }).click();
    const done = page.getByRole('dialog', { name: 'What was done' });
    for (const what of ['Call: call back', 'Gate code 4711', 'Corrected: Phone', 'Added as New'])
      await expect(done.getByText(what)).toBeVisible();
    await expect(done.getByRole('button', { name: /^Andrea Campbell \d+$/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('who wants no more newsletters is unsubscribed', async () => {
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await page.getByRole('button', { name: /^Unsubscribe devon/i }).click();
    await expect(page.getByText('devon@quarry.example is unsubscribed.')).toBeVisible();
    expect(await fieldsOf(collections.newsletterSubscribers, 'devon')).toMatchObject({
      active: { booleanValue: false },
    });
  });
});
