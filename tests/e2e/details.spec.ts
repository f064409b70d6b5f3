import type { Locator, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { noAssignment } from '@/domain/assignment';
import { expectAccessible } from '../support/browser/accessible';
import { brokenWords } from '../support/browser/broken-words';
import { stopClock } from '../support/browser/clock';
import { customerId, storeCustomers } from '../support/browser/customers';
import { choose } from '../support/browser/listbox';
import { expectNoSidewaysScroll } from '../support/browser/reflow';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { storeDocument, storeDocuments, storedDocument, storedDocuments } from '../support/database';

const openCustomers = (page: Page, query = '') => openAs(page, 'admin', `${paths.adminDashboard}${query}`);
const viewButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `View details of ${name}` });
const dialogOf = (page: Page) => page.getByRole('dialog');
const openDuplicates = (page: Page) =>
  dialogOf(page)
    .getByText(/possible duplicates?$/)
    .click();
const duplicatesOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Possible duplicates' });
const openButtons = (page: Page) => duplicatesOf(page).getByRole('button', { name: /^Open/ });
const comparison = (page: Page) => page.getByRole('dialog', { name: 'Keep one, close the other' });
const heading = (page: Page) => dialogOf(page).getByRole('heading', { level: 2 });

/** Marcia wrote three times; Devon has nothing in common with her. */
const people = [
  { firstName: 'Devon', phone: '876-555-0199', email: 'devon@quarry.example' },
  {
    firstName: 'Marcia',
    phone: '876-555-0142',
    email: 'marcia@hopefarm.example',
    companyName: 'Hope Farm',
  },
  {
    firstName: 'M. W.',
    phone: '',
    whatsapp: '+1 (876) 555 0142',
    email: 'mw@post.example',
    status: 'inactive',
  },
  { firstName: 'Marcy', phone: '876-555-0150', email: 'MARCIA@HopeFarm.example', status: 'inactive' },
];

