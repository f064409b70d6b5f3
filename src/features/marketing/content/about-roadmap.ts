import type { Section, TimelineItem } from './content-types';

/** Specification, point 2: the roadmap of the tab 'Energy Solutions'. */
export const aboutRoadmap: Section<TimelineItem> = {
  heading: 'Roadmap 2025-2030',
  intro: 'One stage pays for the next.',
  items: [
    {
      year: '2025-26',
      title: 'Electricity pilot',
      description:
        'Solar, battery and a standby generator supply one cluster of buildings in Saint Catherine.',
    },
    {
      year: '2027-28',
      title: 'Scale renewables',
      description: 'What worked in the pilot is offered to farms, hotels and plants across the island.',
    },
    {
      year: '2029-30',
      title: 'Caribbean expansion',
      description: 'The same fuel and power service for customers on neighbouring islands.',
    },
  ],
};
