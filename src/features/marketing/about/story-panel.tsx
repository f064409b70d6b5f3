import constructionScene from '@/assets/drawings/scene-construction.svg';
import { claims } from '@/config/claims';
import type { Section, TimelineItem } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';
import { FuelLine } from '@/features/marketing/sections/fuel-line';

/** Requirement 2.4: the story, year by year. */
export const aboutTimeline: Section<TimelineItem> = {
  heading: 'Our Story',
  intro:
    'It began with a plain question from a contractor on the Bog Walk road: why drive the machine to the fuel?',
  items: [
    {
      year: '2022',
      title: 'Foundation',
      description:
        'We start in Spanish Town, carrying diesel to generators and building sites in Saint Catherine and Kingston.',
    },
    {
      year: '2023',
      title: 'Market Expansion',
      description: `The routes reach May Pen and Mandeville, then Montego Bay and Port Antonio, until all ${claims.parishes.value} parishes are on the board.`,
    },
    {
      year: '2024',
      title: 'Technology Integration',
      description:
        'Orders and delivery tickets move on to a screen. An office can match each fill to its receipt.',
    },
    {
      year: '2025',
      title: 'Energy Diversification',
      description: 'We open a solar and storage desk and start planning the electricity pilot.',
    },
  ],
};

/** The tab 'Our Story': the years down one fuel line. */
export function StoryPanel() {
  const { heading, intro, items } = aboutTimeline;
  return (
    <BandSection ground="bright" className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <SectionHeading heading={heading} intro={intro} />
        <Drawing
          src={constructionScene}
          width={160}
          height={120}
          loading="lazy"
          className="mt-8 hidden h-auto w-full lg:block"
        />
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
