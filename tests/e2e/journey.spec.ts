import { answers as requiredAnswers } from '../support/answers';
import { expectAccessible } from '../support/browser/accessible';
import { exportCsv } from '../support/browser/export';
import { choose } from '../support/browser/listbox';
import { signIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/test';
import { storedDocuments } from '../support/database';

const answers = {
  ...requiredAnswers,
  'WhatsApp Number': '+1 876 555 0143',
  'Company Name': 'Hope Farm Ltd, "St. Mary"',
} as const;

test('a visitor asks for a quote and an administrator works the customer through to the export', async ({
  page,
}) => {
  let reference = '';

  await test.step('the visitor fills in the form', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Request A Quote' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
    for (const [label, answer] of Object.entries(answers)) {
      await page.getByLabel(label, { exact: true }).fill(answer);
    }
    await page.getByLabel('Parish', { exact: true }).selectOption('Saint Mary');
    await page.getByLabel('Diesel').check();
    await page.getByLabel('Kerosene').check();
    await page.getByLabel('Message', { exact: true }).fill('Two generators,\n500 gallons each.');
    await page.getByRole('button', { name: 'Submit Request' }).click();
  });

  await test.step('the visitor is thanked and given the reference', async () => {
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    const [customer, ...others] = await storedDocuments('customers');
    expect(others).toEqual([]);
    expect(customer?.fields.status).toEqual({ stringValue: 'new' });
    reference = customer?.id ?? 'none';
    // In groups of four, to be read out.
    await expect(page.getByText(reference.match(/.{4}/g)?.join(' ') ?? 'none')).toBeVisible();
    await expect.poll(async () => (await storedDocuments('newsletter_subscribers')).length).toBe(1);
  });

  await test.step('the administrator signs in and sees the customer', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Login' }).click();
    await signIn(page, 'admin');
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(page.getByText("Marcia O'Gilvie-Bennett").first()).toBeVisible();
    await expect(page.getByText('Showing 1 of 1 customers')).toBeVisible();
  });

  await test.step('the administrator reads the details and calls', async () => {
    await page.getByRole('button', { name: /view details/i }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Two generators,')).toBeVisible();
    await expect(dialog.getByText(reference)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /call customer/i })).toHaveAttribute(
      'href',
      'tel:+18765550142',
    );
    await expect(dialog.getByRole('link', { name: /whatsapp/i })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/18765550143\?text=/,
    );
    await dialog.getByRole('link', { name: /call customer/i }).click();
    await expect(dialog.getByText(/^Log this call/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'No answer' }).click();
    const log = dialog.getByRole('list', { name: /^activity/i }).getByRole('listitem');
    await expect(log).toHaveText(/^Call: no answer.*admin@islandfuel\.example$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the administrator moves the customer to contacted', async () => {
    await choose(page.getByRole('combobox', { name: /status .*marcia/i }), 'Contacted');
    await expect(page.getByText('Status updated successfully')).toBeVisible();
    const [customer] = await storedDocuments('customers');
    expect(customer?.fields.status).toEqual({ stringValue: 'contacted' });
  });

  await test.step('the session and the status outlive a reload', async () => {
    await page.reload();
    await expect(page.getByRole('combobox', { name: /status .*marcia/i })).toHaveText('Contacted');
    const activity = await storedDocuments(`customers/${reference}/activity`);
    expect(activity.map(({ fields }) => fields.kind?.stringValue).toSorted()).toEqual(['call', 'status']);
  });

  await test.step('the export holds the customer', async () => {
    const { fileName, rows } = await exportCsv(page);
    expect(fileName).toMatch(/^island-fuel-customers-\d{4}-\d{2}-\d{2}\.csv$/);
    const [row, ...others] = rows;
    expect(others).toEqual([]);
    expect(row).toEqual({
      Name: "Marcia O'Gilvie-Bennett",
      Email: 'marcia@hopefarm.example',
      Phone: '876-555-0142',
      WhatsApp: '+1 876 555 0143',
      Company: 'Hope Farm Ltd, "St. Mary"',
      Position: '',
      'Business Type': 'individual',
      Parish: 'Saint Mary',
      Address: '',
      'Fuel Types': 'Diesel; Kerosene',
      'Delivery Frequency': '',
      Volume: '',
      'Preferred Contact': '',
      Newsletter: 'Yes',
      Status: 'contacted',
      'Created Date': expect.stringMatching(/\d/),
      Message: 'Two generators,\n500 gallons each.',
    });
  });

  await test.step('the administrator logs out, and Back shows nothing', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    const stored = await page.evaluate(() => Object.keys(window.localStorage));
    expect(stored).toEqual([]);
    await page.goBack();
    await expect(page).not.toHaveURL('/admin-dashboard');
    await expect(page.getByText('Marcia')).toHaveCount(0);
  });
});
