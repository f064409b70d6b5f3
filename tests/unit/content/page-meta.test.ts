import { describe, expect, it } from 'vitest';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { aboutMeta } from '@/features/marketing/content/page-meta/about-meta';
import { contactMeta } from '@/features/marketing/content/page-meta/contact-meta';
import { homeMeta } from '@/features/marketing/content/page-meta/home-meta';
import { industryMeta } from '@/features/marketing/content/page-meta/industry-meta';
import { servicesMeta } from '@/features/marketing/content/page-meta/services-meta';
import { sustainabilityMeta } from '@/features/marketing/content/page-meta/sustainability-meta';

const pages = [homeMeta, aboutMeta, servicesMeta, sustainabilityMeta, industryMeta, contactMeta];

describe('what search engines are told', () => {
  it('covers every public page once', () => {
    const { home, about, services, sustainability, industry, contact } = paths;
    expect(pages.map(({ path }) => path)).toEqual([home, about, services, sustainability, industry, contact]);
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    '%s has a title and a description that are shown whole',
    (_, page) => {
      expect(`${page.title} | ${company.name}`.length).toBeLessThanOrEqual(60);
      expect(page.description.length).toBeGreaterThan(70);
      expect(page.description.length).toBeLessThanOrEqual(155);
    },
  );

  it('differs from page to page', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });
});
