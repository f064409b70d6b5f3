import { company } from '@/config/company';

/**
 * Specification, point 2: the About page's hero. The managing director, her name, portrait and words are
 * invented: put your own here. `portrait` is a file in `public/`.
 */
export const aboutHero = {
  heading: 'About Us',
  line: `${company.name} brings fuel to the machines that keep Jamaica working, from a yard in ${company.town}, ${company.parish}.`,
  portrait: { src: '/managing-director.svg', alt: 'Andrene Foster-Blake, Managing Director' },
  quote:
    'A generator that runs dry does not care whose fault it was. So we answer the phone, and we turn up.',
  name: 'Andrene Foster-Blake',
  position: 'Managing Director',
} as const;
