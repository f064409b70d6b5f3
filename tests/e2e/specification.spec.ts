import { company } from '@/config/company';
import { expect, test } from '../support/browser/test';
import { publicPages } from './specification';

/** The headings of a page's HTML, as it is served. */
const headingsOf = (html: string) =>
  Array.from(html.matchAll(/<(h[1-6])\b[\s\S]*?<\/\1>/g), ([heading]) => wordsOf(heading).trim());

/** The words of a page's HTML as it is served, before any script. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

for (const { path, headings, texts, links, tabs } of publicPages) {
  test(`${path} is served complete before any script`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const words = wordsOf(html);
    for (const expected of [...texts, ...tabs]) expect(words).toContain(expected);
    expect(headingsOf(html)).toEqual(expect.arrayContaining([...headings]));
    for (const [, to] of links) expect(html).toContain(`href="${to}"`);
    const address = `${company.siteUrl}${path}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toMatch(new RegExp(`<link rel="alternate" href[lL]ang="en-JM" href="${address}"/>`));
    expect(html).toMatch(new RegExp(`<link rel="alternate" href[lL]ang="x-default" href="${address}"/>`));
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"\/>/);
    expect(html).not.toMatch(/\sstyle="/);
  });
}

test('the home page describes the business in three blocks of structured data', async ({ page }) => {
  await page.goto('/');
  const blocks = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  expect(data.map((block) => block['@type'])).toEqual(['LocalBusiness', 'Organization', 'Service']);
  expect(data[1]?.foundingDate).toBe('2018');
  expect(data[0]).toMatchObject({ currenciesAccepted: 'JMD', telephone: '+18765550123' });
  expect(data[0]?.areaServed).toHaveLength(14);
  expect(data[0]?.specialOpeningHoursSpecification).toContainEqual(
    expect.objectContaining({ name: 'Christmas Day', opens: '00:00', closes: '00:00' }),
  );
});

test('search engines find the public pages and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(publicPages.map(({ path }) => `${company.siteUrl}${path}`));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin-dashboard');
  expect(robots).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
});

test('a finder of a fault finds the address to write to', async ({ request }) => {
  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toContain(`Contact: mailto:${company.email}\nExpires: `);
});
