import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { deviceCacheName } from '@/data/session-store';
import { checkInterval } from '@/features/customers/sync/polling';
import { expectAccessible } from '../support/browser/accessible';
import { fillIn, takeAPersonsTime } from '../support/browser/contact-form';
import { storeCustomers, storeLateCustomer } from '../support/browser/customers';
import { openAs } from '../support/browser/session';
import { expect, test } from '../support/browser/test';
import { deferred } from '../support/deferred';

const countLine = (page: Page) => page.getByText(/^Showing/);
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** The list with as many customers as are stored, its clock in the test's hands. */
async function openCustomers(page: Page, count: number) {
  await page.clock.install();
  // Playwright's clock takes no listeners.
  await page.addInitScript(() => {
    performance.addEventListener ??= () => undefined;
  });
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(countLine(page)).toHaveText(`Showing ${count} of ${count} customers`);
}
/** How many parts of a list this device keeps; none before it keeps a whole one. */
function keptParts(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open(name));
    const transaction = database.transaction(['state', 'parts']);
    const isWhole = await answer(transaction.objectStore('state').count());
    const parts = await answer(transaction.objectStore('parts').count());
    database.close();
    return isWhole ? parts : 0;
  }, deviceCacheName);
}
const letTimePass = (page: Page) => page.clock.runFor(checkInterval);

test('a new customer appears on an open list by itself', async ({ page, browser }) => {
  await storeCustomers([{ firstName: 'Devon' }]);
  await openCustomers(page, 1);
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(paths.contact);
  await fillIn(visitor);
  await takeAPersonsTime(visitor);
  await visitor.getByRole('button', { name: 'Submit Request' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await elsewhere.close();

  await letTimePass(page);
  await expect(
    page.getByRole('status').filter({ hasText: "New lead: Marcia O'Gilvie-Bennett" }),
  ).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText("Marcia O'Gilvie-Bennett");
  await expect(page.getByRole('row').nth(1)).toContainText('Just in');
  await expect(countLine(page)).toHaveText('Showing 2 of 2 customers');
  await expectAccessible(page);
});

test('new leads have rows as high as all others', async ({ page }) => {
  await storeCustomers([{ firstName: 'Devon' }]);
  await openCustomers(page, 1);
  const late = { parish: 'Saint Elizabeth', createdAt: new Date(), updatedAt: new Date() };
  const longName = 'Featherstonehaugh-Cholmondeley';
  await storeCustomers([{ firstName: 'Devon' }, late, { ...late, lastName: longName }]);
  await letTimePass(page);
  await expect(page.getByText('Just in')).toHaveCount(2);
  for (const width of [1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const heights = () =>
      page
        .locator('tr[data-index]')
        .evaluateAll((rows) => [
          ...new Set(rows.map((one) => Math.floor(one.getBoundingClientRect().height))),
        ]);
    await expect.poll(heights, { message: `at ${width} px` }).toHaveLength(1);
  }
});

test('a second opening reads changes alone until Logout clears the device', async ({ page }) => {
  await storeCustomers(
    Array.from({ length: 300 }, (_, index) => ({
      lastName: `Bennett-${index}`,
      updatedAt: new Date(Date.UTC(2026, 10, 20, 15, 30) - index * 3_600_000),
    })),
  );
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(countLine(page)).toHaveText('Showing 300 of 300 customers');
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(() => keptParts(page)).toBeGreaterThan(0);

  const elsewhere = await page.context().newPage();
  for (const tab of [page, elsewhere]) {
    const answers: Promise<string>[] = [];
    tab.on('response', (response) => {
      if (/:runQuery/.test(response.url())) answers.push(response.text());
    });
    await tab.goto(paths.adminDashboard);
    await expect(countLine(tab)).toHaveText('Showing 300 of 300 customers');
    await expect(tab.getByText(/^Up to date/)).toBeVisible();
    const documents = (await Promise.all(answers)).join().match(/"document":/g) ?? [];
    expect(documents.length, 'documents read').toBeLessThanOrEqual(1);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect.poll(databases).not.toContain(deviceCacheName);
  await elsewhere.close();
});

test('the cards of a phone stay where they are while the kept list asks for changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeCustomers([{ firstName: 'Devon' }]);
  await openAs(page, 'admin', paths.adminDashboard);
  await expect(countLine(page)).toHaveText('Showing 1 of 1 customers');
  await expect.poll(() => keptParts(page)).toBeGreaterThan(0);
  const isAsked = deferred();
  await page.route(/:runQuery/, async (route) => {
    await isAsked.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText(/asking for changes$/)).toBeVisible();
  const card = page.getByRole('article').first();
  const before = await card.boundingBox();
  isAsked.resolve();
  await expect(page.getByText(/asking for changes$/)).toHaveCount(0);
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(before?.y);
});

test('a row that somebody is about to press stays where it is when a customer arrives above it', async ({
  page,
}) => {
  await storeCustomers(Array.from({ length: 40 }, (_, index) => ({ firstName: `Customer${index}` })));
  await openCustomers(page, 40);
  await row(page, 'Customer5 Bennett').hover();
  const before = await row(page, 'Customer5 Bennett').boundingBox();
  await storeLateCustomer();
  await letTimePass(page);
  await expect(page.getByRole('row', { name: /Latecomer/ })).toBeAttached();
  const moved = async () => {
    const after = await row(page, 'Customer5 Bennett').boundingBox();
    return Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN));
  };
  await expect.poll(moved).toBeLessThan(2);
});
