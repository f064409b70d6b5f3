import type { Metric } from 'web-vitals';

/** Measures the page's web vitals once it is idle (requirement 7.1). */
export function reportVitals(): void {
  whenIdle(async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  });
}

/** Sends a figure to `VITE_VITALS_URL`; without one it is for developers, and goes nowhere elsewhere. */
function report({ name, value, rating }: Metric): void {
  const { pathname } = window.location;
  const url = import.meta.env.VITE_VITALS_URL;
  if (url) {
    navigator.sendBeacon(url, JSON.stringify({ name, value, rating, pathname }));
  } else if (import.meta.env.DEV) {
    // biome-ignore lint/suspicious/noConsole: the console is where a developer reads the figures.
    console.info(`${name} ${value.toFixed(name === 'CLS' ? 3 : 0)} (${rating}) ${pathname}`);
  }
}

/** Not before the page has loaded and has nothing else to do. What cannot be measured is no loss to who reads the page. */
function whenIdle(task: () => Promise<void>): void {
  const run = () => void task().catch(() => {});
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 2000);
}
