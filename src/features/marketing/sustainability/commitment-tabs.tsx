import { Check } from 'lucide-react';
import { Tabs } from '@/components/ui/tabs';
import type { BenefitItem, Section } from '@/features/marketing/content-types';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';

/** Requirements 2.6 and 4.7. The first pillar is selected at the start. */
export const commitmentPillars: Section<BenefitItem> = {
  heading: 'Our Commitments',
  intro: 'Four promises, each with the work behind it.',
  items: [
    {
      id: 'environmental-protection',
      title: 'Environmental Protection',
      description: 'Fuel belongs in the tank. Our first duty is that none of it reaches the gully.',
      details: [
        'Spill kit on the truck, drip tray under the nozzle',
        'Ultra low sulphur diesel as the standard fill',
        'Used oil, filters and drums sorted for recycling',
      ],
    },
    {
      id: 'community-impact',
      title: 'Community Impact',
      description: 'We drive through the same towns every week. They should be better off for it.',
      details: [
        'Drivers and yard staff hired in Spanish Town and Portmore',
        'Clinics and shelters first after a storm',
        'Trees planted along the Rio Cobre with local schools',
      ],
    },
    {
      id: 'clean-energy-future',
      title: 'Clean Energy Future',
      description: 'Solar panels can replace some of the gallons we sell today.',
      details: [
        'Solar sized to shorten generator hours',
        'Batteries for short outages, so that no generator has to start',
        'Wind and local distribution under study',
      ],
    },
    {
      id: 'responsible-business',
      title: 'Responsible Business',
      description: 'We measure what we pump, and charge what we measured.',
      details: [
        'A ticket and a receipt with each delivery',
        'Drivers who may refuse an unsafe delivery',
        'Progress on this roadmap, reported on this page',
      ],
    },
  ],
};

function CommitmentPanel({ pillar: { title, description, details } }: { pillar: BenefitItem }) {
  return (
    <div className="grid gap-x-14 gap-y-8 px-5 py-8 text-paper-bright md:px-10 md:py-12 lg:grid-cols-2">
      <div>
        <h3 className="form-caption text-sea-200">{title}</h3>
        <p className="mt-4 font-bold text-2xl leading-snug tracking-tight md:text-4xl">{description}</p>
      </div>
      <ul className="border-sea-600 border-t">
        {details.map((detail) => (
          <li key={detail} className="flex gap-3 border-sea-600 border-b py-3.5 md:text-lg">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber-300" />
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const { heading, intro, items } = commitmentPillars;

const tabs = items.map((pillar) => ({
  id: pillar.id,
  label: pillar.title,
  panel: <CommitmentPanel pillar={pillar} />,
}));

export function CommitmentTabs() {
  return (
    <FullWidthSection ground="bright" aria-labelledby="commitments">
      <SectionHeading id="commitments" heading={heading} intro={intro} />
      <Tabs
        label={heading}
        tabs={tabs}
        className="mt-10"
        listClassName="grid grid-cols-2 large-text:grid-cols-1 lg:grid-cols-4"
        tabClassName={pillarClass}
        panelClassName="bg-sea-800 no-script:mb-4"
      />
    </FullWidthSection>
  );
}

function pillarClass(selected: boolean) {
  return cn(
    'border-t-4 px-4 py-4 text-left font-bold leading-tight md:text-xl lg:px-6 lg:py-6',
    selected
      ? 'border-amber-400 bg-sea-800 text-paper-bright'
      : 'border-sea-200 text-petrol-700 hover:bg-sea-100',
  );
}
