import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { lazySection } from '@/components/layout/lazy-section';
import { Button } from '@/components/ui/button';
import { estimateAnchor } from '@/config/paths';
import { fuelSources, generatorRate, machines, powerFactor } from '@/domain/fuel-estimate';
import { gallonsText, litresText } from '@/domain/volume';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format-count';

export const estimate = {
  heading: 'How much do I need?',
  intro: 'Work it out for what you have, or take a typical value. Your own fuel log is more exact.',
  caption: 'Diesel used per hour',
  note: 'Generators at half load. At full load they use nearly twice as much.',
} as const;

/** Ratings on the market, in kVA. */
const ratings = [25, 50, 100, 250, 500, 1000];

const rows = [
  ...ratings.map((rating) => ({
    label: `Generator, ${formatCount(rating)} kVA`,
    rate: generatorRate(rating * powerFactor, 0.5),
  })),
  ...machines,
];

function TypicalValues() {
  return (
    <table className="w-full border-collapse text-left max-[22rem]:text-sm">
      <caption className="sr-only">{estimate.caption}</caption>
      <thead>
        <tr className="form-caption border-petrol-700 border-b text-petrol-200">
          <th scope="col">Use per hour</th>
          <th scope="col" className="text-right">
            US gallons
          </th>
          <th scope="col" className="text-right">
            Litres
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, rate }) => (
          <tr key={label} className="border-petrol-700 border-b">
            <th scope="row" className="py-2 font-medium">
              {label}
            </th>
            <td
              data-label="US gallons"
              className="meter whitespace-nowrap large-text:whitespace-normal pl-2 text-right text-amber-300"
            >
              {gallonsText(rate)}
            </td>
            <td
              data-label="Litres"
              className="meter whitespace-nowrap large-text:whitespace-normal pl-2 text-right"
            >
              {litresText(rate)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FuelCalculator = lazySection(
  async () => (await import('./fuel-calculator')).FuelCalculator,
  'section',
  <p className="animate-pulse font-semibold">The worksheet is loading …</p>,
);

const sources = Object.values(fuelSources)
  .map(({ publisher, document }) => `${publisher}, ${document}`)
  .join('; ');

const nearby = '600px';

function CalculatorPlace() {
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const want = useCallback(() => {
    const hadFocus = place.current?.contains(document.activeElement);
    flushSync(() => setWanted(true));
    if (hadFocus) place.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        want();
        observer.disconnect();
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [want]);

  return (
    <div
      ref={place}
      tabIndex={-1}
      className={cn(
        'min-h-232 xs:min-h-160 no-script:hidden rounded-lg border-amber-400 border-t-8 bg-paper-bright px-5 py-6 text-petrol-900 ring-petrol-950 focus-visible:ring-2 sm:px-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start',
        !isWanted && 'print:hidden',
      )}
    >
      {isWanted ? (
        <FuelCalculator />
      ) : (
        <Button variant="outline" size="large" onClick={want}>
          Work it out
        </Button>
      )}
    </div>
  );
}

export function EstimateSection() {
  const heading = useHashFocus();
  return (
    <FullWidthSection ground="petrol" aria-labelledby="how-much" className="grid gap-10 lg:grid-cols-2">
      <div ref={heading} tabIndex={-1} className="outline-none">
        <SectionHeading id="how-much" heading={estimate.heading} intro={estimate.intro} />
      </div>
      <CalculatorPlace />
      <div>
        <TypicalValues />
        <p className="mt-4 text-petrol-200 text-sm">{`${estimate.note} Sources: ${sources}.`}</p>
      </div>
    </FullWidthSection>
  );
}

/** The browser scrolls to the section only on a page that it loads. */
function useHashFocus() {
  const element = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (hash !== `#${estimateAnchor}` || navigation === 'POP') return;
    element.current?.scrollIntoView();
    element.current?.focus({ preventScroll: true });
  }, [hash, navigation]);
  return element;
}
