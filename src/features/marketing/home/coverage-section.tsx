import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { usePreHydrationInput } from '@/components/ui/use-pre-hydration-input';
import { claims } from '@/config/claims';
import { paths, quoteLabel } from '@/config/paths';
import { chosenParishKey, type Parish, parishes } from '@/domain/options';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';
import { safeSessionStorage } from '@/lib/storage';

const parishClass = cn(
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 font-medium text-sm',
  'border-paper-edge bg-paper-bright hover:border-petrol-700',
  'has-checked:border-amber-600 has-checked:bg-amber-400 has-checked:text-petrol-950',
);

const radioId = (parish: Parish) => `coverage-${parish.replace(' ', '-')}`;

/** Keyboards and screen readers use the list. The map's labels repeat it, before hydration, too. */
export function CoverageSection() {
  const [chosen, setChosen] = useState<Parish>();
  const preHydrationInput = usePreHydrationInput();

  function choose(parish: Parish) {
    setChosen(parish);
    safeSessionStorage.set(chosenParishKey, parish);
  }

  return (
    <FullWidthSection ground="bright" aria-labelledby="coverage">
      <SectionHeading
        id="coverage"
        heading={`We deliver to all ${claims.parishes.value} parishes`}
        intro="Choose your parish, and we fill it in on your request."
      />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.3fr_1fr] lg:items-center">
        <div className="relative -mx-3 aspect-[560/232] sm:mx-0 print:hidden *:pointer-events-none *:absolute *:inset-0">
          {parishShapes.map(({ parish, d }) => (
            <label key={parish} htmlFor={radioId(parish)}>
              <svg viewBox={viewBox} aria-hidden="true">
                <path
                  d={d}
                  strokeWidth="2"
                  strokeLinejoin="round"
                  className={cn(
                    'pointer-events-auto cursor-pointer stroke-paper-bright transition-colors',
                    parish === chosen ? 'fill-amber-400' : 'fill-petrol-700 hover:fill-petrol-500',
                  )}
                />
              </svg>
            </label>
          ))}
          <svg viewBox={viewBox} aria-hidden="true">
            {parishShapes.map((shape) => (
              <ParishName key={shape.parish} shape={shape} isChosen={shape.parish === chosen} />
            ))}
          </svg>
        </div>
        <fieldset ref={preHydrationInput}>
          <legend className="form-caption text-petrol-600">Your parish</legend>
          <div className="mt-3 flex flex-wrap gap-2">
            {parishes.map(({ value, label }) => (
              <label key={value} className={parishClass}>
                <input
                  id={radioId(value)}
                  type="radio"
                  name={chosenParishKey}
                  value={value}
                  checked={value === chosen}
                  onChange={() => choose(value)}
                  className="sr-only"
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
          <LinkButton to={paths.contact} state={chosen && { parish: chosen }} size="large" className="mt-6">
            {`${quoteLabel}${chosen ? ` in ${chosen}` : ''}`}
          </LinkButton>
        </fieldset>
      </div>
    </FullWidthSection>
  );
}

function ParishName({ shape, isChosen }: { shape: ParishShape; isChosen: boolean }) {
  const { parish, label, isUpright, isBeside } = shape;
  const [x, y] = label;
  const words = parish.split(' ');
  return (
    <text
      textAnchor="middle"
      transform={`translate(${x} ${y})${isUpright ? ' rotate(-90)' : ''}`}
      paintOrder="stroke"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className={cn(
        'font-semibold text-[15px] sm:text-[12px]',
        isBeside && 'fill-petrol-950 stroke-paper-bright',
        !isBeside && (isChosen ? 'fill-petrol-950 stroke-amber-400' : 'fill-paper-bright stroke-petrol-700'),
      )}
    >
      {words.map((word, line) => (
        <tspan key={word} x="0" y={`${line - words.length / 2 + 0.85}em`}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

interface ParishShape {
  readonly parish: Parish;
  /** A closed SVG path. Neighbours share every corner, so the tiles meet without a gap. */
  readonly d: string;
  readonly label: readonly [x: number, y: number];
  /** Too narrow for its name, which stands upright. */
  readonly isUpright?: boolean;
  /** Too small for its name, which stands in the sea. */
  readonly isBeside?: boolean;
}

export const parishMapSize = { width: 560, height: 232 } as const;

const viewBox = `0 0 ${parishMapSize.width} ${parishMapSize.height}`;

/** From west to east, simplified by hand. Kingston and its spit are enlarged for touch. */
export const parishShapes: readonly ParishShape[] = [
  {
    parish: 'Hanover',
    d: 'M14 68l2-11 14-12 11-13 15-3 7 4 17-6 13 2 12-2-4 15 8 17-24 3-22 6-23-4z',
    label: [60, 48],
  },
  {
    parish: 'Westmoreland',
    d: 'M105 130l-5-12-7-14-12-8-13-3-15 6-18-8-22-6-5-7 6-10 26-4 23 4 22-6 24-3 11 9 14 16-5 19-12 15z',
    label: [76, 87],
  },
  {
    parish: 'Saint James',
    d: 'M105 27l10 1 4-7-5-5 11-3 20-4 21 3-5 22 5 24-2 24-16-3-14 5-14-16-11-9-8-17z',
    label: [133, 46],
  },
  {
    parish: 'Trelawny',
    d: 'M166 12l19 4 10-2 13 6 15-2 12 4-4 20 5 24-3 27-15-4-14-1-19-8-21 2 2-24-5-24z',
    label: [200, 44],
  },
  {
    parish: 'Saint Elizabeth',
    d: 'M205 179l-20 5-10 0-14 4-6-10-10-10-9-12 3-11-9-4-15-3-10-8 12-12 12-15 5-19 14-5 16 3 21-2 19 8-4 25 6 21-6 24z',
    label: [156, 124],
  },
  {
    parish: 'Manchester',
    d: 'M248 187l-18 0-12-4-13-4-5-21 6-24-6-21 4-25 14 1 15 4 11 6 6 25-8 18 4 24z',
    label: [225, 138],
    isUpright: true,
  },
  {
    parish: 'Saint Ann',
    d: 'M235 22l10-1 5 4 20 0 18 4 15 1 17 8 14 0-3 17 12 25-20 3-20 8-20 5-18-3-21 6-11-6 3-27-5-24z',
    label: [283, 60],
  },
  {
    parish: 'Clarendon',
    d: 'M319 178l-6 9 2 13 9 4-9 13-12 7-8-8-10-4-4-11-21-6-12-8-2-21-4-24 8-18-6-25 21-6 18 3 20-5-4 22 10 21 4 24z',
    label: [279, 158],
  },
  {
    parish: 'Saint Catherine',
    d: 'M389 151l-9 4 1 11-5 5 3 12-12 6-14-5-5-8-13-4-16 6-6-20-4-24-10-21 4-22 20-8 20-3 17 11 21 10-3 20 3 17z',
    label: [342, 118],
  },
  {
    parish: 'Saint Mary',
    d: 'M334 38l19 1 10-1 12 1 4 11 11 7 10 14 9 4 11 1-1 16 6 17-25-8-19 0-21-10-17-11-12-25z',
    label: [370, 70],
  },
  {
    parish: 'Saint Andrew',
    d: 'M434 166l-10-6-5-22-17-6-13 3 0 16-8-13-3-17 3-20 19 0 25 8 10 15 19 9-6 12-9 8z',
    label: [408, 118],
  },
  {
    parish: 'Kingston',
    d: 'M424 160l-11 6-18 2-9-4 14-2 9-4-9-4-11-3 0-16 13-3 17 6z',
    label: [412, 184],
    isBeside: true,
  },
  {
    parish: 'Portland',
    d: 'M420 76l15 8 20 9 13 0 17 4 7 6 18 1 6 5 4 12 10 13 5 13-22-8-21 4-19-8-19-2-19-9-10-15-6-17z',
    label: [472, 112],
  },
  {
    parish: 'Saint Thomas',
    d: 'M535 147l11 9 8 11-8 11-8 3-18-2-6 5-16-5-18 6-21-1-9-8-16-10 5-13 9-8 6-12 19 2 19 8 21-4z',
    label: [482, 162],
  },
];
