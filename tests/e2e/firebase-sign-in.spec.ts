import type { Page, Route } from '@playwright/test';
import { paths } from '@/config/paths';
import { type Role, roles } from '@/domain/role';
import { demoCredentials } from '@/features/session/demo-credentials';
import { clearAccounts, createAccount, setRole } from '../support/auth-accounts';
import { expectThanks, holdBack, openFilledForm, send } from '../support/browser/contact-form';
import { storeCustomers } from '../support/browser/customers';
import { openAndClose } from '../support/browser/details';
import { choose, statusOf } from '../support/browser/listbox';
import { watchAddresses } from '../support/browser/requests';
import { dashboards, storedKeys, storeKeys } from '../support/browser/session';
import { signIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/test';
import { sessionKeys } from '../support/session-keys';

const noMatch = 'Invalid email or password. Please check your credentials and try again.';
/** How often the list asks for a new token, in milliseconds. */
const tokenRenewal = 10 * 60_000;
const everyRole = roles.map(({ value }) => value);
const accountIds = new Map<Role, string>();

// After the page's own fixture, which empties the database.
test.beforeEach(async ({ page: _ }) => {
  await createAccounts();
  await storeCustomers([{}]);
});

/** An account of each role, and no other. */
async function createAccounts() {
  await clearAccounts();
  for (const role of everyRole) {
    const { id } = await createAccount({ ...demoCredentials[role], role });
    accountIds.set(role, id);
  }
}

const accountOf = (role: Role) => accountIds.get(role) ?? '';
const customer = (page: Page) => page.getByText('Marcia Bennett');

async function signInAs(page: Page, role: Role) {
  await page.goto(paths.login);
  await signIn(page, role);
  await expect(page).toHaveURL(dashboards[role]);
}

/** Moves the clock on by which the page measures how long something took; its timers stay. */
const letTimePass = (page: Page, milliseconds: number) =>
  page.evaluate((passed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
  }, milliseconds);

/** How many people Firebase Auth remembers in this browser. */
const rememberedPeople = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('firebaseLocalStorage')) return resolve(0);
          const counting = database
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );

for (const role of everyRole) {
  test(`${role} stays signed in to ${dashboards[role]} through a reload`, async ({ page }) => {
    const account = page.getByText(demoCredentials[role].email);
    async function expectDashboard() {
      await expect(page).toHaveURL(dashboards[role]);
      await expect(account.first()).toBeVisible();
      await expect(customer(page)).toHaveCount(role === 'admin' ? 1 : 0);
    }
    await signInAs(page, role);
    expect((await storedKeys(page)).sort()).toEqual(Object.keys(sessionKeys(role)).sort());
    await expectDashboard();
    await page.reload();
    await expectDashboard();
    await page.goto(role === 'admin' ? paths.driverDashboard : paths.adminDashboard);
    await expect(page).toHaveURL(paths.unauthorized);
    await expect(account).toBeVisible();
  });
}

test('an administrator works by a token until Logout clears everything', async ({ page }) => {
  await page.goto(paths.login, { waitUntil: 'networkidle' });
  await expect(page.getByText(/demo/i)).toHaveCount(0);
  await signIn(page, 'admin');
  await expect(page).toHaveURL(dashboards.admin);
  await expect(customer(page)).toBeVisible();
  await expect.poll(() => rememberedPeople(page)).toBe(1);
  await choose(statusOf(page, 'Marcia Bennett'), 'Customer');
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await openAndClose(page, 'Marcia Bennett');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  expect(await storedKeys(page)).toEqual([]);
  await expect.poll(() => rememberedPeople(page)).toBe(0);
  await page.goBack();
  await expect(page).not.toHaveURL(dashboards.admin);
  await expect(customer(page)).toHaveCount(0);
  await storeKeys(page, sessionKeys('admin'));
  await page.goto(paths.adminDashboard);
  await expect(page).toHaveURL(paths.login);
  await expect(customer(page)).toHaveCount(0);
});

test('a visitor’s request brings nothing of Auth', async ({ page }) => {
  const addresses = watchAddresses(page);
  await openFilledForm(page);
  await send(page);
  await expectThanks(page);
  expect(addresses.filter((url) => /firebase-auth|staff-auth|identitytoolkit/.test(url))).toEqual([]);
});

