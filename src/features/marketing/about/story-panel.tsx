import { aboutTimeline } from '@/features/marketing/content/about-timeline';
import { FuelLine } from '@/features/marketing/illustrations/fuel-line';
import { ConstructionScene } from '@/features/marketing/illustrations/scenes/construction-scene';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';

/** The tab 'Our Story': the years down one fuel line. */
export function StoryPanel() {
  const { heading, intro, items } = aboutTimeline;
  return (
    <BandSection ground="bright" className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <SectionHeading heading={heading} intro={intro} />
        <ConstructionScene className="mt-8 hidden h-auto w-full lg:block" />
      </div>
      <div className="relative">
        <FuelLine direction="vertical" className="absolute inset-y-2 left-0 md:left-44" />
        <ol className="relative grid gap-12">
          {items.map(({ year, title, description }) => (
            <li key={year} className="pl-10 md:grid md:grid-cols-[8.5rem_1fr] md:gap-x-24 md:pl-0">
              <p className="meter text-5xl text-petrol-900 md:text-right md:text-6xl">{year}</p>
              <div className="mt-2 md:mt-1">
                <h3 className="font-bold text-xl md:text-2xl">{title}</h3>
                <p className="mt-2 max-w-md text-petrol-700">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </BandSection>
  );
}
