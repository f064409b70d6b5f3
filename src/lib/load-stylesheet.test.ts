// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { loadStylesheet } from './load-stylesheet';

const links = () => [...document.querySelectorAll('link')];
const lastLink = () => links().at(-1) as HTMLLinkElement;

afterEach(() => {
  for (const link of links()) link.remove();
});

it('waits until the stylesheet has come', async () => {
  let isThere = false;
  const loading = loadStylesheet('/desk.css').then(() => {
    isThere = true;
  });
  await Promise.resolve();
  expect(lastLink().outerHTML).toBe('<link rel="stylesheet" href="/desk.css">');
  expect(isThere).toBe(false);
  lastLink().dispatchEvent(new Event('load'));
  await loading;
  expect(isThere).toBe(true);
});

it('adds one that is there no second time', async () => {
  const loading = loadStylesheet('/desk.css');
  Object.defineProperty(lastLink(), 'sheet', { value: {} });
  lastLink().dispatchEvent(new Event('load'));
  await loading;
  await loadStylesheet('/desk.css');
  expect(links()).toHaveLength(1);
});

it('fails when it does not come, and asks again the next time', async () => {
  const failing = loadStylesheet('/desk.css');
  lastLink().dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/desk.css did not arrive');
  expect(links()).toEqual([]);
  const again = loadStylesheet('/desk.css');
  lastLink().dispatchEvent(new Event('load'));
  await again;
  expect(links()).toHaveLength(1);
});
