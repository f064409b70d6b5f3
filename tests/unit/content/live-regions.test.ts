import { describe, expect, it } from 'vitest';
import { siteSources } from '../../support/layers';

const liveTags = /<\w+(?=[^>]*(?:role="status"|aria-live="polite"))[^>]*>/g;

describe('A live region', () => {
  it('is rendered while it is empty, so that a screen reader watches it', () => {
    const tags = siteSources().flatMap(({ source }) => source.match(liveTags) ?? []);
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.filter((tag) => tag.includes('empty:hidden'))).toEqual([]);
  });
});
