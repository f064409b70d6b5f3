import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Requirement 7.1. */
export function reportVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}

/** Without `VITE_VITALS_URL` a build reports nothing. */
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
