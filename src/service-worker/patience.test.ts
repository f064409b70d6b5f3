import { expect, it } from 'vitest';
import { patienceFor } from './patience';

const url = 'https://site.example/about';
const kept = (daysAgo: number) => {
  const date = new Date(Date.now() - daysAgo * 24 * 3_600_000).toUTCString();
  return { headers: new Headers({ date }) };
};

it('shows a page soon that was kept within a week, and at once from the home screen', () => {
  expect(patienceFor({ url, cache: 'default' }, kept(6.9))).toBe(50);
  expect(patienceFor({ url: `${url}?home-screen`, cache: 'default' }, kept(8))).toBe(0);
});

it('waits longer for a page that was kept before, or never, or nobody knows when', () => {
  expect(patienceFor({ url, cache: 'default' }, kept(7.1))).toBe(3000);
  expect(patienceFor({ url, cache: 'default' }, undefined)).toBe(3000);
  expect(patienceFor({ url, cache: 'default' }, { headers: new Headers() })).toBe(3000);
});

it.each(['no-cache', 'reload'] as const)('waits longer for a page that is loaded anew (%s)', (cache) => {
  expect(patienceFor({ url, cache }, kept(0))).toBe(3000);
  expect(patienceFor({ url: `${url}?home-screen`, cache }, kept(0))).toBe(3000);
});
