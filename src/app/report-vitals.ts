import type { Metric } from 'web-vitals';

const vitalsUrl: string | undefined = import.meta.env.VITE_VITALS_URL;

/** Measures the page's web vitals once it is idle – where somebody reads the figures. */
export function reportVitals(): void {
  if (!import.meta.env.DEV && !vitalsUrl) return;
  whenIdle(async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  });
}

function report({ name, value, rating }: Metric): void {
  const { pathname } = window.location;
  if (vitalsUrl) navigator.sendBeacon(vitalsUrl, JSON.stringify({ name, value, rating, pathname }));
  // biome-ignore lint/suspicious/noConsole: the console is where a developer reads the figures.
  else console.info(`${name} ${value.toFixed(name === 'CLS' ? 3 : 0)} (${rating}) ${pathname}`);
}

function whenIdle(task: () => Promise<void>): void {
  const run = () => void task().catch(() => {});
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 2000);
}