test('possible duplicates open in the dialog past the filter', async ({ page }) => {
  await storeCustomers(people);
  await openCustomers(page, '?status=new');
  await viewButton(page, 'Marcia Bennett').click();
  await openDuplicates(page);
  await expect(openButtons(page)).toHaveText([
    'Open M. W. Bennett 20 Nov 2026 Inactive same phone',
    'Open Marcy Bennett 20 Nov 2026 Inactive same e-mail',
  ]);

  const button = duplicatesOf(page).getByRole('button', { name: 'Open Marcy Bennett' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Marcy Bennett');
  await expect(heading(page).locator('bdi')).toBeFocused();
  await expect(dialogOf(page).getByText('Not in this list')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Previous customer' })).toBeFocused();
  await dialogOf(page).getByRole('button', { name: 'Next customer' }).click();
  await expect(heading(page)).toHaveText('Marcia Bennett');
  await expect(dialogOf(page).getByText('2 of 2')).toBeVisible();

  await openDuplicates(page);
  await duplicatesOf(page).getByRole('button', { name: 'Open M. W. Bennett' }).click();
  await expect(heading(page)).toHaveText('M. W. Bennett');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(viewButton(page, 'Marcia Bennett')).toBeFocused();

  await viewButton(page, 'Devon Bennett').click();
  await expect(heading(page)).toHaveText('Devon Bennett');
  await expect(duplicatesOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await test.step('a status given to a hidden one is stored for it, and for nobody else', async () => {
    await viewButton(page, 'Marcia Bennett').click();
    await openDuplicates(page);
    await duplicatesOf(page).getByRole('button', { name: 'Open Marcy Bennett' }).click();
    await choose(dialogOf(page).getByRole('combobox', { name: /^Mark as/ }), 'Mark as New');
    await expect(dialogOf(page).getByText('Status updated successfully')).toBeVisible();
    await expect(dialogOf(page).getByText('3 of 3')).toBeVisible();
    const stored = await storedDocuments('customers');
    const isInactive = stored.filter(({ fields }) => JSON.stringify(fields.status).includes('inactive'));
    expect(isInactive.map(({ id }) => id)).toEqual([customerId(3)]);
    await page.keyboard.press('Escape');
    await expect(viewButton(page, 'Marcy Bennett')).toBeFocused();
  });
});

test('the row of the last open customer has the focus and is in sight after Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await storeCustomers(Array.from({ length: 25 }, (_, n) => ({ firstName: `Marcia ${n + 1}` })));
  await openCustomers(page);
  await expect(viewButton(page, 'Marcia 1 Bennett')).toBeVisible();
  // The list draws a few rows beyond its window.
  await expect(viewButton(page, 'Marcia 20 Bennett')).toHaveCount(0);
  await viewButton(page, 'Marcia 1 Bennett').click();
  for (let n = 2; n <= 20; n += 1) {
    await page.keyboard.press('j');
    await expect(heading(page)).toHaveText(`Marcia ${n} Bennett`);
  }
  await page.keyboard.press('Escape');
  await expect(viewButton(page, 'Marcia 20 Bennett')).toBeFocused();
  await expect(viewButton(page, 'Marcia 20 Bennett')).toBeInViewport();
});

test('a failed change is in view on a short screen', async ({ page, context }) => {
  await storeCustomers(people.slice(0, 1));
  await page.setViewportSize({ width: 844, height: 390 });
  await openCustomers(page);
  await viewButton(page, 'Devon Bennett').click();
  const logCall = dialogOf(page).getByRole('combobox', { name: 'Log a call with Devon Bennett' });
  await expect(logCall).toBeVisible();
  await context.setOffline(true);
  await choose(logCall, 'Reached');
  await expect(dialogOf(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('a closed duplicate and its original open one another until Undo', async ({ page }) => {
  await storeCustomers(people);
  await openCustomers(page);
  await viewButton(page, 'Marcia Bennett').click();
  await openDuplicates(page);
  const compare = dialogOf(page).getByRole('button', { name: 'Duplicate ... Marcy Bennett' });
  await compare.click();
  await expect(comparison(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
  await compare.click();
  const keepMarcy = comparison(page).getByRole('button', {
    name: 'Keep Marcy Bennett, close Marcia Bennett',
  });
  await expect(keepMarcy).toHaveAccessibleDescription('Takes over: Company');
  await keepMarcy.click();
  const original = dialogOf(page).getByRole('region', { name: 'Duplicate of', exact: true });
  await expect(original.getByRole('button', { name: 'Open Marcy Bennett' })).toBeVisible();
  await expect(original.locator('..')).toBeFocused();
  await original.getByRole('button', { name: 'Open Marcy Bennett' }).click();
  const repeating = dialogOf(page).getByRole('region', { name: 'Duplicates of this one' });
  await expect(repeating.getByRole('button', { name: 'Open Marcia Bennett' })).toContainText('Inactive');
  await expect(dialogOf(page).getByText('Marcia Bennett is a duplicate of this one')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Marcia/ })).toContainText('Duplicate of Marcy Bennett');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: Marcia Bennett is no longer a duplicate.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Marcia/ })).not.toContainText('Duplicate');
  const [marcia, marcy] = await Promise.all([2, 4].map((n) => storedDocument('customers', customerId(n))));
  expect(marcia?.fields.status).toEqual({ stringValue: 'new' });
  expect(marcy?.fields.companyName).toEqual({ stringValue: '' });
});

test('the second of two corrections shows both values', async ({ page, browser, baseURL }) => {
  await storeCustomers([{}]);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const colleague = await elsewhere.newPage();
  for (const clerk of [page, colleague]) {
    await openCustomers(clerk);
    await viewButton(clerk, 'Marcia Bennett').click();
    await clerk.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(clerk.getByLabel('Phone', { exact: true })).toBeFocused();
  }
  const correct = async (clerk: Page, phone: string) => {
    await clerk.getByLabel('Phone', { exact: true }).fill(phone);
    await clerk.getByRole('button', { name: 'Save correction' }).click();
  };
  await correct(colleague, '876-555-0199');
  await expect(colleague.getByText('Marcia Bennett is corrected.')).toBeVisible();
  await correct(page, '876-555-0100');
  const conflict = page.getByRole('region', { name: /^This was changed in the meantime/ });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('radio', { name: 'Yours: 876-555-0100' })).toBeChecked();
  await expectAccessible(page);
  await conflict.getByRole('radio', { name: 'Stored: 876-555-0199' }).check();
  await conflict.getByRole('radio', { name: 'Yours: 876-555-0100' }).check();
  await page.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText('Marcia Bennett is corrected.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct', exact: true })).toBeFocused();
  const entries = dialogOf(page).getByRole('list', { name: 'Activity, newest first' });
  await expect(entries.getByRole('listitem').first()).toContainText('Phone: 876-555-0199 → 876-555-0100');
  await expectAccessible(page);
  const stored = await storedDocument('customers', customerId(1));
  expect(stored?.fields.phone).toEqual({ stringValue: '876-555-0100' });
  await elsewhere.close();
});

test('the job is copied without a share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeCustomers([
    {
      companyName: 'Hope Farm',
      address: '12 Gate Road',
      parish: 'Clarendon',
      fuelTypes: ['Diesel'],
      averageVolume: '100-500',
      preferredDeliveryTime: 'evening',
      message: 'Ring twice.\u202e\nGate 2.',
    },
  ]);
  await openCustomers(page);
  await viewButton(page, 'Marcia Bennett').click();
  await dialogOf(page).getByRole('button', { name: 'Share job' }).click();
  await expect(dialogOf(page).getByText('Copied', { exact: true })).toBeVisible();
  // A page without our headers, which forbid to read the clipboard.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(
    [
      'Job for: Island Fuel Delivery',
      'Company: Hope Farm',
      'Customer: Marcia Bennett',
      'Phone: +1 876-555-0142',
      'Address: 12 Gate Road, Clarendon',
      'Fuel types: Diesel',
      'Volume: 100–500 gallons (380–1,900 litres)',
      'Delivery time: Evening (5PM-7PM)',
      'Message: Ring twice.\nGate 2.',
    ].join('\n'),
  );
});

