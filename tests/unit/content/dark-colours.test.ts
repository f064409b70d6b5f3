import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import staffConfig from '../../../tailwind.staff.config';
import { siteSources } from '../../support/layers';

const css = readFileSync('src/styles/dark.css', 'utf8');
const set = [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const known = JSON.stringify(staffConfig);
const styles = readdirSync('src/styles');
const sources = siteSources()
  .map(({ source }) => source)
  .concat(styles.map((file) => readFileSync(`src/styles/${file}`, 'utf8').replace(/^ *--.*$/gm, '')))
  .join('\n');
const properties = { ground: 'bg', ink: 'text', line: '(?:border(?:-[a-z])?|divide|accent)' };

it('sets only colours that a class can have', () => {
  expect(set.length).toBeGreaterThan(30);
  expect(new Set(set.map(({ name }) => name.split('-')[0]))).toEqual(new Set(Object.keys(properties)));
  expect(set.filter(({ name }) => !known.includes(`var(--${name}, `))).toEqual([]);
});

it.each(Object.entries(properties))(
  'sets each colour of the role %s for a class of the site',
  (role, property) => {
    const colours = set.flatMap(({ name }) =>
      name.startsWith(`${role}-`) ? name.slice(role.length + 1) : [],
    );
    expect(colours).not.toEqual([]);
    const isUsed = (colour: string) => new RegExp(`\\b${property}-${colour}(?![\\w-])`).test(sources);
    expect(colours.filter((colour) => !isUsed(colour))).toEqual([]);
  },
);

/** Brightness of a colour as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = set.filter(({ name }) => /^ground-(paper(-bright|-dim)?|white)$/.test(name));

describe.each(surfaces)('on --$name', ({ value: ground }) => {
  it('each word has a contrast of 4.5', () => {
    const words = set.filter(({ name }) => /^ink-(petrol|amber|sea|danger|info)/.test(name));
    expect(words.filter(({ value }) => contrast(value, ground) < 4.5)).toEqual([]);
  });

  it('each edge of a control has a contrast of 3', () => {
    const edges = set.filter(({ name }) => name.startsWith('line-') && name !== 'line-paper-line');
    expect(edges.filter(({ value }) => contrast(value, ground) < 3)).toEqual([]);
  });
});
