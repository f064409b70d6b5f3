import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { usePreHydrationInput } from '@/components/ui/use-pre-hydration-input';
import { claims } from '@/config/claims';
import { paths } from '@/config/paths';
import { parishes } from '@/domain/options';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { cn } from '@/lib/cn';
import { type ParishValue, parishMapSize, parishShapes } from './parish-shapes';

const parishClass = cn(
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 font-medium text-sm',
  'border-paper-edge bg-paper-bright hover:border-petrol-700',
  'has-checked:border-amber-600 has-checked:bg-amber-400 has-checked:text-petrol-950',
);

/**
 * The 14 parishes to choose from. The choice travels to the contact form in the router's state, so the link
 * stays /contact. The list is what keyboards and screen readers use; the map mirrors it for the eye and thumb.
 */
export function CoverageSection() {
  const [chosen, setChosen] = useState<ParishValue>();
  const preHydrationInput = usePreHydrationInput<HTMLFieldSetElement>();

  return (
    <BandSection ground="bright" aria-labelledby="coverage">
      <SectionHeading
        id="coverage"
        heading={`All ${claims.parishes.value} parishes`}
        intro="Where should the fuel go? Choose your parish and it is filled in on your request."
      />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.3fr_1fr] lg:items-center">
        <svg
          viewBox={`0 0 ${parishMapSize.width} ${parishMapSize.height}`}
          aria-hidden="true"
          className="script:cursor-pointer h-auto w-full"
        >
          {parishShapes.map(({ parish, d }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the map repeats the radio buttons beside it.
            <path
              key={parish}
              d={d}
              onClick={() => setChosen(parish)}
              strokeWidth="2"
              strokeLinejoin="round"
              className={cn(
                'stroke-paper-bright transition-colors',
                parish === chosen ? 'fill-amber-400' : 'fill-petrol-700 hover:fill-petrol-500',
              )}
            />
          ))}
        </svg>
        <fieldset ref={preHydrationInput}>
          <legend className="form-caption text-petrol-600">Your parish</legend>
          <div className="mt-3 flex flex-wrap gap-2">
            {parishes.map(({ value, label }) => (
              <label key={value} className={parishClass}>
                <input
                  type="radio"
                  name="coverage-parish"
                  value={value}
                  checked={value === chosen}
                  onChange={() => setChosen(value)}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
          </div>
          <LinkButton to={paths.contact} state={chosen && { parish: chosen }} size="large" className="mt-6">
            Request A Quote
            {chosen && ` in ${chosen}`}
          </LinkButton>
        </fieldset>
      </div>
    </BandSection>
  );
}