for (const width of [390, 1440]) {
  test(`a dialog with duplicates is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const many = Array.from({ length: 8 }, () => ({
      firstName: 'W'.repeat(300),
      companyName: 'x'.repeat(200),
      status: 'customer',
    }));
    await storeCustomers([{}, ...many]);
    await openCustomers(page);
    await viewButton(page, 'Marcia Bennett').click();
    await openDuplicates(page);
    await expect(openButtons(page)).toHaveCount(5);
    await expect(duplicatesOf(page).getByText('and 3 more')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Share job' }).click();
    await expect(dialogOf(page).getByText(/^(Copied|Please copy it by hand)$/)).toBeVisible();
    await expectAccessible(page);
    const region = dialogOf(page).locator('[tabindex="0"]');
    const overflow = await region.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, 'horizontal scroll').toBe(0);
    for (const button of await region.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(
        44,
      );
    }

    await duplicatesOf(page)
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click();
    await expect(comparison(page)).toBeVisible();
    await expectAccessible(page);
    const cut = await comparison(page)
      .locator('th, td, button')
      .evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth,
          )
          .map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
    for (const target of await comparison(page).locator('button, label').all())
      if (width === 390) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await comparison(page)
      .getByRole('button', { name: /^Keep W/ })
      .click();
    await expect(dialogOf(page).getByRole('region', { name: 'Duplicate of', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('yesterday’s entries lead to the customer and back', async ({ page }) => {
  await stopClock(page, new Date('2026-11-24T15:45:00Z'));
  const [id] = await storeCustomers(people);
  const entry = { kind: 'note', from: null, to: null, at: new Date('2026-11-23T15:45:00Z') };
  await storeDocuments(`customers/${id}/activity`, [
    { id: 'theirs', fields: { ...entry, text: 'Gate code 4711', by: 'kerry@islandfuel.example' } },
    { id: 'mine', fields: { ...entry, text: 'Asked for a quote', by: 'admin@islandfuel.example' } },
  ]);
  await openCustomers(page);
  await page.getByRole('button', { name: 'What was done' }).click();
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await page.getByRole('button', { name: /^kerry@islandfuel/ }).click();
  const done = page.getByRole('dialog', { name: 'What was done' }).getByRole('listitem');
  await expect(done).toHaveCount(1);
  await expect(done).toContainText('Gate code 4711');

  const link = done.getByRole('button', { name: 'Open Devon' });
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Devon Bennett' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

async function openOnPhone(page: Page, customer: { email?: string } = {}) {
  await storeCustomers([{ whatsapp: '876-555-0142', ...customer }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustomers(page);
  await viewButton(page, 'Marcia Bennett').click();
}

const tops = (all: readonly Element[]) => [
  ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))),
];

test('the parts of the details fit a phone', async ({ page }) => {
  await openOnPhone(page, { email: 'operations.manager@hopefarm.example' });
  const note = dialogOf(page).getByRole('textbox', { name: 'Note' });

  await test.step('an e-mail breaks before its @', async () => {
    const domains = dialogOf(page).getByText('@hopefarm.example', { exact: true });
    await expect(domains).toHaveCount(2);
    expect(await domains.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual([1, 1]);
  });

  await test.step('the four actions take two lines', async () => {
    const links = dialogOf(page).getByRole('link', { name: /^(Send Email|Call Customer|WhatsApp)/ });
    const actions = links.or(dialogOf(page).getByRole('combobox', { name: /^Mark as/ }));
    await expect(actions).toHaveCount(4);
    await expect.poll(async () => (await actions.evaluateAll(tops)).length).toBe(2);
  });

  await test.step('a note shows each of its lines while it is typed', async () => {
    await note.fill('Wants 200 gallons by noon. The gate is on the left.');
    const hidden = () => note.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(1);
  });

  await test.step('a pasted link leaves the details in their width', async () => {
    await note.fill(`The gate: https://maps.example/place/${'Hope+Farm+Yard/'.repeat(10)}`);
    await expect(note).toHaveValue(/Yard\/$/);
    const scroller = dialogOf(page).locator('.scroller');
    await expect.poll(() => scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await note.clear();
  });

  await test.step('the outcomes of a call take two lines', async () => {
    await page.keyboard.press('Escape');
    await viewButton(page, 'Marcia Bennett').focus();
    await page.keyboard.press('l');
    await viewButton(page, 'Marcia Bennett').click();
    await expectOutcomesIn(2, dialogOf(page));
  });

  await test.step('the days of the log share a line', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What was done' }).click();
    const log = page.getByRole('dialog', { name: 'What was done' });
    const days = log.getByRole('button', { name: /^(Today|Yesterday)$/ }).or(log.getByLabel('Another day'));
    await expect(days).toHaveCount(3);
    const distance = () =>
      days.evaluateAll((all) => {
        const middles = all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => top + bottom);
        return Math.max(...middles) - Math.min(...middles);
      });
    await expect.poll(distance).toBeLessThan(10);
  });
});

