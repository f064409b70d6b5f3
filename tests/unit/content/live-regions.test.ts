import { describe, expect, it } from 'vitest';
import { siteSources } from '../../support/layers';

/** An arrow function among its properties may hold a ">". So a tag is read up to the next "<", and one inside an attribute ends it, too. */
const tag = /<\w+[^<]*/g;
const isLive = (text: string) => /role="status"|aria-live=/.test(text);

describe('A live region', () => {
  it('is rendered while it is empty, so that a screen reader watches it', () => {
    const tags = siteSources().flatMap(({ source }) => source.match(tag) ?? []);
    const regions = tags.filter(isLive);
    expect(regions.length).toBeGreaterThan(10);
    expect(regions.filter((region) => region.includes('empty:hidden'))).toEqual([]);
  });
});
