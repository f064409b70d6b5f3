import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { roles } from '@/domain/role';
import { clearAccounts, createAccount, setDisabled, setRole } from '../support/auth-accounts';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, storeDocuments, storedDocuments } from '../support/database';
import { openFirebasePage } from '../support/open-firebase-page';
import { sessionKeys } from '../support/session-keys';

// The delay of the specification is the sign-in form's test's.
vi.mock('@/features/session/timings', () => ({ signInDelay: 0 }));

const noMatch = 'Invalid email or password. Please check your credentials and try again.';
const password = 'a long password';
const { id: customerId, ...customer } = buildCustomer({ firstName: 'Marcia' });

const account = (role?: string, email = `${role ?? 'nobody'}@fuel.example`) =>
  createAccount({ email, password, ...(role && { role }) });

async function storedStatus() {
  const [document] = await storedDocuments(collections.customers);
  return document?.fields.status;
}

beforeEach(async () => {
  await Promise.all([clearDatabase(), clearAccounts()]);
  await storeDocuments(collections.customers, [{ id: customerId, fields: customer }]);
});

describe('signing in with Firebase Auth', () => {
  it.each(roles)('signs in the $value of the token with the four keys', async ({ value: role }) => {
    await account(role);
    const page = await openFirebasePage();
    expect(await page.signIn(role, ` ${role}@fuel.example `, password)).toEqual([]);
    expect(Object.fromEntries(page.keys)).toEqual({
      isAuthenticated: 'true',
      userRole: role,
      userEmail: `${role}@fuel.example`,
      loginTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await page.isSignedInToAuth()).toBe(true);
  });

  it.each(
    roles.flatMap(({ value: chosen }) =>
      [...roles.map(({ value }) => value), undefined, 'Admin']
        .filter((owned) => owned !== chosen)
        .map((owned) => ({ chosen, owned })),
    ),
  )('refuses the role $owned at the sign-in as $chosen', async ({ chosen, owned }) => {
    const { email } = await account(owned);
    const page = await openFirebasePage();
    expect(await page.signIn(chosen, email, password)).toEqual([noMatch]);
    expect(page.keys.size).toBe(0);
    expect(await page.isSignedInToAuth()).toBe(false);
  });

  it.each([
    ['a wrong password', 'admin', 'admin@fuel.example', 'A long password'],
    ['an unknown e-mail', 'admin', 'somebody@fuel.example', password],
    ['an e-mail that is none', 'admin', 'admin', password],
  ])('refuses %s with the specification’s sentence', async (_, role, email, typed) => {
    await account(role);
    const page = await openFirebasePage();
    expect(await page.signIn('admin', email, typed)).toEqual([noMatch]);
    expect(page.keys.size).toBe(0);
    expect(await page.isSignedInToAuth()).toBe(false);
  });

  it('refuses a disabled account with the same sentence', async () => {
    const { id, email } = await account('admin');
    await setDisabled(id, true);
    const page = await openFirebasePage();
    expect(await page.signIn('admin', email, password)).toEqual([noMatch]);
  });

  it('lets a person in who was refused before', async () => {
    const { email } = await account('admin');
    const page = await openFirebasePage();
    expect(await page.signIn('driver', email, password)).toEqual([noMatch]);
    expect(await page.signIn('admin', email, password)).toEqual([]);
    expect(await page.list()).toEqual(['Marcia']);
  });

  it('signs nobody in once the page was left', async () => {
    const { email } = await account('admin');
    const page = await openFirebasePage();
    expect(await page.signIn('admin', email, password, AbortSignal.abort())).toEqual([]);
    expect(page.keys.size).toBe(0);
    await vi.waitFor(async () => expect(await page.isSignedInToAuth()).toBe(false));
  });
});

describe('the token decides what the database gives', () => {
  it('an administrator lists customers and moves one to a status', async () => {
    const { email } = await account('admin');
    const page = await openFirebasePage();
    await page.signIn('admin', email, password);
    expect(await page.list()).toEqual(['Marcia']);
    expect(await page.updateCustomerStatus(customerId, { to: 'contacted', expected: 'new' })).toMatchObject({
      kind: 'stored',
    });
    expect(await storedStatus()).toEqual({ stringValue: 'contacted' });
    expect(page.getSession()).toMatchObject({ userRole: 'admin' });
  });

  it('edited session keys end the session without data', async () => {
    const { email } = await account('driver');
    const page = await openFirebasePage();
    await page.signIn('driver', email, password);
    page.keys.set('userRole', 'admin');
    await expect(page.list()).rejects.toThrow('Failed to retrieve customers');
    expect(page.keys.size).toBe(0);
  });

  it('session keys without a sign-in to Auth end the session without data', async () => {
    const page = await openFirebasePage({ stored: sessionKeys('admin') });
    await expect(page.list()).rejects.toThrow('Failed to retrieve customers');
    expect(page.keys.size).toBe(0);
    const other = await openFirebasePage({ stored: sessionKeys('admin') });
    expect(await other.updateCustomerStatus(customerId, { to: 'contacted', expected: 'new' })).toMatchObject({
      kind: 'refused',
    });
    expect(other.keys.size).toBe(0);
    expect(await storedStatus()).toEqual({ stringValue: customer.status });
  });

  it('a role granted meanwhile is noticed: the token is renewed and the call made again', async () => {
    const { id, email } = await account('customer');
    const page = await openFirebasePage();
    await page.signIn('customer', email, password);
    await setRole(id, 'admin');
    page.keys.set('userRole', 'admin');
    expect(await page.list()).toEqual(['Marcia']);
    expect(page.getSession()).toMatchObject({ userRole: 'admin' });
  });
});

describe('a session that is over', () => {
  async function signedIn() {
    const { id, email } = await account('admin');
    const page = await openFirebasePage();
    await page.signIn('admin', email, password);
    return { id, page };
  }

  it('ends at the next load after the role was taken away, though the old token is still good', async () => {
    const { id, page } = await signedIn();
    await setRole(id, undefined);
    await page.list().catch(() => []);
    await vi.waitFor(() => expect(page.keys.size).toBe(0));
    await vi.waitFor(async () => expect(await page.isSignedInToAuth()).toBe(false));
  });

  it('ends at the next change of a status after another role was given', async () => {
    const { id, page } = await signedIn();
    await setRole(id, 'driver');
    await page.updateCustomerStatus(customerId, { to: 'contacted', expected: 'new' });
    await vi.waitFor(() => expect(page.keys.size).toBe(0));
  });

  it('ends when the account was disabled', async () => {
    const { id, page } = await signedIn();
    await setDisabled(id, true);
    await page.list().catch(() => []);
    await vi.waitFor(() => expect(page.keys.size).toBe(0));
  });

  it('ends when the account is gone', async () => {
    const { page } = await signedIn();
    await clearAccounts();
    await page.list().catch(() => []);
    await vi.waitFor(() => expect(page.keys.size).toBe(0));
  });

  it('loses its keys and its person at logout', async () => {
    const { page } = await signedIn();
    page.signOut();
    expect(page.keys.size).toBe(0);
    await vi.waitFor(async () => expect(await page.isSignedInToAuth()).toBe(false));
    await expect(page.list()).rejects.toThrow('Failed to retrieve customers');
  });

  it('can be followed by another at once', async () => {
    const { page } = await signedIn();
    await account('driver');
    page.signOut();
    expect(await page.signIn('driver', 'driver@fuel.example', password)).toEqual([]);
    expect(page.getSession()).toMatchObject({ userRole: 'driver' });
    expect(await page.isSignedInToAuth()).toBe(true);
  });
});
