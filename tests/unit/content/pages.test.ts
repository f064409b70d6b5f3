import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Head } from '@/components/layout/page-head';
import { company } from '@/config/company';
import { navigationOf, pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { socialPreview, socialPreviewSize } from '@/config/social-preview';
import { localBusiness } from '@/features/marketing/home/home-structured-data';
import { root } from '../../../tools/support/project.ts';

const modules = import.meta.glob<{ head: Head; loadContent?: unknown }>('./*/*-page.tsx', {
  base: '/src/pages',
  eager: true,
});
const heads = pages.map((page) => ({ ...page, ...modules[`./${page.file}.tsx`]?.head }));
const indexed = heads.filter(({ isIndexed }) => isIndexed);

/** The bytes of a picture that visitors' messengers load, and its width and height, as its JPEG frame says. */
function jpeg(file: string) {
  const bytes = readFileSync(join(root, 'public', file));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return {
    size: bytes.length,
    width: bytes.readUInt16BE(frame + 7),
    height: bytes.readUInt16BE(frame + 5),
  };
}

it('the document for a missing file leads to the homepage', () => {
  const html = readFileSync(join(root, 'public/404.html'), 'utf8');
  expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${paths.home}">`);
});

describe('the pictures of links', () => {
  it.each(indexed)('$path has a light one of its own in the size for messengers', ({ path }) => {
    const { size, ...sides } = jpeg(socialPreview(path));
    expect(sides).toEqual(socialPreviewSize);
    expect(size).toBeLessThan(70_000);
  });

  it('are no two the same', () => {
    const pictures = indexed.map(({ path }) =>
      readFileSync(join(root, 'public', socialPreview(path)), 'base64'),
    );
    expect(new Set(pictures).size).toBe(indexed.length);
  });

  it('are what a business is shown with, too', () => {
    const { image } = localBusiness(new Date());
    expect(image).toBe(`${company.siteUrl}${socialPreview('/')}`);
  });
});

describe('the list of pages', () => {
  it('has each address once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it.each(pages)(
    'has a file for $path that exports the page, its head and at most its loader',
    ({ file }) => {
      const { head, loadContent, ...exported } = modules[`./${file}.tsx`] ?? {};
      expect(head?.title).toMatch(/\S/);
      expect(['function', 'undefined']).toContain(typeof loadContent);
      expect(Object.values(exported)).toEqual([expect.any(Function)]);
    },
  );

  it('leaves no page out', () => {
    const listed = new Set(pages.map(({ file }) => `./${file}.tsx`));
    expect(Object.keys(modules).filter((file) => !listed.has(file))).toEqual([]);
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
    expect(navigationOf('footer').map(({ label }) => label)).toEqual([
      ...header.slice(0, -1),
      'Request A Quote',
    ]);
  });
});

describe('a page in search engines', () => {
  it.each(indexed.map((page) => [page.path, page] as const))(
    '%s has a title and a description that are shown whole',
    (_, { title = '', description = '' }) => {
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
