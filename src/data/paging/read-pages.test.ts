import { describe, expect, it, vi } from 'vitest';
import { requestTimeout } from '@/data/with-timeout';
import type { DocumentCursor } from './document-pages';
import { pageSizes, readPages } from './read-pages';

interface Connection {
  /** Milliseconds of a request without documents. */
  request: number;
  /** Milliseconds of each document. */
  document: number;
}

/** The pages of a long list, in their order. */
async function pagesOn({ request, document }: Connection, length = 40_000) {
  const pages: { size: number; taken: number }[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  async function ask(size: number, after?: DocumentCursor) {
    const begin = Number(after?.name ?? 0);
    const count = Math.min(size, length - begin);
    const taken = request + document * count;
    now += taken;
    pages.push({ size, taken });
    return { size, count, last: { name: String(begin + count) }, parts: (async function* () {})() };
  }
  for await (const _ of readPages(ask)) expect.unreachable();
  return pages;
}

describe('The pages of a long list', () => {
  it('begin small, and are as large as possible from the third on', async () => {
    const sizes = (await pagesOn({ request: 80, document: 0.1 })).map(({ size }) => size);
    expect(sizes.slice(0, 3)).toEqual([pageSizes.first, pageSizes.next, pageSizes.largest]);
    expect(new Set(sizes.slice(2))).toEqual(new Set([pageSizes.largest]));
  });

  it('grow where each request takes long by itself', async () => {
    const sizes = (await pagesOn({ request: 6000, document: 0.1 })).map(({ size }) => size);
    expect(sizes.slice(0, 6)).toContain(pageSizes.largest);
  });

  it.each([1, 3, 10, 25])('meet the time limit where each document takes %i ms', async (document) => {
    const pages = await pagesOn({ request: 300, document });
    expect(Math.max(...pages.map(({ taken }) => taken))).toBeLessThan(requestTimeout);
  });
});
