import { describe, expect, it } from 'vitest';
import tailwindConfig from '../../../tailwind.config';

const drawings = Object.entries(
  import.meta.glob<string>('/src/assets/drawings/*.svg', { eager: true, query: '?raw', import: 'default' }),
);
const colours: readonly string[] =
  JSON.stringify(tailwindConfig.theme?.extend?.colors).match(/#[0-9a-f]{6}/g) ?? [];

describe.each(drawings)('%s', (_, svg) => {
  it('has no colour but the design’s', () => {
    const used = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
    expect(used.filter((value) => value !== 'none' && !colours.includes(value ?? ''))).toEqual([]);
  });

  it('needs nothing from outside its file', () => {
    expect(svg).not.toMatch(/href|url\(|class=|style|<text|currentColor/);
  });
});

const portrait = Object.entries(
  import.meta.glob<string>('/public/managing-director.svg', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

// Older browsers give an image without a size a width of 0, as one that did not load.
it.each([...drawings, ...portrait])('%s names its size, so that its place is kept free', (_, svg) => {
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
});
