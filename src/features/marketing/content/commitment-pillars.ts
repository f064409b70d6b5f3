import type { BenefitItem, Section } from './content-types';

/** Specification, point 2: four selectable commitment pillars; the first is selected at the start. */
export const commitmentPillars: Section<BenefitItem> = {
  heading: 'Our Commitments',
  intro: 'Four promises, each with the work behind it.',
  items: [
    {
      id: 'environmental-protection',
      title: 'Environmental Protection',
      description: 'Fuel belongs in the tank. Our first duty is that none of it reaches the gully.',
      details: [
        'Spill kit on the truck, drip tray under the nozzle',
        'Ultra low sulphur diesel as the standard fill',
        'Used oil, filters and drums sorted for recycling',
      ],
    },
    {
      id: 'community-impact',
      title: 'Community Impact',
      description: 'We drive through the same towns every week. They should be glad of it.',
      details: [
        'Drivers and yard staff hired in Spanish Town and Portmore',
        'Clinics and shelters put first when a storm has passed',
        'Trees planted along the Rio Cobre with local schools',
      ],
    },
    {
      id: 'clean-energy-future',
      title: 'Clean Energy Future',
      description: 'Some of the gallons we sell today can be replaced by a roof in the sun.',
      details: [
        'Solar sized to shorten generator hours',
        'Batteries for the short outages that start an engine for nothing',
        'Wind and local distribution under study',
      ],
    },
    {
      id: 'responsible-business',
      title: 'Responsible Business',
      description: 'Measure what you pump, charge what you measured.',
      details: [
        'A ticket and a receipt with each delivery',
        'Drivers who may refuse a fill that is not safe',
        'Progress against this roadmap told on this page',
      ],
    },
  ],
};
