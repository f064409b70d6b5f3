import { StructuredData, type StructuredDataBlock } from '@/components/layout/structured-data';
import { rating } from '@/config/claims';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { socialPreview } from '@/config/social-preview';
import { businessHours } from '@/domain/business-hours';
import { parishes } from '@/domain/options';
import { dialDigits } from '@/domain/phone';
import { publicHolidays } from '@/domain/public-holidays';
import { dayNumber, startOfDay, toIsoDate } from '@/lib/dates';
import { companyDescription } from './home-sections';
import { homeServices } from './home-services';

type JsonLd = Record<string, unknown>;

/** Requirement 9.6: the pages give another year, and both stand. */
const foundingDate = '2018';

const context = 'https://schema.org';
const identifier = (name: string) => `${company.siteUrl}/#${name}`;
const telephone = (phone: string) => `+${dialDigits(phone)}`;

const address = {
  '@type': 'PostalAddress',
  addressLocality: company.town,
  addressRegion: company.parish,
  addressCountry: 'JM',
};

const areaServed = parishes.map(({ label }) => ({ '@type': 'AdministrativeArea', name: label }));

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const clock = (minutes: number) =>
  [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

const openingHoursSpecification = businessHours.flatMap(({ days, hours }) =>
  hours
    ? {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => weekdays[day]),
        opens: clock(hours.opens),
        closes: clock(hours.closes),
      }
    : [],
);

const specialHoursDays = 365;

/** Google's documentation writes a closed day as 00:00 to 00:00. */
function specialOpeningHours(now: Date) {
  const today = dayNumber(now);
  return publicHolidays(today, today + specialHoursDays).map(({ day, name }) => {
    const date = toIsoDate(startOfDay(day));
    return {
      '@type': 'OpeningHoursSpecification',
      name,
      opens: clock(0),
      closes: clock(0),
      validFrom: date,
      validThrough: date,
    };
  });
}

/** Search engines may know a rating only if the page shows it. */
const aggregateRating = {
  '@type': 'AggregateRating',
  ratingValue: rating.value,
  bestRating: rating.best,
  reviewCount: rating.reviews,
};

/** Sunday has emergency service only, and no opening hours. The special hours of a year count from `now`. */
export function localBusiness(now: Date): JsonLd {
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': identifier('business'),
    name: company.name,
    description: companyDescription,
    url: `${company.siteUrl}/`,
    image: company.siteUrl + socialPreview(paths.home),
    telephone: telephone(company.phone),
    email: company.email,
    address,
    areaServed,
    openingHoursSpecification,
    specialOpeningHoursSpecification: specialOpeningHours(now),
    currenciesAccepted: 'JMD',
    paymentAccepted: 'Cash, Credit Card, Bank Transfer, Advance Payment',
    parentOrganization: { '@id': identifier('organization') },
    aggregateRating,
  };
}

export function organization(): JsonLd {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': identifier('organization'),
    name: company.name,
    url: `${company.siteUrl}/`,
    logo: `${company.siteUrl}/icon-512.png`,
    foundingDate,
    address,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', telephone: telephone(company.phone) },
      { '@type': 'ContactPoint', contactType: 'emergency', telephone: telephone(company.emergencyPhone) },
    ],
    sameAs: [company.instagramUrl],
  };
}

export function service(): JsonLd {
  return {
    '@context': context,
    '@type': 'Service',
    '@id': identifier('service'),
    serviceType: 'On-site fuel delivery',
    provider: { '@id': identifier('business') },
    areaServed,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: homeServices.heading,
      itemListElement: homeServices.items.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  };
}

/** Escapes `<`, so that no text ends the script element. */
export function serialiseJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Requirement 1.5. Call it once, outside a component. */
export function structuredDataBlocks(now: Date): readonly StructuredDataBlock[] {
  return [
    { id: 'ld-local-business', json: serialiseJsonLd(localBusiness(now)) },
    { id: 'ld-organization', json: serialiseJsonLd(organization()) },
    { id: 'ld-service', json: serialiseJsonLd(service()) },
  ];
}

const blocks = structuredDataBlocks(new Date());

export function HomeStructuredData() {
  return <StructuredData blocks={blocks} />;
}
