import { claims } from './claims';
import type { Section, TimelineItem } from './content-types';

/** Specification, point 2: the story, year by year. */
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
