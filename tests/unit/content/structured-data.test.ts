import { describe, expect, it } from 'vitest';
import { parishes, valuesOf } from '@/domain/options';
import {
  localBusiness,
  organization,
  serialiseJsonLd,
  service,
  structuredDataBlocks,
} from '@/features/marketing/home/home-structured-data';

const now = new Date('2026-11-21T12:00:00-05:00');

const parse = (json: string) => JSON.parse(json) as Record<string, unknown>;

describe('the structured data of the home page', () => {
  it('has three blocks: local business, organization and service', () => {
    const blocks = structuredDataBlocks(now);
    expect(blocks.map(({ json }) => parse(json)['@type'])).toEqual([
      'LocalBusiness',
      'Organization',
      'Service',
    ]);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
  });

  it('places the business in Spanish Town, Saint Catherine, without a street', () => {
    expect(localBusiness(now).address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Spanish Town',
      addressRegion: 'Saint Catherine',
      addressCountry: 'JM',
    });
  });

  it('gives the business hours without Sunday', () => {
    expect(localBusiness(now).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
    ]);
  });

  it('closes the business on the public holidays of the year ahead', () => {
    const closedOn = (date: string, name: string) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      opens: '00:00',
      closes: '00:00',
      validFrom: date,
      validThrough: date,
    });
    expect(localBusiness(now).specialOpeningHoursSpecification).toEqual([
      closedOn('2026-12-25', 'Christmas Day'),
      closedOn('2026-12-26', 'Boxing Day'),
      closedOn('2027-01-01', "New Year's Day"),
      closedOn('2027-02-10', 'Ash Wednesday'),
      closedOn('2027-03-26', 'Good Friday'),
      closedOn('2027-03-29', 'Easter Monday'),
      closedOn('2027-05-24', 'Labour Day'),
      closedOn('2027-08-02', 'Emancipation Day'),
      closedOn('2027-08-06', 'Independence Day'),
      closedOn('2027-10-18', "Heroes' Day"),
    ]);
  });

  it('is the same at every hour of a date in Jamaica, whatever the time now', () => {
    const at = (moment: string) => structuredDataBlocks(new Date(moment));
    expect(at('2026-12-25T00:00:00-05:00')).toEqual(at('2026-12-25T23:59:59-05:00'));
    expect(at('2026-12-25T00:00:00-05:00')).not.toEqual(at('2026-12-26T00:00:00-05:00'));
  });

  it.each([
    ['the local business', localBusiness(now)],
    ['the service', service()],
  ])('%s serves the 14 parishes', (_, block) => {
    const names = (block.areaServed as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(valuesOf(parishes));
    expect(names).toHaveLength(14);
  });

  it('is paid in JMD by cash, credit card, bank transfer or advance payment', () => {
    expect(localBusiness(now)).toMatchObject({
      currenciesAccepted: 'JMD',
      paymentAccepted: 'Cash, Credit Card, Bank Transfer, Advance Payment',
    });
  });

  it('names a logo that has a ground of its own, as search engines show it on white', () => {
    expect(organization().logo).toBe('https://www.islandfuel.example/icon-512.png');
  });

  it('says that the organization was founded in 2018', () => {
    expect(organization().foundingDate).toBe('2018');
  });

  it('gives the rating of 4.8 from 127 reviews', () => {
    expect(localBusiness(now).aggregateRating).toMatchObject({
      ratingValue: 4.8,
      reviewCount: 127,
    });
  });

  it('cannot be ended by a text within it', () => {
    const hostile = { name: '</script><script>alert(1)</script>' };
    const json = serialiseJsonLd(hostile);
    expect(json).not.toContain('<');
    expect(parse(json)).toEqual(hostile);
  });
});