test('the outcomes of a call share a line beside the list of a laptop', async ({ page }) => {
  await storeCustomers([{ firstName: 'Marcia', lastName: 'Bennett', phone: '+1 876-555-0142' }]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await openCustomers(page);
  await viewButton(page, 'Marcia Bennett').focus();
  await page.keyboard.press('l');
  await expectOutcomesIn(1, page);
});

async function expectOutcomesIn(lines: number, place: Page | Locator): Promise<void> {
  const prompt = place.getByRole('region', { name: 'Log for Marcia Bennett' });
  const outcomes = prompt
    .getByRole('button', { name: /^(Reached|No answer)$/ })
    .or(prompt.getByRole('combobox'));
  await expect(outcomes).toHaveCount(4);
  await expect.poll(async () => (await outcomes.evaluateAll(tops)).length).toBe(lines);
}

test('a long name of the owner leaves the word beside it whole on a phone', async ({ page }) => {
  const owner = { email: 'kerry@islandfuel.example', name: 'Kerry-Ann Featherstonehaugh of Spanish Town' };
  await storeDocument('staff', 'kerry', { ...owner, role: 'admin' });
  await storeDocument('customer_work', customerId(1), {
    ...noAssignment,
    owner: owner.email,
    updatedAt: new Date('2026-11-20T15:00:00Z'),
  });
  await openOnPhone(page);
  await expect(dialogOf(page).getByText(owner.name)).toBeVisible();
  const label = dialogOf(page).getByText('Owner:', { exact: true });
  await expect.poll(() => label.evaluateAll(brokenWords)).toEqual([]);
});

test('a phone with letters of twice the size keeps numbers in one line, and the page in its width', async ({
  page,
}) => {
  const at = new Date('2026-11-24T15:45:00Z');
  await storeCustomers([{ phone: '+1 876-555-0142' }]);
  await storeDocument('customer_work', customerId(1), {
    ...noAssignment,
    owner: 'admin@islandfuel.example',
    followUpAt: new Date('2026-11-25T15:00:00Z'),
    lastCall: { entry: 'Call0000000000000000', outcome: 'no-answer', by: 'admin@islandfuel.example', at },
    updatedAt: new Date('2026-11-20T15:00:00Z'),
  });
  await page.clock.setFixedTime(at);
  await page.setViewportSize({ width: 180, height: 370 });
  await openCustomers(page);
  await expect(page.getByText(/^25 Nov/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const missedCall = page.getByTitle(/^No answer/);
  expect(await missedCall.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await viewButton(page, 'Marcia Bennett').click();
  const number = dialogOf(page).getByRole('link', { name: '+1 876-555-0142' }).locator('bdi');
  const height = () => number.evaluate((one) => one.getBoundingClientRect().height);
  await expect.poll(height).toBeLessThan(30);
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('a call beside a typed note asks nothing, and leaving the page asks', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await storeCustomers(people.slice(1, 2));
  await openCustomers(page);
  await viewButton(page, 'Marcia').click();
  await dialogOf(page).getByRole('textbox', { name: 'Note' }).pressSequentially('Two tanks');
  // The link leads to the browser, where only Chromium's own question can stop it.
  await page.evaluate(() => document.addEventListener('click', (event) => event.stopPropagation()));
  await dialogOf(page).getByRole('link', { name: 'Call Customer' }).click();
  await expect(dialogOf(page).getByRole('region', { name: /^Log for/ })).toBeVisible();
  expect(questions).toEqual([]);

  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
});
