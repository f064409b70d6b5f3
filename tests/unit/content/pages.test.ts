import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company } from '@/config/company';
import { navigationOf, pages } from '@/config/pages';

const indexed = pages.filter(({ isIndexed }) => isIndexed);

describe('the list of pages', () => {
  it('has each address once, and a file for it', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    for (const { file } of pages) expect(existsSync(`src/pages/${file}.tsx`), file).toBe(true);
  });

  it('lets search engines list the six pages that are written for everybody', () => {
    expect(indexed.map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/services',
      '/sustainability',
      '/industry',
      '/contact',
    ]);
    for (const page of indexed) expect(page).toMatchObject({ visibleTo: 'everybody', isPrerendered: true });
  });

  it('names the pages of the header and the footer as the specification does', () => {
    const header = ['Home', 'About Us', 'Products & Services', 'Sustainability', 'Industry', 'Login'];
    expect(navigationOf('header').map(({ label }) => label)).toEqual(header);
    expect(navigationOf('footer').map(({ label }) => label)).toEqual([...header.slice(0, -1), 'Contact Us']);
  });
});

describe('what search engines are told', () => {
  it.each(indexed.map((page) => [page.path, page] as const))(
    '%s has a title and a description that are shown whole',
    (_, { title, description = '' }) => {
      expect(`${title} | ${company.name}`.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(155);
    },
  );

  it('differs from page to page', () => {
    expect(new Set(indexed.map(({ title }) => title)).size).toBe(indexed.length);
    expect(new Set(indexed.map(({ description }) => description)).size).toBe(indexed.length);
  });
});
