// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { reportVitals } from './report-vitals';

const measure = vi.hoisted(() => vi.fn());
vi.mock('web-vitals', () => ({
  onCLS: measure,
  onFCP: measure,
  onINP: measure,
  onLCP: measure,
  onTTFB: measure,
}));

const sendBeacon = vi.fn(() => true);
const print = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
  vi.spyOn(console, 'info').mockImplementation(print);
});
afterEach(() => {
  vi.clearAllMocks();
});

/** Measures one figure in a build with these variables. */
function measureOne(variables: { DEV: boolean; VITE_VITALS_URL: string }) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value as string & boolean);
  reportVitals();
  expect(measure).toHaveBeenCalledTimes(5);
  const report = measure.mock.calls[0]?.[0] as (metric: Metric) => void;
  report({ name: 'LCP', value: 1234.5, rating: 'good' } as Metric);
}

it('sends the figures of a page to the address that the build names', () => {
  measureOne({ DEV: false, VITE_VITALS_URL: '/vitals' });
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    '/vitals',
    JSON.stringify({ name: 'LCP', value: 1234.5, rating: 'good', pathname: '/' }),
  );
  expect(print).not.toHaveBeenCalled();
});

it('prints the figures in development without an address', () => {
  measureOne({ DEV: true, VITE_VITALS_URL: '' });
  expect(print).toHaveBeenCalledExactlyOnceWith('LCP 1235 (good) /');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('sends nothing in production without an address', () => {
  measureOne({ DEV: false, VITE_VITALS_URL: '' });
  expect(print).not.toHaveBeenCalled();
  expect(sendBeacon).not.toHaveBeenCalled();
});
