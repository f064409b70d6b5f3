import { ratingText } from '@/config/claims';
import type { Section } from '@/features/marketing/content-types';
import { cn } from '@/lib/cn';

interface Testimonial {
  name: string;
  company: string;
  text: string;
  rating: 5;
}

/** Requirement 2.5. People and companies are placeholders. */
export const testimonials: Section<Testimonial> = {
  heading: 'What Customers Say',
  intro: 'Three customers.',
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

interface StarsProps {
  rating: number;
}

const star = 'M10 1.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15.100 4.700 18l1.100-6L1.400 7.800l6-.8z';
const places = [0, 1, 2, 3, 4];

function Stars({ rating }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of ${places.length} stars`}
      viewBox="0 0 108 20"
      className="h-5 w-27 max-w-full self-start"
    >
      {places.map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${place * 22} 0)`}
          className={place < rating ? 'fill-amber-600' : 'fill-paper-line'}
        />
      ))}
    </svg>
  );
}

const quoteSizes = {
  small: 'text-xl',
  medium: 'text-2xl tracking-tight md:text-3xl',
  large: 'text-3xl tracking-tight md:text-4xl lg:text-5xl lg:leading-[1.1]',
} as const;

interface SignedQuoteProps {
  quote: Testimonial;
  size: keyof typeof quoteSizes;
  className?: string | false;
}

export function SignedQuote({ quote, size, className }: SignedQuoteProps) {
  return (
    <figure className={cn('flex flex-col', className)}>
      <Stars rating={quote.rating} />
      <blockquote className={cn('mt-4 font-semibold leading-snug', quoteSizes[size])}>
        <p>{`“${quote.text}”`}</p>
      </blockquote>
      <figcaption className="mt-5 flex gap-4 border-petrol-900 border-t-2 pt-2">
        <span className="form-caption shrink-0 pt-1 text-petrol-600">Signed</span>
        <span>
          <b className="block">{quote.name}</b>
          <span className="text-petrol-700">{quote.company}</span>
        </span>
      </figcaption>
    </figure>
  );
}

interface ProofProps {
  quote: Testimonial;
  /** Across the page in larger type, in place of a column. */
  wide?: boolean;
}

export function Proof({ quote, wide = false }: ProofProps) {
  return (
    <section
      aria-labelledby="proof"
      className={cn('grid content-start gap-4', wide && 'gap-8 lg:grid-cols-[1fr_1.7fr] lg:gap-16')}
    >
      <h2
        id="proof"
        className={cn('font-extrabold tracking-tight', wide ? 'text-3xl md:text-4xl' : 'text-2xl')}
      >
        {ratingText}
      </h2>
      <SignedQuote quote={quote} size={wide ? 'medium' : 'small'} />
    </section>
  );
}
