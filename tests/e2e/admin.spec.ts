import type { Locator, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { customerStatuses } from '@/domain/customer-status';
import { expectAccessible } from '../support/browser/accessible';
import { brokenWords } from '../support/browser/broken-words';
import { holdBack } from '../support/browser/contact-form';
import { customerId, storeCustomers } from '../support/browser/customers';
import { choose, statusOf } from '../support/browser/listbox';
import { faults, interceptDatabase } from '../support/browser/network';
import { expectNoSidewaysScroll } from '../support/browser/reflow';
import { openAs, reloadWithoutCache } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { storedDocument } from '../support/database';

const openCustomers = (page: Page, query = '') => openAs(page, 'admin', `${paths.adminDashboard}${query}`);

const people = [
  { firstName: 'Marcia', lastName: 'Bennett', email: 'marcia@hopefarm.example', companyName: 'Hope Farm' },
  {
    firstName: 'Devon',
    lastName: 'Clarke',
    email: 'devon@quarry.example',
    companyName: 'Quarry & Sons',
    status: 'contacted',
    whatsapp: '876-555-0150',
    fuelTypes: ['Diesel', 'Kerosene', 'Aviation Fuel'],
  },
  {
    firstName: 'Ángela',
    lastName: 'O’Neil',
    email: 'angela@resort.example',
    companyName: 'Bay Resort',
    status: 'customer',
    fuelTypes: ['Diesel', 'Kerosene'],
    businessType: 'small-business',
  },
  {
    firstName: 'Winston',
    lastName: 'Reid',
    email: 'winston@haulage.example',
    companyName: '',
    status: 'inactive',
    phone: '',
    whatsapp: 'none',
  },
];

const countLine = (page: Page) => page.getByText(/^Showing/);
const searchBox = (page: Page) => page.getByPlaceholder('Search customers by name, email, or company...');
const statusFilter = (page: Page) => page.getByRole('combobox', { name: 'Status', exact: true });
const viewButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `View details of ${name}` });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('Refresh, clicked twice, brings new customers in one read', async ({ page }) => {
  // The narrowest room beside the title.
  await page.setViewportSize({ width: 360, height: 800 });
  await storeCustomers(people.slice(0, 1));
  const database = await interceptDatabase(page);
  await openCustomers(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(countLine(page)).toHaveText('Showing 1 of 1 customers');
  await expect(title).toHaveText('Customer Management');
  await storeCustomers(people);
  const { arrive, held } = holdBack();
  database.plan('list', held);
  const reads = () => database.requests.filter((request) => request === 'list').length;
  const before = reads();
  const header = page.getByRole('banner');
  const atRest = await header.boundingBox();
  await page.getByRole('button', { name: 'Refresh' }).dblclick();
  await expect(title).toHaveText('Customer ManagementRefreshing');
  await expect.poll(() => header.boundingBox()).toEqual(atRest);
  await expect(viewButton(page, 'Marcia Bennett')).toBeVisible();
  arrive();
  await expect(countLine(page)).toHaveText('Showing 4 of 4 customers');
  await expect(title).toHaveText('Customer Management');
  expect(reads() - before).toBe(1);
});

test('the keyboard alone changes a status and takes it back', async ({ page }) => {
  await storeCustomers(people);
  await openCustomers(page);
  const status = statusOf(page, 'Marcia Bennett');
  const stored = async () => (await storedDocument('customers', customerId(1)))?.fields.status;
  // Arrows choose nothing, and neither does Escape.
  for (const end of ['Escape', 'Enter']) {
    await status.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(status).toHaveText('New');
    await page.keyboard.press(end);
  }
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await expect(status).not.toHaveAttribute('aria-busy', 'true');
  expect(await stored()).toEqual({ stringValue: 'contacted' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(status).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(status).toHaveText('New');
  await expect.poll(stored).toEqual({ stringValue: 'new' });
  await expect(status).not.toHaveAttribute('aria-busy', 'true');
  // Beyond the notice the row goes on.
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(viewButton(page, 'Marcia Bennett')).toBeFocused();
});

test('the dialog steps through the filtered list and gives the focus back', async ({ page }) => {
  const message = 'Two tanks.\nBehind the shed.';
  // With numbers of their own, for a shared one would make them possible duplicates.
  await storeCustomers(people.map((person, n) => ({ ...person, phone: `876-555-010${n}`, message })));
  await openCustomers(page);
  await searchBox(page).fill('.example');
  await expect(countLine(page)).toContainText('matching ".example"');
  await row(page, 'Devon Clarke').getByText('Quarry & Sons').click();
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Devon Clarke');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Customer Message',
    'Next step',
    'Activity',
    'Personal Information',
    'Business Information',
    'Service Preferences',
    'Marketing Preferences',
    'Database Information',
  ]);
  await expect(dialog.getByText('2 of 4')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next customer' }).click();
  await expect(heading).toHaveText('Ángela O’Neil');
  for (const name of ['Devon Clarke', 'Marcia Bennett']) {
    await dialog.getByRole('button', { name: 'Previous customer' }).click();
    await expect(heading).toHaveText(name);
  }
  await expect(dialog.getByRole('button', { name: 'Previous customer' })).toBeDisabled();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(56 * 16);
  expect(box?.height).toBeLessThanOrEqual(0.9 * (page.viewportSize()?.height ?? 0) + 1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(viewButton(page, 'Marcia Bennett')).toBeFocused();
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      allowedComplaints: [/Failed to load resource|response (403|503)/],
    });

    test('list, dialog, notices, empty states and errors have no accessibility violation', async ({
      page,
    }) => {
      await storeCustomers(people);
      const database = await interceptDatabase(page);
      await openCustomers(page);
      await expect(countLine(page)).toHaveText('Showing 4 of 4 customers');
      await page.getByRole('button', { name: 'Figures' }).click();
      await expect(page.getByRole('region', { name: 'By status' }).getByRole('listitem').first()).toHaveText(
        'New1',
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await statusOf(page, 'Marcia Bennett').click();
      await expectAccessible(page);

      await page.getByRole('listbox').getByRole('option', { name: 'Contacted' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectAccessible(page);

      database.plan('customer', faults.status(403));
      await choose(statusOf(page, 'Devon Clarke'), 'New');
      await expect(page.getByRole('alert')).toContainText('Failed to update status: ');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Dismiss' }).click();

      await page.getByRole('checkbox', { name: 'Select Devon Clarke' }).check();
      await page.getByRole('checkbox', { name: 'Select Marcia Bennett' }).check();
      await choose(page.getByRole('combobox', { name: 'Status of the selected customers' }), 'Inactive');
      await expect(page.getByRole('region', { name: 'Not changed' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      database.heal();
      database.plan('customer', () => new Promise(() => undefined));
      await choose(page.getByRole('combobox', { name: 'Status of the selected customers' }), 'Inactive');
      await expect(page.getByRole('progressbar', { name: 'Marking as Inactive' })).toBeVisible();
      await expectAccessible(page);

      await viewButton(page, 'Devon Clarke').click();
      await expect(page.getByRole('dialog', { name: /^Devon Clarke/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await searchBox(page).fill('nobody at all');
      await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible();
      await expectAccessible(page);
      await searchBox(page).fill('');

      database.plan('list', faults.status(503));
      await page.getByRole('button', { name: 'Refresh' }).click();
      // The selection may show an alert of its own beside it.
      const failure = page.getByRole('alert').filter({ hasText: 'Failed to load customers.' });
      await expect(failure).toBeVisible();
      await expectAccessible(page);

      await reloadWithoutCache(page);
      await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
      await expectAccessible(page);
    });

    test('a loading and an empty list are accessible, without an export', async ({ page }) => {
      const database = await interceptDatabase(page);
      const { arrive, held } = holdBack();
      database.plan('list', held, 1);
      await openCustomers(page);
      await expect(page.getByText('Loading Customers...')).toBeVisible();
      await expect(page.getByText('Connecting to Firebase database')).toBeVisible();
      await expectAccessible(page);
      arrive();
      await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible();
      await expect(page.getByText('Customer data will appear here once forms are submitted')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await expect(page.getByRole('alert')).toHaveText('No customers to export');
    });
  });
}

test('the first row is high up, and so many customers are in view at the least', async ({ page }) => {
  await storeCustomers(
    Array.from({ length: 30 }, (_, n) => ({
      ...people[1],
      averageVolume: '100-500',
      parish: 'Saint Mary',
      lastName: `Clarke-${n}`,
    })),
  );
  for (const [width, height, least, lowest] of [
    [390, 844, 2, 250],
    [844, 390, 2, 230],
    [640, 384, 2, 220],
    [1366, 768, 10, 230],
    [1920, 1080, 15, 230],
  ] as const) {
    await test.step(`at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await openCustomers(page);
      await expect(countLine(page)).toHaveText('Showing 30 of 30 customers');
      const inView = () =>
        page
          .locator('[data-index]')
          .evaluateAll(
            (found) => found.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length,
          );
      await expect.poll(inView).toBeGreaterThanOrEqual(least);
      const top = () =>
        page
          .locator('[data-index]')
          .first()
          .evaluate((row) => row.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThanOrEqual(lowest);
    });
  }
});

test('the screen of a laptop keeps its distances and columns', async ({ page }) => {
  await storeCustomers(people);
  await page.setViewportSize({ width: 1366, height: 768 });
  await openCustomers(page);

  await test.step('the parts above the list keep their distance', async () => {
    const edgesOf = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const tiles = await edgesOf(page.getByRole('main').locator('dl').first());
    const search = await edgesOf(searchBox(page));
    const filters = await edgesOf(page.getByRole('button', { name: 'Filters' }));
    const head = await edgesOf(page.locator('thead'));
    expect(search.top - tiles.bottom).toBeGreaterThanOrEqual(5);
    expect(filters.top - search.bottom).toBeGreaterThanOrEqual(5);
    expect(head.top - filters.bottom).toBeGreaterThanOrEqual(5);
  });

  await test.step('the count line is whole with a search and a status', async () => {
    const filters = page.getByRole('button', { name: 'Filters' });
    const topOfFilters = () => filters.evaluate((element) => element.getBoundingClientRect().top);
    const before = await topOfFilters();
    await searchBox(page).fill('bennett');
    await statusFilter(page).selectOption({ label: 'Contacted' });
    const whole = 'Showing 0 of 4 customers matching "bennett" with status Contacted';
    await expect(countLine(page)).toHaveText(whole);
    await expect(countLine(page)).toHaveAttribute('title', whole);
    const hidden = () =>
      countLine(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    expect(await topOfFilters()).toBe(before);
    await page.getByRole('button', { name: 'Clear' }).click();
  });

  await test.step('the columns of the details stand below each other', async () => {
    await viewButton(page, 'Marcia Bennett').click();
    const leftOf = (name: string) =>
      page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().left);
    const distance = async () => (await leftOf('Business Information')) - (await leftOf('Next step'));
    await expect.poll(distance).toBe(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the status filter has room for each status beside its arrow', async () => {
    const isOwnArrow = () =>
      statusFilter(page).evaluate((list) => getComputedStyle(list).appearance === 'none');
    for (const width of [1366, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(isOwnArrow).toBe(true);
      await expect.poll(() => statusFilter(page).evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(isOwnArrow).toBe(false);
  });
});

/** Runs in the page. Pixels between the longest option and the padding that holds the arrow. */
function roomLeft(list: HTMLElement): number {
  const { paddingLeft, paddingRight, font } = getComputedStyle(list);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return Number.NEGATIVE_INFINITY;
  context.font = font;
  const widths = [...list.children].map(({ textContent }) => context.measureText(textContent).width);
  return (
    list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - Math.max(...widths)
  );
}

test('companies and fuels of a laptop have one size of text and are whole', async ({ page }) => {
  const companies = ['Hill Farm', 'Greenwich Town Fishermen’s Co-operative'];
  await storeCustomers(
    companies.map((companyName, n) => ({
      ...people[n],
      companyName,
      fuelTypes: ['Diesel', 'Cooking Gas (LPG)'],
    })),
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await openCustomers(page);
  const look = (text: string) =>
    page
      .getByRole('cell')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => ({
        size: getComputedStyle(element).fontSize,
        cut: Math.max(element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight),
      }));
  for (const text of [...companies, 'Diesel, Cooking Gas (LPG)'])
    expect(await look(text), text).toEqual({ size: '13px', cut: 0 });
});

test('every text of the list has room at every width', async ({ page }) => {
  await storeCustomers([
    { ...people[1], phone: '+1 876-555-0142', whatsapp: '876-555-0150', status: 'contacted' },
  ]);
  await openCustomers(page);
  await expect(countLine(page)).toHaveText('Showing 1 of 1 customers');
  await page.keyboard.press('Tab');
  for (const width of [360, 375, 390, 768, 834, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole(width < 1024 ? 'article' : 'table')).toBeVisible();
    await expect(statusFilter(page), `status filter at ${width} px`).toBeInViewport({ ratio: 1 });
    const broken = () => page.locator('th, article a').evaluateAll(brokenWords);
    await expect.poll(broken, { message: `broken at ${width} px` }).toEqual([]);
    const number = page.getByText('+1 876-555-0142', { exact: true });
    const cut = () => number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(cut, { message: `number at ${width} px` }).toBeLessThanOrEqual(0);
    const reach = () => page.locator('h1').evaluate(reachOfMark);
    await expect.poll(reach, { message: `mark at ${width} px` }).toBeLessThanOrEqual(0);
  }
});

/** Runs in the page. Pixels by which the mark of a focused heading covers the text below. */
function reachOfMark(heading: HTMLElement): number {
  heading.tabIndex = -1;
  heading.focus();
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(heading);
  const below = document.querySelector('header dl');
  if (outlineStyle !== 'solid' || !below) return Number.POSITIVE_INFINITY;
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  return heading.getBoundingClientRect().bottom + reach - below.getBoundingClientRect().top;
}

test('keys alone work list and details', async ({ page }) => {
  await storeCustomers(people);
  await openCustomers(page);
  // The rows come after the count.
  await expect(viewButton(page, 'Marcia Bennett')).toBeVisible();
  await page.keyboard.press('j');
  await expect(viewButton(page, 'Marcia Bennett')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(viewButton(page, 'Devon Clarke')).toBeFocused();
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(note).toBeFocused();
  await page.keyboard.type('jot/');
  await expect(note).toHaveValue('jot/');
  await page.keyboard.press('Escape');
  await expect(viewButton(page, 'Devon Clarke')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('jk');
  await expect(countLine(page)).toHaveText('Showing 0 of 4 customers matching "jk"');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of this view').fill('Everybody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Everybody All customers' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('customers are cards with targets of 44 px', async ({ page }) => {
    await storeCustomers(people);
    await openCustomers(page);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('table')).toHaveCount(0);
    const card = page.getByRole('article', { name: 'Devon Clarke' });
    for (const name of ['Call', 'WhatsApp', 'E-mail']) {
      await expect(card.getByRole('link', { name: `${name} Devon Clarke` })).toBeVisible();
    }
    // The list of one at the lower edge opens upwards, in view.
    const status = statusOf(page, 'Devon Clarke');
    await status.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await status.tap();
    for (const { label } of customerStatuses) {
      await expect(page.getByRole('listbox').getByRole('option', { name: label })).toBeInViewport({
        ratio: 1,
      });
    }
    await expectThumbSized(page);
    await status.tap();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name, A to Z' });
    await expectThumbSized(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show 4 customers' }).tap();
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Ángela O’Neil');
    await viewButton(page, 'Devon Clarke').tap();
    await expect(page.getByRole('dialog', { name: /^Devon Clarke/ })).toBeVisible();
    await expectThumbSized(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(viewButton(page, 'Devon Clarke')).toBeFocused();
  });

  test('Clear shows the whole list again', async ({ page }) => {
    await storeCustomers(people);
    await openCustomers(page, '?status=new');
    await page.getByRole('searchbox').fill('devon');
    await expectThumbSized(page);
    await page.getByRole('button', { name: 'Clear' }).tap();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

/** Fails on any control too small for a thumb, and on a page wider than the screen. */
async function expectThumbSized(page: Page) {
  const small = () =>
    page.locator('a, button, select, input, [role="option"]').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        // The way past the header is out of sight until the keyboard comes to it.
        const isSeen = control.checkVisibility() && getComputedStyle(control).clipPath === 'none';
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return isSeen && (width < 44 || height < 44) ? [`${name}: ${width} × ${height}`] : [];
      }),
    );
  await expect.poll(small, { message: 'targets under 44 px' }).toEqual([]);
  await expectNoSidewaysScroll(page);
}
