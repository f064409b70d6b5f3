import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { SignedQuote, testimonials } from '@/features/marketing/testimonials';
import { EstimateSection } from './estimate-section';

export function ServicesEnd() {
  return (
    <>
      <EstimateSection />
      <Testimonials />
    </>
  );
}

function Testimonials() {
  return (
    <FullWidthSection ground="dim" aria-labelledby="testimonials">
      <SectionHeading id="testimonials" heading={testimonials.heading} intro={testimonials.intro} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-x-20">
        {testimonials.items.map((quote, index) => (
          <SignedQuote
            key={quote.name}
            quote={quote}
            size={index === 0 ? 'large' : 'small'}
            className={index === 0 && 'lg:row-span-2'}
          />
        ))}
      </div>
    </FullWidthSection>
  );
}
