import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { requestTimeout } from '@/data/with-timeout';
import { clearAccounts, createAccount } from '../support/auth-accounts';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, storeDocuments } from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { openFirebasePage } from '../support/open-firebase-page';
import { sessionKeys } from '../support/session-keys';

vi.mock('@/features/session/timings', () => ({ signInDelay: 0 }));

const failure = 'Login failed. Please try again.';
const connection = 'Please check your connection.';
const tooMany = 'Too many tries. Please wait a few minutes first.';
const credentials = ['admin', 'admin@fuel.example', 'a long password'] as const;
const proxy = await startFaultProxy(process.env.FIREBASE_AUTH_EMULATOR_HOST);

afterAll(proxy.close);
beforeEach(async () => {
  await Promise.all([clearDatabase(), clearAccounts()]);
  const [role, email, password] = credentials;
  await createAccount({ role, email, password });
});
afterEach(() => {
  proxy.heal();
});

describe('a sign-in that Auth could not judge', () => {
  it.each([
    ['a dropped connection', { kind: 'drop' }, [connection]],
    ['somebody’s Wi-Fi log-in page', { kind: 'captive-portal' }, [connection]],
    ['an answer cut short', { kind: 'truncate' }, [connection]],
    ['a broken server', { kind: 'status', status: 500, message: 'INTERNAL' }, []],
    [
      'too many attempts',
      { kind: 'status', status: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait.' },
      [tooMany],
    ],
    ['a project without passwords', { kind: 'status', status: 400, message: 'OPERATION_NOT_ALLOWED' }, []],
  ] as const)('fails and can be tried again: %s', async (_, fault, causes) => {
    const page = await openFirebasePage({ authPort: proxy.port });
    proxy.plan(fault);
    expect(await page.signIn(...credentials)).toEqual([failure, ...causes]);
    expect(page.keys.size).toBe(0);
    proxy.heal();
    expect(await page.signIn(...credentials)).toEqual([]);
    expect(await page.isSignedInToAuth()).toBe(true);
  });

  it('fails when nothing answers for 15 seconds', async () => {
    const page = await openFirebasePage({ authPort: proxy.port });
    proxy.plan({ kind: 'ignore' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const messages = page.signIn(...credentials);
    await vi.waitFor(() => expect(proxy.requests).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(requestTimeout);
    expect(await messages).toEqual([failure, connection]);
    expect(page.keys.size).toBe(0);
  });
});

describe('a session while Auth cannot be asked', () => {
  it('goes on: the token is still good', async () => {
    const page = await openFirebasePage({ authPort: proxy.port });
    await page.signIn(...credentials);
    const asked = proxy.requests.length;
    proxy.plan({ kind: 'status', status: 503, message: 'The service is busy.' });
    expect(await page.list()).toEqual([]);
    await vi.waitFor(() => expect(proxy.requests.length).toBeGreaterThan(asked));
    expect(page.getSession()).toMatchObject({ userRole: 'admin' });
  });

  it('gives an error and stays when the database refuses and the role cannot be asked for', async () => {
    const [, , password] = credentials;
    await createAccount({ role: 'driver', email: 'driver@fuel.example', password });
    const { id, ...fields } = buildCustomer();
    await storeDocuments(collections.customers, [{ id, fields }]);
    const page = await openFirebasePage({ authPort: proxy.port });
    await page.signIn('driver', 'driver@fuel.example', password);
    page.keys.set('userRole', 'admin');
    proxy.plan({ kind: 'drop' });
    expect(await page.updateCustomerStatus(id, { to: 'customer', expected: 'new' })).toMatchObject({
      kind: 'unknown',
    });
    expect(page.getSession()).toMatchObject({ userRole: 'admin' });
  });

  it('with an expired token goes on after its renewal', async () => {
    const page = await openFirebasePage({ authPort: proxy.port });
    await page.signIn(...credentials);
    expect(await page.list()).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 });
    proxy.plan({ kind: 'drop' });
    await expect(page.list()).rejects.toThrow('Failed to retrieve customers');
    expect(page.getSession()).toMatchObject({ userRole: 'admin' });
    proxy.heal();
    expect(await page.list()).toEqual([]);
    expect(page.getSession()).toMatchObject({ userRole: 'admin' });
  });
});

type OpenPage = Awaited<ReturnType<typeof openFirebasePage>>;

/** Logs out while the account is asked for, and signs in at once. The clock is a false one from the logout on. */
async function signInAgain(page: OpenPage) {
  const lookup = proxy.holdNext('read');
  const loading = page.list().catch(() => undefined);
  const answerLookup = await lookup;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.signOut();
  return { loading, answerLookup, messages: page.signIn(...credentials) };
}

describe('a sign-in soon after a logout', () => {
  it('stands, though the logout had to wait for a slow line', async () => {
    await (await openFirebasePage()).signIn(...credentials);
    const page = await openFirebasePage({ authPort: proxy.port, stored: sessionKeys('admin') });
    const { loading, answerLookup, messages } = await signInAgain(page);
    await vi.advanceTimersByTimeAsync(requestTimeout / 2);
    await answerLookup();
    vi.useRealTimers();
    expect(await messages).toEqual([]);
    await loading;
    expect(await page.isSignedInToAuth()).toBe(true);
    expect(await page.list()).toEqual([]);
    expect(page.getSession()).toMatchObject({ userRole: 'admin' });
  });
});

describe('a sign-in after a logout that never ends', () => {
  it('says so, and not that the connection failed', async () => {
    const page = await openFirebasePage({ authPort: proxy.port, stored: sessionKeys('admin') });
    const { loading, answerLookup, messages } = await signInAgain(page);
    await vi.advanceTimersByTimeAsync(requestTimeout);
    vi.useRealTimers();
    expect(await messages).toEqual([
      failure,
      'The last logout has not finished. Load this page again, then sign in.',
    ]);
    await answerLookup();
    await loading;
  });
});

describe('the token', () => {
  it('is renewed with the first question and every ten minutes, not with each', async () => {
    let passed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => passed);
    const page = await openFirebasePage({ authPort: proxy.port });
    await page.signIn(...credentials);
    const renewals = () => proxy.requests.length - signedIn;
    const signedIn = proxy.requests.length;
    await page.list();
    await vi.waitFor(() => expect(renewals()).toBe(1));
    for (let asked = 0; asked < 29; asked += 1) {
      passed += 20_000;
      await page.list();
    }
    expect(renewals()).toBe(1);
    passed += 20_000;
    await page.list();
    await vi.waitFor(() => expect(renewals()).toBe(2));
  });
});
