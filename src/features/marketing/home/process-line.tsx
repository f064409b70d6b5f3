import { processSteps } from '@/features/marketing/content/process-steps';
import { FuelLine } from '@/features/marketing/illustrations/fuel-line';
import { HoseAndMeter } from '@/features/marketing/illustrations/hose-and-meter';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';

/** Three steps on one fuel line: down the page on phones, across it on wide screens. */
export function ProcessLine() {
  return (
    <BandSection ground="petrol" aria-labelledby="process">
      <div className="grid items-end gap-8 md:grid-cols-[1fr_auto]">
        <SectionHeading id="process" heading={processSteps.heading} intro={processSteps.intro} />
        <HoseAndMeter className="hidden h-44 w-auto md:block" />
      </div>
      <div className="relative mt-10">
        <FuelLine className="absolute inset-x-0 top-5 hidden lg:block" />
        <FuelLine direction="vertical" className="absolute inset-y-0 left-5 lg:hidden" />
        <ol className="relative grid gap-10 lg:grid-cols-3">
          {processSteps.items.map(({ id, title, description }) => (
            <li key={id} className="grid grid-cols-[3.5rem_1fr] gap-x-4 lg:block">
              <span className="meter flex size-14 items-center justify-center rounded-full border-4 border-petrol-950 bg-amber-400 text-2xl text-petrol-950">
                {id}
              </span>
              <div className="lg:mt-5 lg:pr-8">
                <h3 className="font-bold text-xl md:text-2xl">{title}</h3>
                <p className="mt-2 text-petrol-100">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </BandSection>
  );
}
