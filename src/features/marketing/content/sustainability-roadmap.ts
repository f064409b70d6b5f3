import type { RoadmapItem, Section } from './content-types';

/** Specification, point 2: what a stage of the roadmap can be. They are shown and mean nothing else. */
export type SustainabilityStatus = 'In Progress' | 'Planning' | 'Research' | 'Vision' | 'Goal';

/** Specification, point 2: the Sustainability page's roadmap. */
export const sustainabilityRoadmap: Section<RoadmapItem<SustainabilityStatus>> = {
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
      description: 'Our own operations carbon neutral, with the sums shown.',
      status: 'Goal',
    },
  ],
};
