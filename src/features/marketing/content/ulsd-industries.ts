import type { Section } from './content-types';
import { type IndustryId, industryNames } from './industries/industry-names';

export interface UlsdUse {
  id: IndustryId;
  name: string;
  use: string;
}

const uses: Record<IndustryId, string> = {
  'transport-logistics': 'Prime movers, delivery vans, coaches and reefer units',
  construction: 'Excavators, rollers, cranes and light towers',
  agriculture: 'Tractors, cane haulers and irrigation pumps',
  marine: 'Fishing vessels, tugs and workboats',
  'power-generation': 'Standby sets, hotel boilers and cold stores',
  mining: 'Haul trucks, crushers and drills',
};

/** Specification, point 2: the ULSD page's industries list. */
export const ulsdIndustries: Section<UlsdUse> = {
  heading: 'Where it is burned',
  intro: 'The same diesel, from Port Morant to Negril Point.',
  items: (Object.keys(industryNames) as IndustryId[]).map((id) => ({
    id,
    name: industryNames[id],
    use: uses[id],
  })),
};
