import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { deviceCacheName } from '@/data/session-store';
import type { Role } from '@/domain/role';
import { sessionKeys } from '../session-keys';

/** Each role's dashboard (requirement 6.1). */
export const dashboards: Record<Role, string> = {
  admin: paths.adminDashboard,
  customer: paths.customerPortal,
  driver: paths.driverDashboard,
};

/** Puts keys into the browser's storage for the site, before any of its pages is opened. */
export async function storeKeys(page: Page, keys: Record<string, string>): Promise<void> {
  const empty = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: empty }));
  await page.goto('/empty');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
  }, Object.entries(keys));
  // Otherwise every later request makes a detour.
  await page.unroute('/empty');
}

/** Opens a page as somebody whose session the browser remembers. */
export async function openAs(page: Page, role: Role, path: string): Promise<void> {
  await storeKeys(page, sessionKeys(role));
  await page.goto(path);
}

/** The session in the browser's storage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window.localStorage));
}

/** Loads the page again as a device without a cached list does. */
export async function reloadWithoutCache(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
    deviceCacheName,
  );
  await page.reload();
}
