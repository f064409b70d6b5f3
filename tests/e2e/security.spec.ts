import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { expectThanks, openFilledForm, send } from '../support/browser/contact-form';
import { customerId, storeCustomers } from '../support/browser/customers';
import { openAndClose } from '../support/browser/details';
import { exportCsv } from '../support/browser/export';
import { hostileCustomers, malformedDocuments, markup } from '../support/browser/hostile-customers';
import { choose, statusOf } from '../support/browser/listbox';
import { expectNoSidewaysScroll } from '../support/browser/reflow';
import { watchAddresses } from '../support/browser/requests';
import { openAs, storedKeys, storeKeys } from '../support/browser/session';
import { signIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/test';
import { storeDocument, storedDocuments } from '../support/database';
import { sessionKeys } from '../support/session-keys';

const openCustomers = (page: Page) => openAs(page, 'admin', paths.adminDashboard);
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Every link that the screen offers. */
const hrefs = (page: Page) =>
  page
    .locator('main a[href], dialog a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const tel = String.raw`tel:\+?\d+`;
const whatsapp = String.raw`https:\/\/wa\.me\/\d+(\?text=[^&#]*)?`;
const mail = String.raw`mailto:[^?&#\s]+(\?subject=[^&#\s]*&body=[^&#\s]*)?`;
const details = String.raw`\?customer=\w+`;
const harmless = new RegExp(`^(${tel}|${whatsapp}|${mail}|${details})$`);

async function expectUnharmed(page: Page) {
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await expect(page.locator('[src="x"]')).toHaveCount(0);
  for (const href of await hrefs(page)) expect(href).toMatch(harmless);
  const external = page.locator('main a[href^="http"], dialog a[href^="http"]');
  for (const link of await external.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}

for (const width of [1440, 390]) {
  test(`hostile customers stay harmless in list, dialog and export at ${width} px`, async ({ page }) => {
    const requested = watchAddresses(page);
    page.on('dialog', (dialog) => expect(dialog.message(), 'a dialog opened').toBe(''));
    await page.setViewportSize({ width, height: 900 });
    const { length } = hostileCustomers;
    const ids = await storeCustomers(hostileCustomers.map(({ fields }) => fields));
    await openCustomers(page);
    await expect(page.getByText(`Showing ${length} of ${length} customers`)).toBeVisible();
    await expectUnharmed(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'View details of' }).first().click();
    const seen: string[] = [];
    for (let place = 1; place <= length; place += 1) {
      await expect(dialogOf(page).getByText(`${place} of ${length}`, { exact: true })).toBeVisible();
      const id =
        (await dialogOf(page)
          .getByText(/^Cust0/)
          .textContent()) ?? '';
      seen.push(id);
      const { name = 'nobody', shownAs = '' } = hostileCustomers[ids.indexOf(id)] ?? {};
      await test.step(name, async () => {
        await expect(dialogOf(page).getByRole('heading', { level: 2 })).toHaveText(shownAs);
        await expectUnharmed(page);
        await expectNoSidewaysScroll(page);
      });
      if (place < length) await dialogOf(page).getByRole('button', { name: 'Next customer' }).click();
    }
    expect(seen.toSorted()).toEqual(ids);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await test.step('no cell of the export begins a formula, and every text survives the way through a parser', async () => {
      const { text, rows } = await exportCsv(page);
      expect(text).toMatch(/^\ufeffName,Email,.*\r\n/);
      expect(rows).toHaveLength(length);
      const cells = rows.flatMap((row) => Object.values(row));
      expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^\+[\d -]+$/.test(cell))).toEqual([]);
      expect(cells).toContain(`'=cmd|"/c calc"!A0`);
      expect(cells).toContain('One\r\nTwo');
      expect(cells).toContain(markup);
    });
    expect(requested.filter((url) => new URL(url).pathname === '/x')).toEqual([]);
  });
}

