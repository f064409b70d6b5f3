import type { Section } from './content-types';

export interface Partner {
  name: string;
  focus: string;
  description: string;
}

/** Specification, point 2: four partner organizations. All are invented: put your own here. */
export const partners: Section<Partner> = {
  heading: 'Partner Organizations',
  intro: 'People who know more about it than we do.',
  items: [
    {
      name: 'Mahoe Seedling Trust',
      focus: 'Tree planting',
      description: 'Raises the seedlings and chooses where they will live.',
    },
    {
      name: 'Second Drum Recovery',
      focus: 'Recycling',
      description: 'Takes our drums, filters and used oil.',
    },
    {
      name: 'Sunyard Skills Workshop',
      focus: 'Training',
      description: 'Teaches young electricians to fit and mend solar.',
    },
    {
      name: 'Clear Harbour Watch',
      focus: 'Coast',
      description: 'Drills our crews for a spill at a jetty.',
    },
  ],
};
