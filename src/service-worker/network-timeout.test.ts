import { expect, it } from 'vitest';
import { networkTimeout } from './network-timeout';

const url = 'https://site.example/about';
const cached = (daysAgo: number) => {
  const date = new Date(Date.now() - daysAgo * 24 * 3_600_000).toUTCString();
  return { headers: new Headers({ date }) };
};

it('is short for a page cached within a week, and zero from the home screen', () => {
  expect(networkTimeout({ url, cache: 'default' }, cached(6.9))).toBe(50);
  expect(networkTimeout({ url: `${url}?home-screen`, cache: 'default' }, cached(8))).toBe(0);
});

it('is long for a page without a recent copy', () => {
  expect(networkTimeout({ url, cache: 'default' }, cached(7.1))).toBe(3000);
  expect(networkTimeout({ url, cache: 'default' }, undefined)).toBe(3000);
  expect(networkTimeout({ url, cache: 'default' }, { headers: new Headers() })).toBe(3000);
});

it.each(['no-cache', 'reload'] as const)('is long when the visitor reloads the page (%s)', (cache) => {
  expect(networkTimeout({ url, cache }, cached(0))).toBe(3000);
  expect(networkTimeout({ url: `${url}?home-screen`, cache }, cached(0))).toBe(3000);
});