test('a hostile customer’s texts stay plain texts and links', async ({ page }) => {
  const [markedUp] = hostileCustomers;
  const headers = hostileCustomers.find(({ name }) => name === 'line breaks and mail headers');
  await storeCustomers([
    markedUp?.fields ?? {},
    headers?.fields ?? {},
    { firstName: 'None', phone: 'javascript:alert()', whatsapp: 'call me' },
    { firstName: 'Local', phone: '(876) 555-0142', whatsapp: '658.555.0143' },
  ]);
  await openCustomers(page);
  await expect(page.getByText('Showing 4 of 4 customers')).toBeVisible();

  await test.step('numbers become digits, and what holds none becomes no link', async () => {
    await expect(page.getByRole('link', { name: /^Call Local/ })).toHaveAttribute('href', 'tel:+18765550142');
    await expect(page.getByRole('link', { name: /^WhatsApp Local/ })).toHaveAttribute(
      'href',
      'https://wa.me/16585550143',
    );
    await expect(page.getByRole('link', { name: /^E-mail None/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Call|WhatsApp) None/ })).toHaveCount(0);
  });

  await test.step('mail links carry the one address and no header of a customer’s making', async () => {
    await page.getByRole('button', { name: 'View details of Marcia' }).click();
    for (const name of [/^E-mail Marcia/, 'Send Email']) {
      const href = (await page.getByRole('link', { name, includeHidden: true }).getAttribute('href')) ?? '';
      const { pathname, searchParams } = new URL(href);
      expect(decodeURIComponent(pathname)).toBe('marcia@hopefarm.example?bcc=evil@evil.example&body=spam');
      expect([...searchParams.keys()].filter((key) => !['subject', 'body'].includes(key))).toEqual([]);
      expect(searchParams.get('subject') ?? '').not.toMatch(/[\r\n]/);
      expect(searchParams.get('body') ?? '').not.toContain('\nBcc:');
    }
    await page.keyboard.press('Escape');
  });

  await test.step('every field is shown as the text it is', async () => {
    await page.getByRole('button', { name: `View details of ${markup}` }).click();
    const written = ['E-mail', 'Phone', 'WhatsApp', 'Company', 'Position', 'Parish', 'Address', 'Fuel types'];
    for (const term of written) {
      const value = dialogOf(page)
        .getByRole('term')
        .filter({ hasText: term })
        .first()
        .locator('+ dd')
        .locator('bdi');
      await expect(value, term).toHaveText(markup);
    }
    await expect(dialogOf(page).getByRole('region', { name: 'Customer Message' })).toContainText(markup);
  });
});

test('malformed documents of every kind are listed, opened and exported', async ({ page }) => {
  for (const [index, { fields }] of malformedDocuments.entries()) {
    await storeDocument('customers', customerId(index + 1), fields);
  }
  const { length } = malformedDocuments;
  await openCustomers(page);
  await expect(page.getByText(`Showing ${length} of ${length} customers`)).toBeVisible();
  await page.getByRole('button', { name: 'View details of' }).first().click();
  for (let place = 1; place <= length; place += 1) {
    await expect(dialogOf(page).getByText(`${place} of ${length}`, { exact: true })).toBeVisible();
    await expect(dialogOf(page).getByRole('region', { name: 'Database Information' })).toContainText(
      /20\d\d|Cust0/,
    );
    const next = dialogOf(page).getByRole('button', { name: 'Next customer' });
    if (place < length) await next.click();
    else await expect(next).toBeDisabled();
  }
  await expectUnharmed(page);
  await page.keyboard.press('Escape');
  expect((await exportCsv(page)).rows).toHaveLength(length);
});

