import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoCredentials } from '@/features/session/demo-credentials';
import { clearAccounts, createAccount } from '../support/auth-accounts';
import { storeCustomers } from '../support/browser/customers';
import { signIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/test';
import { storedDocuments } from '../support/database';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const toggle = (page: Page) => page.getByRole('switch', { name: 'Notify me of new leads' });

/** Browsers subscribe at their makers' servers, which a test does not reach: the one part that is not real. */
function subscribeWithoutPushService() {
  let current: PushSubscription | null = null;
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://web.push.apple.com/send/one',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  PushManager.prototype.subscribe = async () => {
    current = subscription as unknown as PushSubscription;
    return current;
  };
  PushManager.prototype.getSubscription = async () => current;
}

/** Hands the service worker a message as the browser does when the push service sends one. */
async function deliver(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(payload),
  });
  await session.detach();
}

interface Shown {
  title: string;
  data: unknown;
}

interface WorkerScope {
  shown: Shown[];
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => void;
  clients: { openWindow: (url: string) => Promise<null> };
}

const workerOf = (page: Page) => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker runs.');
  return worker;
};

/** Notes what the browser has taken. Its own list drops a notification that is read before the system shows it. */
const noteNotifications = (page: Page) =>
  workerOf(page).evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.shown = [];
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.registration.showNotification = async (title, options) => {
      await show(title, options);
      scope.shown.push({ title, data: options?.data });
    };
  });

const shownTitles = (page: Page) =>
  workerOf(page).evaluate(() => (self as unknown as WorkerScope).shown.map(({ title }) => title));

const askedOf = async (pages: readonly Page[]) => {
  const each = pages.map((page) => page.evaluate(() => (window as unknown as { asked: string[] }).asked));
  return (await Promise.all(each)).flat().sort();
};

const noteQuestions = (page: Page) =>
  page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    navigator.serviceWorker.addEventListener('message', ({ data }) => asked.push(data.openCustomer));
  });

/** The event of a click; a test cannot reach the notifications of the system. @returns the windows that it opens. */
const clickNotification = (page: Page) =>
  workerOf(page).evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const windows: string[] = [];
    scope.clients.openWindow = async (url) => {
      windows.push(url);
      return null;
    };
    let work: Promise<void> | undefined;
    const [clicked] = scope.shown;
    const notification = { ...clicked, close: () => scope.shown.shift() };
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), {
        notification,
        waitUntil: (until: Promise<void>) => {
          // Without a real click no window may take the focus.
          work = until.catch(() => undefined);
        },
      }),
    );
    await work;
    return windows;
  });

/** The stub's subscription ends with its page, so the next list adds the device again. */
const expectAddedAgain = (page: Page) =>
  expect(page.getByText('Also while no screen is open', { exact: true })).toBeVisible();

test('a device is notified while no screen is open, until the logout', async ({ page }) => {
  await clearAccounts();
  await createAccount({ ...demoCredentials.admin, role: 'admin' });
  const [id = ''] = await storeCustomers([{ firstName: 'Devon', lastName: 'Reid' }]);
  await page.context().addInitScript(subscribeWithoutPushService);
  await page.goto(paths.login);
  await signIn(page, 'admin');
  await expect(page.getByText(/^Showing 1 of 1/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  // A phone is the device that most hear it on.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  }
  await toggle(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText('Also while no screen is open', { exact: true })).toBeVisible();
  await expect
    .poll(() => storedDocuments('staff_devices'))
    .toMatchObject([{ fields: { by: { stringValue: demoCredentials.admin.email } } }]);

  await noteNotifications(page);
  const url = `${paths.adminDashboard}?customer=${id}`;
  await deliver(page, { title: 'New request: Diesel', body: 'Reference', tag: id, url });
  await expect.poll(() => shownTitles(page)).toEqual(['New request: Diesel']);
  expect(await clickNotification(page)).toEqual([]);
  await expect(page.getByRole('dialog', { name: /Devon Reid/ })).toBeVisible();
  await expect(page).toHaveURL(url);

  await page.keyboard.press('Escape');
  await deliver(page, { title: '7 requests more', body: 'Flood', tag: 'flood', url: paths.adminDashboard });
  await expect.poll(() => shownTitles(page)).toEqual(['7 requests more']);
  expect(await clickNotification(page), 'the open list is enough').toEqual([]);

  const other = await page.context().newPage();
  await other.goto(paths.adminDashboard);
  await expect(other.getByText(/^Showing 1 of 1/)).toBeVisible();
  await expectAddedAgain(other);
  await Promise.all([page, other].map(noteQuestions));
  await deliver(page, { title: 'Another request', body: 'Reference', tag: id, url });
  await expect.poll(() => shownTitles(page)).toEqual(['Another request']);
  expect(await clickNotification(page)).toEqual([]);
  await expect.poll(() => askedOf([page, other]), 'one of two lists opens it').toEqual(['', '', id]);
  await other.close();
  await page.goto(paths.adminDashboard);
  await expectAddedAgain(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(paths.login));
  await expect.poll(() => storedDocuments('staff_devices')).toEqual([]);
});