test.describe('with credentials that open no account', () => {
  // The Auth emulator's answers.
  test.use({ allowedComplaints: [/\b400\b/] });

  async function expectRefused(page: Page) {
    await expect(page.getByRole('alert')).toHaveText(noMatch);
    await expect(page).toHaveURL(paths.login);
    expect(await storedKeys(page)).toEqual([]);
    await expect.poll(() => rememberedPeople(page)).toBe(0);
    await page.goto(paths.adminDashboard);
    await expect(page).toHaveURL(paths.login);
  }

  test('a wrong password, another role and a deleted account are refused', async ({ page }) => {
    const { email, password } = demoCredentials.admin;
    const spoils = {
      'a wrong password': () => page.getByLabel('Password', { exact: true }).fill('not-the-password'),
      'another role': () => setRole(accountOf('admin'), 'driver'),
      'a deleted account': () => clearAccounts(),
    };
    for (const [name, spoil] of Object.entries(spoils)) {
      await test.step(name, async () => {
        await page.goto(paths.login);
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await spoil();
        const { arrive, held } = holdBack();
        await page.route(/identitytoolkit/, held);
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
        arrive();
        await expectRefused(page);
      });
    }
  });
});

test.describe('with edited session keys', () => {
  test.use({ allowedComplaints: [/403/] });

  test('an edited session sees no data and ends at /login', async ({ page }) => {
    async function expectRefused() {
      await page.goto(paths.adminDashboard);
      await expect(page).toHaveURL(paths.login);
      await expect(customer(page)).toHaveCount(0);
      expect(await storedKeys(page)).toEqual([]);
    }
    await storeKeys(page, sessionKeys('admin'));
    await expectRefused();
    for (const role of ['customer', 'driver'] as const) {
      await test.step(`a ${role}`, async () => {
        await signInAs(page, role);
        await page.evaluate(() => window.localStorage.setItem('userRole', 'admin'));
        await expectRefused();
        await expect.poll(() => rememberedPeople(page)).toBe(0);
      });
    }
  });
});

test.describe('when the role is taken away', () => {
  test.use({ allowedComplaints: [/\b40[03]\b/] });

  test('an administrator ends at /login with nothing left on the screen', async ({ page }) => {
    for (const [name, revoke] of [
      ['whose role was revoked', () => setRole(accountOf('admin'), undefined)],
      ['whose account was deleted', () => clearAccounts()],
    ] as const) {
      await test.step(name, async () => {
        await createAccounts();
        await signInAs(page, 'admin');
        await openAndClose(page, 'Marcia Bennett');
        await revoke();
        await letTimePass(page, tokenRenewal);
        await page.getByRole('button', { name: 'Refresh' }).click();
        await expect(page).toHaveURL(paths.login);
        await expect(page.getByText('Marcia')).toHaveCount(0);
        expect(await storedKeys(page)).toEqual([]);
        await page.goBack();
        await expect(page).not.toHaveURL(dashboards.admin);
        await expect(page.getByText('Marcia')).toHaveCount(0);
        await page.goto(paths.adminDashboard);
        await expect(page).toHaveURL(paths.login);
      });
    }
  });
});

test('Logout in one tab ends the session in the other', async ({ page, context }) => {
  await signInAs(page, 'admin');
  await expect(customer(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.adminDashboard);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect(customer(page)).toHaveCount(0);
});

test.describe('when Auth is out of reach', () => {
  test.use({ allowedComplaints: [/request failed|Failed to load resource/] });

  test('Logout leaves no sign-in where its script is missing', async ({ page }) => {
    await signInAs(page, 'driver');
    await page.reload();
    await page.route(/staff-auth/, (route) => route.abort('connectionfailed'));
    expect(await rememberedPeople(page)).toBe(1);
    // Auth uses local storage in a browser that refuses it IndexedDB.
    await page.evaluate(() => localStorage.setItem('firebase:authUser:staging:[DEFAULT]', '{}'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(paths.login);
    await expect.poll(() => rememberedPeople(page)).toBe(0);
    expect(await storedKeys(page)).toEqual([]);
    await page.unroute(/staff-auth/);
    await signInAs(page, 'admin');
    await expect(customer(page)).toBeVisible();
  });

  test('Logout leaves no sign-in while its script hangs, and the script may still arrive', async ({
    page,
  }) => {
    await signInAs(page, 'driver');
    await page.reload();
    const hanging = new Promise<Route>((resolve) => void page.route(/staff-auth/, resolve));
    expect(await rememberedPeople(page)).toBe(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => rememberedPeople(page)).toBe(0);
    expect(await storedKeys(page)).toEqual([]);
    await (await hanging).continue();
    await page.unroute(/staff-auth/);
    await signIn(page, 'admin');
    await expect(customer(page)).toBeVisible();
  });

  test('a failed sign-in keeps typed values and works later', async ({ page }) => {
    await page.route(/identitytoolkit/, (route) => route.abort('connectionfailed'));
    await page.goto(paths.login);
    await signIn(page, 'admin');
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
      'Login failed. Please try again.',
      'Please check your connection.',
    ]);
    await expect(page.getByLabel('Email')).toHaveValue(demoCredentials.admin.email);
    await page.unroute(/identitytoolkit/);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(paths.adminDashboard);
    await expect(customer(page)).toBeVisible();
  });
});
