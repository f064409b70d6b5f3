import { claims } from './claims';
import type { Section, TitledText } from './content-types';

export interface HomeService extends TitledText {
  /** The name of the drawing beside it. */
  icon: 'hose' | 'fleet' | 'tank';
}

/** Specification, point 1: three service cards. */
export const homeServices: Section<HomeService> = {
  heading: 'Our Comprehensive Services',
  intro: `From one generator in Portmore to a fleet yard in Montego Bay: three ways to be supplied, in all ${claims.parishes.value} parishes.`,
  items: [
    {
      title: 'Mobile Fuel Delivery',
      description:
        'On-demand refuelling at your location for equipment, vehicles and generators. The excavator stays in the trench and the hose comes to it.',
      icon: 'hose',
    },
    {
      title: 'Fleet Refueling Programs',
      description:
        'Scheduled fuelling for commercial fleets. We work down the row in your yard, so drivers leave with a full tank.',
      icon: 'fleet',
    },
    {
      title: 'Bulk Fuel Supply',
      description:
        'Bulk delivery of various fuel types to storage tanks at construction sites, farms and industrial facilities.',
      icon: 'tank',
    },
  ],
};
