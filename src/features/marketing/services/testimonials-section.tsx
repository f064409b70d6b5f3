import { type Testimonial, testimonials } from '@/features/marketing/content/testimonials';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';
import { cn } from '@/lib/cn';
import { Stars } from './stars';

/** A quote over the line it is signed on, like the foot of a delivery ticket. */
function SignedQuote({ quote, large }: { quote: Testimonial; large: boolean }) {
  return (
    <figure className={cn('flex flex-col', large && 'lg:row-span-2')}>
      <Stars rating={quote.rating} />
      <blockquote
        className={cn(
          'mt-4 font-semibold leading-snug',
          large ? 'text-3xl tracking-tight md:text-4xl lg:text-5xl lg:leading-[1.1]' : 'text-xl',
        )}
      >
        <p>“{quote.text}”</p>
      </blockquote>
      <figcaption className="mt-5 flex gap-4 border-petrol-900 border-t-2 pt-2">
        <span className="form-caption pt-1 text-petrol-600">Signed</span>
        <span>
          <b className="block">{quote.name}</b>
          <span className="text-petrol-700">{quote.company}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Three customers, the first in large type. */
export function TestimonialsSection() {
  return (
    <BandSection ground="dim" aria-labelledby="testimonials">
      <SectionHeading id="testimonials" heading={testimonials.heading} intro={testimonials.intro} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-x-20">
        {testimonials.items.map((quote, index) => (
          <SignedQuote key={quote.name} quote={quote} large={index === 0} />
        ))}
      </div>
    </BandSection>
  );
}
