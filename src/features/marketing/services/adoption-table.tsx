import { claims } from '@/config/claims';
import type { Section } from '@/features/marketing/content-types';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';

interface CountryAdoption {
  country: string;
  year: string;
  standard: string;
  impact: string;
}

/** Requirement 2.5. Years and limits are those of road diesel. */
export const countryAdoption: Section<CountryAdoption> = {
  heading: 'Global Adoption',
  intro: `ULSD is sold in ${claims.countries.value} countries. Six of them, and the year each one changed over:`,
  items: [
    {
      country: 'United States',
      year: '2006',
      standard: 'ASTM D975 S15, 15 ppm',
      impact: 'Highway diesel came down from 500 ppm, ahead of the filters on 2007 trucks.',
    },
    {
      country: 'Canada',
      year: '2006',
      standard: 'Sulphur in Diesel Fuel Regulations, 15 ppm',
      impact: 'Road diesel first; off-road machines followed in 2010.',
    },
    {
      country: 'Japan',
      year: '2007',
      standard: 'JIS K 2204, 10 ppm',
      impact: 'Refiners had agreed to supply it from 2005, two years early.',
    },
    {
      country: 'Germany',
      year: '2009',
      standard: 'EN 590, 10 ppm',
      impact: 'A tax incentive brought it to the pumps from 2003; the EU limit followed.',
    },
    {
      country: 'Australia',
      year: '2009',
      standard: 'Automotive Diesel Determination, 10 ppm',
      impact: 'Lowered in three steps: 500 ppm, 50 ppm in 2006, then 10 ppm.',
    },
    {
      country: 'India',
      year: '2020',
      standard: 'Bharat Stage VI, 10 ppm',
      impact: 'Straight from 50 ppm to 10 ppm, skipping a stage.',
    },
  ],
};

export function AdoptionTable() {
  return (
    <FullWidthSection
      ground="petrol"
      aria-labelledby="adoption"
      className="grid gap-8 lg:grid-cols-[18rem_1fr]"
    >
      <SectionHeading
        id="adoption"
        heading={countryAdoption.heading}
        intro={countryAdoption.intro}
        className="lg:sticky lg:top-24 lg:self-start"
      />
      <ol className="border-petrol-700 border-t">
        {countryAdoption.items.map(({ country, year, standard, impact }) => (
          <li
            key={country}
            className="grid grid-cols-[5.5rem_1fr] large-text:grid-cols-1 gap-x-4 border-petrol-700 border-b py-5 md:grid-cols-[8rem_13rem_1fr]"
          >
            <p className="meter text-3xl text-amber-300 leading-none md:text-5xl">{year}</p>
            <div>
              <h3 className="font-bold text-xl leading-7">{country}</h3>
              <p className="text-petrol-200 text-sm">{standard}</p>
            </div>
            <p className="col-start-2 large-text:col-start-1 mt-2 text-petrol-100 md:col-start-auto md:mt-0.5">
              {impact}
            </p>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  );
}
