import hoseAndMeter from '@/assets/drawings/hose-and-meter.svg';
import type { Section, TitledText } from '@/features/marketing/content-types';
import { BandSection, SectionHeading } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';
import { FuelLine } from '@/features/marketing/sections/fuel-line';

interface ProcessStep extends TitledText {
  id: 1 | 2 | 3;
}

/** Requirement 1.4: three process steps. */
export const processSteps: Section<ProcessStep> = {
  heading: 'How Our Process Works',
  intro: 'One order, one delivery, one ticket.',
  items: [
    {
      id: 1,
      title: 'Make Contact & Order Fuel',
      description:
        'Call or message with your requirements and the delivery location: which fuel, how many gallons, which gate.',
    },
    {
      id: 2,
      title: 'Fuel Delivered & Receipts Provided',
      description:
        'We pump into your tank or machine and hand over the documents. What the meter counted is what the ticket says.',
    },
    {
      id: 3,
      title: 'Make Payment',
      description: 'Pay by any method you prefer, in Jamaican dollars.',
    },
  ],
};

/** Three steps on one fuel line: down the page on phones, across it on wide screens. */
export function ProcessLine() {
  return (
    <BandSection ground="petrol" aria-labelledby="process">
      <SectionHeading id="process" heading={processSteps.heading} intro={processSteps.intro} />
      <div className="relative mt-10">
        <Drawing
          src={hoseAndMeter}
          width={540}
          height={420}
          loading="lazy"
          className="absolute right-0 bottom-full hidden h-44 w-auto md:block lg:-mb-6"
        />
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
