import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { type Role, roles } from '@/domain/role';
import { expectThanks, fillIn, openFilledForm, send } from '../support/browser/contact-form';
import { storeCustomers } from '../support/browser/customers';
import { exportCsv } from '../support/browser/export';
import { choose } from '../support/browser/listbox';
import { faults, interceptDatabase } from '../support/browser/network';
import { watchPolicy } from '../support/browser/policy';
import { foreignAddresses, watchAddresses } from '../support/browser/requests';
import { dashboards, openAs, reloadWithNothingKept } from '../support/browser/session';
import { signIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/test';
import { clearDatabase } from '../support/database';

/** Opens a page and every state of its tabs. */
const withTabs = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const tab of await page.getByRole('tab').all()) await tab.click();
};

const dashboardOf = (role: Role) => async (page: Page) => {
  await openAs(page, role, dashboards[role]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/**
 * Every route, and every state that brings other parts of the site on the screen; those of a remembered session at the
 * end.
 */
const visits: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(
    [paths.home, paths.about, paths.services, paths.sustainability, paths.industry, paths.signup].map(
      (path) => [path, withTabs(path)],
    ),
  ),
  [`${paths.contact}, refused, failed and sent`]: async (page) => {
    const database = await interceptDatabase(page);
    database.plan('customer', faults.status(403), 1);
    await page.goto(paths.contact);
    await send(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fillIn(page);
    await send(page);
    await expect(page.getByRole('link', { name: 'Send by WhatsApp instead' })).toBeVisible();
    await send(page);
    await expectThanks(page);
    await page.getByRole('button', { name: 'Submit Another Form' }).click();
  },
  [`${paths.login}, refused`]: async (page) => {
    await page.goto(paths.login);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByLabel('Email').fill('nobody@islandfuel.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText(/^Invalid email or password/)).toBeVisible();
  },
  'an unknown address': async (page) => {
    await page.goto('/nonsense');
    await expect(page).toHaveURL(paths.home);
  },
  'the list with its dialog, notices, export and errors': async (page) => {
    await clearDatabase();
    await storeCustomers([{ message: 'Two tanks.' }]);
    const database = await interceptDatabase(page);
    await page.goto(paths.login);
    await signIn(page, 'admin');
    await choose(page.getByRole('combobox', { name: /^Status of/ }), 'Contacted');
    await expect(page.getByText('Status updated successfully')).toBeVisible();
    await page.getByRole('button', { name: /^View details/ }).click();
    await page.keyboard.press('Escape');
    await exportCsv(page);
    database.plan('list', faults.status(503));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await reloadWithNothingKept(page);
    await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    database.heal();
  },
  ...Object.fromEntries(roles.map(({ value }) => [dashboards[value], dashboardOf(value)])),
  [paths.unauthorized]: async (page) => {
    await openAs(page, 'driver', paths.adminDashboard);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
};

// Messages of these visits' faults; a violation reads differently.
test.use({ allowedComplaints: [/Failed to load resource: .* (403|503)|^response (403|503)/] });

for (const width of [390, 1440]) {
  test(`no page and no state of one violates a policy or asks a third party at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const violations = await watchPolicy(page);
    const addresses = watchAddresses(page);
    for (const [name, visit] of Object.entries(visits)) {
      await test.step(name, async () => {
        const before = addresses.length;
        await visit(page);
        expect(addresses.length).toBeGreaterThan(before);
        expect(violations).toEqual([]);
        expect(foreignAddresses(addresses, String(baseURL))).toEqual([]);
      });
    }
  });
}

test.describe('the watch itself', () => {
  test.use({ allowedComplaints: [/Content Security Policy|evil\.example.* csp/] });

  test('notices an inline script, an inline handler and a stranger’s picture', async ({ page }) => {
    const violations = await watchPolicy(page);
    await openFilledForm(page);
    await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), { textContent: 'window.attacked = 1' });
      document.body.append(script, Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
      document.body.insertAdjacentHTML('beforeend', '<img src="/logo.svg" onload="window.attacked = 1">');
    });
    await expect
      .poll(() => violations.map((violation) => violation.split(' ')[0]).sort())
      .toEqual(['img-src', 'script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });
});
