import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../../tests/support/browser/hydrated';

/**
 * Taps a link in the phone's menu.
 * @param pause milliseconds in which a reader finds the link.
 * @returns the milliseconds from the tap to the frame that shows the page.
 */
export async function tapNextPage(page: Page, path: string, pause: number): Promise<number> {
  const link = `header details a[href="${path}"]`;
  await waitUntilHydrated(page, link);
  await page.locator('header summary').tap();
  await page.waitForTimeout(pause);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    const shown = new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: Event) => {
        const look = () => {
          const isShown = !heading?.isConnected && document.querySelector('h1');
          requestAnimationFrame(isShown ? () => resolve(performance.now() - timeStamp) : look);
        };
        look();
      };
      window.addEventListener('click', listen, { once: true, capture: true });
    });
    Object.assign(window, { shown });
  });
  await page.locator(link).first().tap();
  return page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>);
}
