import { describe, expect, it } from 'vitest';
import { estimateAnchor, paths } from '@/config/paths';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/features/marketing/**/*.{ts,tsx}', '!**/*.test.*'],
  { eager: true },
);

interface Leaf {
  /** The text's place, such as 'sustainability/sustainability-sections.tsx > partners > items > 0 > name'. */
  place: string;
  key: string;
  value: unknown;
}

function leavesOf(value: unknown, place: string, key: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ place, key, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${place} > ${name}`, name));
}

const leaves = Object.entries(modules).flatMap(([file, exported]) =>
  leavesOf(exported, file.replace('/src/features/marketing/', ''), ''),
);
const texts = leaves.filter((leaf): leaf is Leaf & { value: string } => typeof leaf.value === 'string');

/** Every list in the content whose items carry an id. */
function identifiedLists(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(identifiedLists);
  const hasIds = Array.isArray(value) && value.some((item) => item?.id !== undefined);
  return hasIds ? [value.map((item) => item.id), ...inner] : inner;
}

describe('every text of the public pages', () => {
  it('is found by these tests', () => {
    expect(texts.map(({ value }) => value)).toContain('Delivering Fuel, Driving Success');
  });

  it.each([
    ['is not empty', /^$/],
    ['is trimmed', /^\s|\s$/],
    ['is one line with single spaces', /\s{2}|[\n\t]/],
    ['has typographic apostrophes and quotes', /['"]/],
    ['has no gap left by a missing value', /undefined|NaN|\[object|\bTODO\b|lorem/i],
  ])('%s', (_, fault) => {
    expect(texts.filter(({ value }) => fault.test(value)).map(({ place }) => place)).toEqual([]);
  });

  it('leads only to addresses of this site', () => {
    const addresses: string[] = [...Object.values(paths), `${paths.services}#${estimateAnchor}`];
    const links = texts.filter(({ key }) => key === 'to');
    expect(links).not.toEqual([]);
    expect(links.filter(({ value }) => !addresses.includes(value))).toEqual([]);
  });

  it('belongs to a list without doubled ids', () => {
    const lists = identifiedLists(modules);
    expect(lists).not.toEqual([]);
    for (const ids of lists) expect(new Set(ids).size, ids.join(', ')).toBe(ids.length);
  });
});
