import type { Page } from '@playwright/test';

/** Opens a prerendered page and waits until its scripts have made it alive. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitUntilHydrated(page, 'h1');
}

/** Until then the browser itself follows a prerendered link, and loads the page whole. */
export async function waitUntilHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selectors) => {
    const element = document.querySelector(selectors);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
