import { Link } from 'react-router-dom';
import fishingVessel from '@/assets/drawings/fishing-vessel.svg';
import { paths } from '@/config/paths';
import type { Section } from '@/features/marketing/content-types';
import { type IndustryId, industryNames } from '@/features/marketing/facts';
import { SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';

interface UlsdUse {
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

/** Requirement 2.5: the ULSD page's industries list. */
export const ulsdIndustries: Section<UlsdUse> = {
  heading: 'Where it is burned',
  intro: 'The same diesel, from Port Morant to Negril Point.',
  items: (Object.keys(industryNames) as IndustryId[]).map((id) => ({
    id,
    name: industryNames[id],
    use: uses[id],
  })),
};

/** Who burns it: half the band is the jetty at first light, half the list. */
export function FuelUses() {
  return (
    <section aria-labelledby="uses" className="grid bg-paper-bright lg:grid-cols-2">
      <div className="relative h-64 bg-sea-600 md:h-96 lg:h-auto">
        <Drawing
          src={fishingVessel}
          width={640}
          height={420}
          className="absolute inset-0 size-full object-cover object-bottom"
        />
      </div>
      <div className="px-4 py-12 md:px-6 lg:py-20 lg:pr-[max(1.5rem,calc(100%-var(--page-width)/2+1.5rem))] lg:pl-16">
        <SectionHeading id="uses" heading={ulsdIndustries.heading} intro={ulsdIndustries.intro} />
        <dl className="mt-6 border-paper-line border-t">
          {ulsdIndustries.items.map(({ id, name, use }) => (
            <div
              key={id}
              className="border-paper-line border-b py-3 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-4"
            >
              <dt className="font-bold">{name}</dt>
              <dd className="text-petrol-700">{use}</dd>
            </div>
          ))}
        </dl>
        <Link
          to={paths.industry}
          className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          How each industry is supplied
        </Link>
      </div>
    </section>
  );
}
