import { claims } from './claims';
import type { Section, TitledText } from './content-types';

/** Specification, point 2: four sustainable practices. */
export const sustainablePractices: Section<TitledText> = {
  heading: 'Sustainable Practices',
  intro: 'What a customer can see us do.',
  items: [
    {
      title: 'Fewer empty miles',
      description: 'One loop through Bog Walk Gorge to the north coast serves every customer along the way.',
    },
    {
      title: 'No idling at the pump',
      description: 'Where the pump can run without the engine, the engine is off.',
    },
    {
      title: 'Drums come back',
      description: `Drums, filters and used oil go to recyclers. Our recycling rate is ${claims.recyclingRate.value}.`,
    },
    {
      title: 'Trees where we drive',
      description: `${claims.treesPlanted.value} planted so far. We water them until they stand.`,
    },
  ],
};
