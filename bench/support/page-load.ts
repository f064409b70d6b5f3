import type { Page } from '@playwright/test';

/** The latest paint of a page, in times of the same without scripts, and of one made by scripts alone. */
export const paintLimits = { plain: 1.05, spa: 0.45 } as const;

export interface PageLoad {
  /** Milliseconds from the start of the navigation. */
  first: number;
  /** Milliseconds from the start of the navigation. */
  largest: number;
  /** As the browser scores it. */
  layoutShift: number;
  /** How many scripts were asked for. */
  scripts: number;
}

/** Has each page that is opened from now on note what `readLoad` tells. */
export async function noteLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { largest: 0, layoutShift: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      noted.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.layoutShift += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function readLoad(page: Page): Promise<PageLoad> {
  return page.evaluate(() => ({
    ...(Reflect.get(window, 'noted') as { largest: number; layoutShift: number }),
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
  }));
}
