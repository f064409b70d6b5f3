import type { Locator, Page } from '@playwright/test';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { customerStatuses } from '@/domain/customer-status';
import { expectAccessible } from '../support/browser/accessible';
import { storeCustomers } from '../support/browser/customers';
import { openHydrated, waitUntilHydrated } from '../support/browser/hydrated';
import { choose, statusOf } from '../support/browser/listbox';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';

test('the first button of the home page is in view on a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(paths.home);
  await expect(page.getByRole('main').getByRole('link', { name: 'Request A Quote' }).first()).toBeInViewport({
    ratio: 1,
  });
});

test('forced colours keep the parts of the list and of the site apart', async ({ page }) => {
  await storeCustomers([{ firstName: 'Marcia' }]);
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(page.getByText('Up to date')).toBeAttached();

  await test.step('dots of the summary tiles', async () => {
    const dots = page.locator('dt > [aria-hidden].rounded-full');
    await expect(dots).toHaveCount(6);
    const colours = () => dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
    const own = await colours();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(colours).toEqual(own);
  });

  const edgeOf = (element: Element) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    const border = borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
    return Math.max(border, outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth));
  };
  const expectEdge = (part: Locator) => expect.poll(() => part.evaluate(edgeOf)).toBeGreaterThanOrEqual(1);

  await test.step('edges of the selection’s bar and of dialogs', async () => {
    await page.getByRole('checkbox', { name: 'Select Marcia' }).check();
    await expectEdge(page.getByRole('region', { name: 'Selected customers' }));
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: 'Add a customer' }).click();
    await expectEdge(page.getByRole('dialog', { name: 'Add a customer' }));
    await page.keyboard.press('Escape');
  });

  await test.step('grounds of the chosen work list, command and saved view', async () => {
    const groundOf = (control: Locator) =>
      control.evaluate((element) => getComputedStyle(element).backgroundColor);
    const unassigned = page.getByRole('button', { name: /^Unassigned/ });
    const ground = await groundOf(unassigned);
    await unassigned.click();
    await expect.poll(() => groundOf(unassigned)).not.toBe(ground);

    await page.keyboard.press('Control+k');
    const options = page.getByRole('dialog').getByRole('option');
    const chosen = options.first();
    const other = options.nth(1);
    await expect.poll(async () => (await groundOf(chosen)) === (await groundOf(other))).toBe(false);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Name of this view' }).fill('Free');
    await page.getByRole('button', { name: 'Save this view' }).click();
    const rename = page.getByRole('button', { name: 'Rename Free' });
    const view = page.getByRole('button', { name: /^Free/ });
    await expect.poll(async () => (await groundOf(view)) === (await groundOf(rename))).toBe(false);
  });

  await test.step('edges of the logo and of filled buttons', async () => {
    await page.goto(paths.home);
    const banner = page.getByRole('banner');
    await expectEdge(banner.getByRole('img').first());
    await expectEdge(banner.getByRole('link', { name: 'Request A Quote' }));
  });
});

test('forced colours leave a gap in the ring of a wait', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.login);
  await page.getByLabel('Email').fill('nobody@islandfuel.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const ring = page.getByRole('button', { name: 'Signing In...' }).locator('[aria-hidden]');
  const sides = await ring.evaluate((element) => {
    const { borderTopWidth, borderRightWidth } = getComputedStyle(element);
    return [borderTopWidth, borderRightWidth];
  });
  expect(sides).toEqual(['2px', '0px']);
});

test('forced colours keep the dot beside the opening hours', async ({ page }) => {
  await page.goto(paths.contact);
  await page.emulateMedia({ forcedColors: 'active' });
  const dot = page.getByRole('region', { name: 'Business hours' }).locator('p > [aria-hidden]');
  await expect(dot).toBeVisible();
  const { edge, edgeWidth, ground } = await dot.evaluate((element) => {
    const { borderTopColor: edge, borderTopWidth: edgeWidth } = getComputedStyle(element);
    return { edge, edgeWidth, ground: getComputedStyle(document.documentElement).backgroundColor };
  });
  expect(edge).not.toBe(ground);
  expect(edgeWidth).toBe('5px');
});

