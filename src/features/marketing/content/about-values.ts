import type { Section, TitledText } from './content-types';

/** Specification, point 2: four values. */
export const aboutValues: Section<TitledText> = {
  heading: 'Our Values',
  intro: 'Judge us by these four.',
  items: [
    {
      title: 'Reliability',
      description: 'If the ticket says six in the morning, the tanker is at your gate at six.',
    },
    {
      title: 'Customer First',
      description:
        'You choose the hour, the tank and the way to pay. The person who took the order answers for it.',
    },
    {
      title: 'Innovation',
      description: 'We try new energy on a small scale first, and say plainly when it is not ready.',
    },
    {
      title: 'Community',
      description: 'We hire in Spanish Town and buy from workshops along the road we drive.',
    },
  ],
};
