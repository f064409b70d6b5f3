import type { Section } from './content-types';

export interface Testimonial {
  name: string;
  company: string;
  text: string;
  /** Stars, of 5. */
  rating: 5;
}

/** Specification, point 2: three testimonials with 5 stars. People and companies are invented: put your own here. */
export const testimonials: Section<Testimonial> = {
  heading: 'What Customers Say',
  intro: 'Three people who sign our tickets.',
  items: [
    {
      name: 'Delroy Wint',
      company: 'Three Mango Haulage, Old Harbour',
      text: 'Eleven trucks, filled while the men are home in bed. Each one has its own line on the ticket.',
      rating: 5,
    },
    {
      name: 'Shaunette Bromfield',
      company: 'Second Bell Builders, Ocho Rios',
      text: 'The excavator ran low on pour day. I called, they came, and the concrete did not wait.',
      rating: 5,
    },
    {
      name: 'Captain Errol Dacosta-Lyn',
      company: 'Lantern Shoal Fishing Co-operative, Black River',
      text: 'I used to roll drums down the jetty. Now the hose comes to the boat and I see the meter myself.',
      rating: 5,
    },
  ],
};