test('paper names the company on /services, and a printed sheet leaves the name out', async ({ page }) => {
  await page.goto(paths.services);
  const name = page.getByRole('banner').getByRole('img', { name: company.name });
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(name).toHaveCSS('filter', 'brightness(0)');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link')).toHaveText([company.email, company.phone]);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);

  const headings = page.getByRole('main').getByRole('heading');
  const colours = () =>
    headings.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  await expect.poll(colours).toEqual(['rgb(0, 0, 0)']);
  for (const name of ['Global Adoption', 'Technical Specification', 'How much do I need?']) {
    await expect(headings.filter({ hasText: name })).toBeVisible();
  }
  const button = page.getByRole('main').getByRole('link', { name: 'Get Quote Now' }).first();
  await expect(button).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');

  await page.evaluate(() => Object.assign(document.documentElement.dataset, { print: 'sheet' }));
  await expect(name).toBeHidden();
  await expect(foot).toBeHidden();
});

test('paper gets every industry in unbroken parts, and no call to choose one', async ({ page }) => {
  await page.goto(paths.industry);
  const call = page.getByText('Choose your industry.', { exact: true });
  await expect(call).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(call).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Mining', level: 2 })).toBeVisible();
  const industry = page.getByRole('tabpanel', { name: 'Mining' });
  for (const caption of ['Mining', 'Key benefits']) {
    await expect(industry.getByRole('heading', { name: caption })).toHaveCSS('break-after', 'avoid');
  }
  await expect(industry.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
});

test('paper gets every customer of the list under titles on each sheet, or the open details alone', async ({
  page,
}) => {
  const names = Array.from({ length: 120 }, (_, n) => `Printed${n}`);
  await storeCustomers(
    names.map((firstName) => ({ firstName, lastName: 'x'.repeat(80), message: 'Mind the dog\n'.repeat(60) })),
  );
  await openAs(page, 'admin', paths.adminDashboard);
  const view = page.getByRole('button', { name: /^View details of Printed0 / });
  await view.focus();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Customers on paper' });
  await expect(table.getByRole('row')).toHaveCount(121);
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.getByRole('main')).toBeHidden();
  const statusWidth = () =>
    table.evaluate(
      (whole) => (whole.querySelector('th:last-child')?.clientWidth ?? 0) / (whole.clientWidth || 1),
    );
  await expect.poll(statusWidth).toBeGreaterThan(0.15);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(table).toHaveCount(0);

  await view.click();
  await page
    .getByRole('dialog', { name: /^Printed0 / })
    .getByRole('button', { name: 'Correct' })
    .click();
  await expect(page.getByRole('dialog', { name: /^Correct/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Printed0 / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Database Information' })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(width).toBeLessThanOrEqual(0);
});

test('staff screens of a dark system are dark, with no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await storeCustomers([
    ...customerStatuses.map(({ value }) => ({ firstName: `Marcia ${value}`, status: value })),
    { firstName: 'Devon' },
  ]);
  await openAs(page, 'admin', paths.adminDashboard);
  const expectDark = async (seen: Locator) => {
    await expect(seen).toBeVisible();
    await expect.poll(() => brightness(page)).toBeLessThan(0.15);
    await expectAccessible(page);
  };
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const close = () => page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Figures' }).click();
  await expectDark(dialog('Figures'));
  await close();
  await page.getByRole('button', { name: 'What was done' }).click();
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expectDark(dialog('What was done').getByText('Nothing was written down.'));
  await close();
  await choose(statusOf(page, 'Devon'), 'Contacted');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Marcia new' }).check();
  await statusOf(page, 'Marcia customer').click();
  await expectDark(page.getByRole('listbox'));
  await close();

  await page.getByRole('button', { name: 'View details of Marcia inactive' }).click();
  await expectDark(dialog(/^Marcia inactive/).getByText('Nothing is written down yet.'));
  await close();

  await page.getByRole('button', { name: 'Add a customer' }).click();
  const add = dialog('Add a customer');
  await add.getByRole('button', { name: 'Add customer' }).click();
  await expectDark(add.getByRole('alert'));
  await close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectDark(dialog('Filters'));
  await close();

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => brightness(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Website' }).click();
  await expect.poll(() => brightness(page)).toBeGreaterThan(0.9);
});

test('a browser that darkens pages by itself leaves the words of buttons dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, paths.contact);
  await waitUntilHydrated(page, 'form button');
  const browser = await page.context().newCDPSession(page);
  const button = page.getByRole('button', { name: 'Send now' });
  await button.scrollIntoViewIfNeeded();
  const asDesigned = await button.screenshot();
  const isAsDesigned = async () => asDesigned.equals(await button.screenshot());
  const setScheme = (scheme: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('color-scheme', value), scheme);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  // A page that does not insist on its light colours is darkened.
  await setScheme('light');
  await expect.poll(isAsDesigned).toBe(false);
  await setScheme('');
  await expect.poll(isAsDesigned).toBe(true);
});

/** Brightness of the page's ground, from 0 for black to 1 for white. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3 / 255;
  });
}
