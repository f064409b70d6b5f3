import { claims } from './claims';
import type { Section } from './content-types';

export interface CountryAdoption {
  country: string;
  /** When the limit took effect nationwide. */
  year: string;
  standard: string;
  impact: string;
}

/** Specification, point 2: six countries. Years and limits are those of each country's road diesel. */
export const countryAdoption: Section<CountryAdoption> = {
  heading: 'Global Adoption',
  intro: `ULSD is sold in ${claims.countries.value} countries. Six of them, and when the limit came in:`,
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
