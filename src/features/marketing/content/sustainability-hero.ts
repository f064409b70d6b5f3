import { claims } from './claims';

/** Specification, point 2: the Sustainability page's opening. Its buttons stand at the end of the page. */
export const sustainabilityHero = {
  heading: 'Sustainability',
  line: `We sell fuel that burns. Here is what we do about it, and how we mean to be carbon neutral by ${claims.carbonNeutrality.value}.`,
} as const;
