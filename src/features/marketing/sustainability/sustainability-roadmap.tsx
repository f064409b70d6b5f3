import type { Section, TimelineItem } from '@/features/marketing/content-types';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';

/** Requirement 2.6: the words are shown and mean nothing else. */
type SustainabilityStatus = 'In Progress' | 'Planning' | 'Research' | 'Vision' | 'Goal';

interface RoadmapStageItem extends TimelineItem {
  status: SustainabilityStatus;
}

export const sustainabilityRoadmap: Section<RoadmapStageItem> = {
  heading: 'Roadmap 2025-2030',
  intro: 'Where each stage stands.',
  items: [
    {
      year: '2025',
      title: 'Shorter routes',
      description: 'Deliveries grouped by parish, so a tanker drives fewer miles for the same gallons.',
      status: 'In Progress',
    },
    {
      year: '2026',
      title: 'Solar on our own roof',
      description: 'Panels and a battery for the Spanish Town office and pumps.',
      status: 'Planning',
    },
    {
      year: '2027',
      title: 'Lower-carbon blends',
      description: 'Testing which renewable diesel blends suit the engines our customers run.',
      status: 'Research',
    },
    {
      year: '2028',
      title: 'Sun and battery for customers',
      description: 'Solar and storage offered beside the fuel contract, parish by parish.',
      status: 'Vision',
    },
    {
      year: '2030',
      title: 'Carbon neutrality',
      description: 'Our own operations carbon neutral, with the figures published.',
      status: 'Goal',
    },
  ],
};

const pipes: Record<SustainabilityStatus, string> = {
  'In Progress': 'border-amber-400 border-solid',
  Planning: 'border-amber-400 border-dashed',
  Research: 'border-sea-400 border-dashed',
  Vision: 'border-sea-400 border-dotted',
  Goal: 'border-sea-400 border-solid',
};

function RoadmapStage({ stage }: { stage: RoadmapStageItem }) {
  const { year, title, description, status } = stage;
  return (
    <li
      className={cn(
        'border-l-8 pb-10 pl-6 last:pb-2 lg:border-t-8 lg:border-l-0 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0',
        pipes[status],
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-4 lg:block">
        <span className="meter text-5xl lg:block">{year}</span>{' '}
        <span className="form-caption inline-block rounded-sm border border-petrol-400 px-2 py-1 text-petrol-100 lg:mt-3">
          {status}
        </span>
      </p>
      <h3 className="mt-3 font-bold text-xl">{title}</h3>
      <p className="mt-2 text-petrol-100">{description}</p>
    </li>
  );
}

export function SustainabilityRoadmap() {
  const { heading, intro, items } = sustainabilityRoadmap;
  return (
    <FullWidthSection ground="petrol" aria-labelledby="roadmap">
      <SectionHeading id="roadmap" heading={heading} intro={intro} />
      <ol className="mt-10 grid lg:mt-14 lg:grid-cols-5">
        {items.map((stage) => (
          <RoadmapStage key={stage.year} stage={stage} />
        ))}
      </ol>
    </FullWidthSection>
  );
}
