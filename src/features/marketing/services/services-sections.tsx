import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import fishingVessel from '@/assets/drawings/fishing-vessel.svg';
import sampleCylinder from '@/assets/drawings/sample-cylinder.svg';
import { claims, type Figure } from '@/config/claims';
import { paths } from '@/config/paths';
import type { Action, CallToAction, Section } from '@/features/marketing/content-types';
import { type IndustryId, industryNames } from '@/features/marketing/facts';
import { Drawing } from '@/features/marketing/sections/drawing';
import { Actions, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { sheet, specificationRows } from '@/features/marketing/specification';

/** Requirement 2.5: both lead to /contact. */
const ulsdActions: readonly Action[] = [
  { label: 'Get Quote Now', to: paths.contact },
  { label: 'Schedule Delivery', to: paths.contact },
];

export const ulsdHero: CallToAction = {
  heading: 'Ultra Low Sulphur Diesel (ULSD)',
  line: 'Diesel with at most 15 parts of sulfur per million, metered into your tank anywhere in Jamaica.',
  actions: ulsdActions,
};

export const ulsdStats: readonly Figure[] = [
  claims.lessSulfur,
  claims.longerEngineLife,
  claims.countries,
  claims.qualityGuaranteed,
];

export const ulsdClosing: CallToAction = {
  heading: 'How many gallons, and by when?',
  line: 'Your tank size and parish are enough to start a quote.',
  actions: ulsdActions,
};

const { sulfur, cetane, flashPoint } = specificationRows;

function SampleTag() {
  return (
    <div className="-rotate-3 relative mb-6 w-44 shrink-0 bg-paper-bright px-4 pt-9 pb-4 text-petrol-900 shadow-lg sm:w-60 sm:px-6 lg:mb-20">
      <span
        aria-hidden="true"
        className="absolute bottom-[calc(100%-1.25rem)] left-1/2 h-96 w-0.5 origin-bottom rotate-3 bg-petrol-950"
      />
      <span
        aria-hidden="true"
        className="-translate-x-1/2 absolute top-3 left-1/2 size-4 rounded-full border-4 border-petrol-900 bg-amber-400"
      />
      <p className="form-caption flex flex-wrap justify-between gap-x-3 text-petrol-600">
        <span>Sample</span>
        <span className="whitespace-nowrap">{sheet.number}</span>
      </p>
      <dl className="perforated-top mt-3 pt-1">
        {[sulfur, cetane, flashPoint].map(({ property, value }) => (
          <div
            key={property}
            className="flex items-baseline justify-between gap-2 border-paper-line border-b py-2 last:border-b-0"
          >
            <dt className="text-sm">{property}</dt>
            <dd className="meter sm:text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SampleDisplay() {
  return (
    <div className="relative flex items-end justify-center gap-2 overflow-hidden large-text:flex-col large-text:items-center bg-amber-400 px-4 pt-8 pb-14 sm:gap-8 lg:pt-14 lg:pb-24">
      <div className="absolute inset-x-0 bottom-0 h-28 bg-amber-500 lg:h-40" />
      <Drawing
        src={sampleCylinder}
        fetchPriority="auto"
        width={256}
        height={404}
        className="relative h-64 w-auto min-w-0 object-contain object-bottom md:h-96 lg:h-[27rem]"
      />
      <SampleTag />
    </div>
  );
}

function StatTiles() {
  return (
    <div className="bg-paper px-4 md:px-6">
      <dl className="-top-8 lg:-top-14 relative mx-auto grid max-w-[calc(var(--page-width)-3rem)] grid-cols-2 large-text:grid-cols-1 gap-px overflow-hidden rounded-lg border-4 border-petrol-800 bg-petrol-700 text-paper-bright shadow-lg md:grid-cols-4">
        {ulsdStats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end bg-petrol-900 px-3 py-5 text-center md:px-6"
          >
            <dt className="mt-1 text-petrol-200 text-sm first-letter:uppercase">{label}</dt>
            <dd className="meter text-3xl text-amber-300 md:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const [name, abbreviation] = ulsdHero.heading.split(/ (?=\()/);

export function ServicesHero() {
  return (
    <>
      <section className="grid bg-petrol-950 text-paper-bright lg:grid-cols-2">
        <div className="px-4 pt-12 pb-10 md:px-6 md:pt-16 lg:flex lg:flex-col lg:justify-center lg:pt-20 lg:pb-36 lg:pl-[max(1.5rem,calc(100%-var(--page-width)/2+1.5rem))]">
          <h1 className="font-extrabold text-[clamp(2.6rem,7vw,4.75rem)] leading-[0.98] tracking-tight">
            <span>{name}</span> <span className="text-amber-300">{abbreviation}</span>
          </h1>
          <p className="mt-5 max-w-md text-lg text-petrol-100 md:text-xl">{ulsdHero.line}</p>
          <Actions actions={ulsdHero.actions} on="petrol" className="mt-7" />
        </div>
        <SampleDisplay />
      </section>
      <StatTiles />
    </>
  );
}

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
  'power-generation': 'Standby generators, hotel boilers and cold stores',
  mining: 'Haul trucks, crushers and drills',
};

export const ulsdIndustries: Section<UlsdUse> = {
  heading: 'Who uses it',
  intro: 'The same diesel, from Port Morant to Negril Point.',
  items: (Object.keys(industryNames) as IndustryId[]).map((id) => ({
    id,
    name: industryNames[id],
    use: uses[id],
  })),
};

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
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <span>See how we supply each industry</span>
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      </div>
    </section>
  );
}
