import { claims } from './claims';
import type { Figure, Section } from './content-types';

/** Specification, points 2 and 9: the impact band. */
export const impact: Section<Figure> = {
  heading: 'Our Impact',
  intro: 'Counted since the first delivery.',
  items: [claims.gallonsDelivered, claims.partners, claims.parishes, claims.experience],
};
