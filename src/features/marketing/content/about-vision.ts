import { claims } from './claims';
import type { TitledText } from './content-types';

/** Specification, point 2: the tab 'Vision & Mission'. */
export const aboutVision: readonly [vision: TitledText, mission: TitledText] = [
  {
    title: 'Our Vision',
    description:
      'To be the company Jamaica calls for energy at work: diesel today, and power from sun, battery and wind as each is ready to carry the load.',
  },
  {
    title: 'Our Mission',
    description: `To put clean fuel into the right tank at the agreed hour, in any of the ${claims.parishes.value} parishes, with a ticket that can be checked.`,
  },
];