test('no customer’s data enters an address', async ({ page, baseURL }) => {
  const addresses = watchAddresses(page);
  await storeCustomers([
    { companyName: 'Hope Farm' },
    { firstName: 'Devon', lastName: 'Clarke', email: 'devon@quarry.example' },
  ]);
  await page.goto(paths.login);
  await signIn(page, 'admin');
  await page.getByRole('searchbox').fill('Marcia Bennett');
  await expect(page.getByText('Showing 1 of 2 customers matching "Marcia Bennett"')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('new');
  await choose(statusOf(page, 'Marcia Bennett'), 'Customer');
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('');
  await openAndClose(page, 'Marcia Bennett');
  await exportCsv(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  expect(addresses).toContain(`${baseURL}${paths.adminDashboard}`);
  expect(addresses.filter((url) => /marcia|bennett|hope|devon|clarke|876|555/i.test(url))).toEqual([]);
});

const complete = sessionKeys('admin');
const { isAuthenticated, userRole, userEmail, loginTime } = complete;

test('no keys but an administrator’s show the list', async ({ page }) => {
  await storeCustomers([{}]);
  for (const [name, keys, end] of [
    ['no keys', {}, paths.login],
    ['no flag', { userRole, userEmail, loginTime }, paths.login],
    ['another flag', { ...complete, isAuthenticated: 'TRUE' }, paths.login],
    ['the flag alone', { isAuthenticated }, paths.unauthorized],
    ['no role', { isAuthenticated, userEmail, loginTime }, paths.unauthorized],
    ['a role that is none', { ...complete, userRole: 'Admin' }, paths.unauthorized],
    ['a role of the language', { ...complete, userRole: 'constructor' }, paths.unauthorized],
    ['a role in JSON', { ...complete, userRole: '["admin"]' }, paths.unauthorized],
  ] as const) {
    await test.step(`a session with ${name} shows no list and leads to ${end}`, async () => {
      await storeKeys(page, keys);
      await page.goto(paths.adminDashboard);
      await expect(page).toHaveURL(end);
      await expect(page.getByText('Marcia')).toHaveCount(0);
      await page.evaluate(() => window.localStorage.clear());
    });
  }
  await storeKeys(page, { isAuthenticated, userRole, userEmail: '\r\n', loginTime: '<b>never</b>' });
  await page.goto(paths.adminDashboard);
  await expect(page.getByText('Marcia Bennett')).toBeVisible();
  await expect(page.getByText('Admin User')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Unknown')).toBeVisible();
});

test('a session that is spoilt in another tab ends here, with nothing left on the screen', async ({
  page,
  context,
}) => {
  await storeCustomers([{}]);
  const other = await context.newPage();
  await other.goto(paths.home);
  for (const [name, change, end] of [
    ['cleared', () => window.localStorage.clear(), paths.login],
    ['cut to pieces', () => window.localStorage.removeItem('userRole'), paths.unauthorized],
    ['turned into a driver’s', () => window.localStorage.setItem('userRole', 'driver'), paths.unauthorized],
  ] as const) {
    await test.step(name, async () => {
      await openCustomers(page);
      await expect(page.getByText('Marcia Bennett')).toBeVisible();
      await other.evaluate(change);
      await expect(page).toHaveURL(end);
      await expect(page.getByText('Marcia')).toHaveCount(0);
    });
  }
});

test.describe('when the token is not an administrator’s', () => {
  test.use({ allowedComplaints: [/403/] });

  test('an edited session shows a shell without data', async ({ page }) => {
    await storeCustomers([{}]);
    let role = '';
    let asked = 0;
    await page.route(/\/v1\/projects\//, (route) => {
      asked += 1;
      const token = [{ alg: 'none', type: 'JWT' }, { sub: role, user_id: role, role }, '']
        .map((part) => Buffer.from(part && JSON.stringify(part)).toString('base64url'))
        .join('.');
      return route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${token}` } });
    });
    for (role of ['driver', 'customer', 'Admin']) {
      await test.step(role, async () => {
        asked = 0;
        await openCustomers(page);
        await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
        await expect(
          page.getByText('Failed to load customers. Please check your connection and try again.'),
        ).toBeVisible();
        await expect(page.getByText('Marcia')).toHaveCount(0);
        expect(asked).toBeGreaterThan(0);
      });
    }
  });
});

test('Back and keyboard bring no customer back after Logout', async ({ page }) => {
  await storeCustomers([{}]);
  await page.goto(paths.login);
  await signIn(page, 'admin');
  await expect(page.getByText('Marcia Bennett')).toBeVisible();
  expect((await storedKeys(page)).sort()).toEqual(Object.keys(complete).sort());
  await openAndClose(page, 'Marcia Bennett');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  expect(await storedKeys(page)).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(paths.adminDashboard);
  await expect(page.getByText('Marcia')).toHaveCount(0);
  await page.goForward();
  await page.goto(paths.adminDashboard);
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('Marcia')).toHaveCount(0);
});

const brokenStorages = {
  'throws whenever it is asked for': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, breakStorage] of Object.entries(brokenStorages)) {
  test(`with a storage that ${name} the form still submits and staff are told why nobody can sign in`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await openFilledForm(page);
    await send(page);
    await expectThanks(page);
    expect(await storedDocuments('customers')).toHaveLength(1);
    await page.goto(paths.login);
    await signIn(page, 'admin');
    await expect(page.getByRole('alert')).toContainText('This browser blocks storage for this site');
    await page.goto(paths.adminDashboard);
    await expect(page).toHaveURL(paths.login);
  });
}
