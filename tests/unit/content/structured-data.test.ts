import { describe, expect, it } from 'vitest';
import { parishes, valuesOf } from '@/domain/options';
import {
  localBusiness,
  organization,
  serialiseJsonLd,
  service,
  structuredDataBlocks,
} from '@/features/marketing/content/structured-data';

const parse = (json: string) => JSON.parse(json) as Record<string, unknown>;

describe('the structured data of the home page', () => {
  it('has three blocks: local business, organization and service', () => {
    const blocks = structuredDataBlocks({ ratingShown: false });
    expect(blocks.map(({ json }) => parse(json)['@type'])).toEqual([
      'LocalBusiness',
      'Organization',
      'Service',
    ]);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
  });

  it('places the business in Spanish Town, Saint Catherine, without a street', () => {
    expect(localBusiness({ ratingShown: false }).address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Spanish Town',
      addressRegion: 'Saint Catherine',
      addressCountry: 'JM',
    });
  });

  it('gives the business hours without Sunday', () => {
    expect(localBusiness({ ratingShown: false }).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
    ]);
  });

  it.each([
    ['the local business', localBusiness({ ratingShown: false })],
    ['the service', service()],
  ])('%s serves the 14 parishes', (_, block) => {
    const names = (block.areaServed as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(valuesOf(parishes));
    expect(names).toHaveLength(14);
  });

  it('is paid in JMD by cash, credit card, bank transfer or advance payment', () => {
    expect(localBusiness({ ratingShown: false })).toMatchObject({
      currenciesAccepted: 'JMD',
      paymentAccepted: 'Cash, Credit Card, Bank Transfer, Advance Payment',
    });
  });

  it('says that the organization was founded in 2018', () => {
    expect(organization().foundingDate).toBe('2018');
  });

  it('gives the rating of 4.8 from 127 reviews only if the page shows it', () => {
    expect(localBusiness({ ratingShown: true }).aggregateRating).toMatchObject({
      ratingValue: 4.8,
      reviewCount: 127,
    });
    expect(localBusiness({ ratingShown: false })).not.toHaveProperty('aggregateRating');
  });

  it('cannot be ended by a text within it', () => {
    const hostile = { name: '</script><script>alert(1)</script>' };
    const json = serialiseJsonLd(hostile);
    expect(json).not.toContain('<');
    expect(parse(json)).toEqual(hostile);
  });
});
