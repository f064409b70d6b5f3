import { claims, type Figure } from '@/config/claims';
import type { Section } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';

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
