import solarRoof from '@/assets/drawings/solar-roof.svg';
import { claims, type Figure } from '@/config/claims';
import { paths } from '@/config/paths';
import type { Band, Section } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';

/** Requirement 2.6: the Sustainability page's opening. Its buttons stand at the end of the page. */
export const sustainabilityHero = {
  heading: 'Sustainability',
  line: `We sell fuel that burns. Here is what we do about it, and how we mean to be carbon neutral by ${claims.carbonNeutrality.value}.`,
} as const;

/** Requirements 2.6 and 9.5: the Sustainability page's metric tiles. */
export const sustainabilityMetrics: readonly Figure[] = [
  claims.carbonNeutrality,
  claims.recyclingRate,
  claims.treesPlanted,
  claims.lessSulfur,
];

/** Requirement 2.6: both buttons lead to /contact. */
export const sustainabilityClosing: Band = {
  heading: 'Burn less for the same work',
  line: 'Show us your generator hours. We will tell you what sun and battery could take off them.',
  actions: [
    { label: 'Start Your Sustainability Journey', to: paths.contact },
    { label: 'Schedule Consultation', to: paths.contact },
  ],
};

/** The page's figures in the cells of a solar panel, edge to edge. */
function PanelFigures() {
  return (
    <div className="border-sea-200 border-y-4 bg-petrol-900">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-1 bg-sea-200 lg:grid-cols-4 xl:px-1">
        {sustainabilityMetrics.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end bg-[linear-gradient(115deg,theme(--color-petrol-800)_50%,theme(--color-petrol-900)_50%)] px-4 py-6 md:px-6 md:py-9"
          >
            <dt className="mt-1 text-sea-100 first-letter:uppercase">{label}</dt>
            <dd className="meter text-4xl md:text-6xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What is promised, beside the roof that is meant to keep it; the figures stand in the cells of a panel. */
export function SustainabilityHero() {
  const { heading, line } = sustainabilityHero;
  return (
    <section className="bg-sea-800 text-paper-bright">
      <div className="grid lg:grid-cols-[1fr_1.1fr]">
        <div className="flex flex-col justify-center px-4 py-12 md:px-6 md:py-16 lg:min-h-[34rem] lg:pl-[max(1.5rem,calc(50vw-var(--page-width)/2+1.5rem))]">
          <h1 className="font-extrabold text-[clamp(2.6rem,6vw,4.75rem)] leading-none tracking-tight">
            {heading}
          </h1>
          <p className="mt-5 max-w-lg text-lg text-sea-100 md:text-xl">{line}</p>
        </div>
        <Drawing
          src={solarRoof}
          fetchPriority="auto"
          width={640}
          height={420}
          className="object-cover object-bottom aspect-3/2 h-full w-full md:aspect-2/1 lg:aspect-auto"
        />
      </div>
      <PanelFigures />
    </section>
  );
}

/** Requirements 2.6 and 9.5: the impact band. */
export const impact: Section<Figure> = {
  heading: 'Our Impact',
  intro: 'Counted since the first delivery.',
  items: [claims.gallonsDelivered, claims.partners, claims.parishes, claims.experience],
};

/** The impact band: four figures as large as the page allows. */
export function ImpactBand() {
  const { heading, intro, items } = impact;
  return (
    <BandSection ground="amber" aria-labelledby="impact">
      <SectionHeading id="impact" heading={heading} intro={intro} />
      <dl className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between">
        {items.map(({ value, label, note }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-petrol-950 border-t-2 py-3 sm:flex-col-reverse sm:flex-nowrap sm:justify-end sm:gap-0 lg:border-t-4 lg:pr-4"
          >
            <dt className="font-medium first-letter:uppercase">
              {label}
              {note && <small className="block">{note}</small>}
            </dt>
            <dd className="meter text-[min(3rem,13vw)] md:text-6xl">{value}</dd>
          </div>
        ))}
      </dl>
    </BandSection>
  );
}
