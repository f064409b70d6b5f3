import { Check } from 'lucide-react';
import { Tabs } from '@/components/ui/tabs';
import type { BenefitItem, Section } from '@/features/marketing/content-types';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { specificationRows, ulsdStandards } from '@/features/marketing/specification';
import { cn } from '@/lib/cn';

interface UlsdBenefit extends BenefitItem {
  evidence: { property: string; value: string };
}

/** Requirement 2.5. The first benefit is selected at the start. */
export const ulsdBenefits: Section<UlsdBenefit> = {
  heading: 'What less sulfur does',
  intro: 'Sulfur adds no power to diesel. It ends up in the exhaust and in the oil.',
  items: [
    {
      id: 'environmental-protection',
      title: 'Environmental Protection',
      evidence: specificationRows.sulfur,
      description: 'Less sulfur in the tank means less sulfur dioxide and soot at the exhaust.',
      details: [
        'Less smell and haze around a generator beside a ward or a classroom',
        'Filters and catalysts stay clean; high sulfur fouls them',
        'Less of the sulfur that makes acid rain',
      ],
    },
    {
      id: 'engine-performance',
      title: 'Engine Performance',
      evidence: specificationRows.cetane,
      description: 'With a cetane number of 51 or more, it burns cleanly and evenly.',
      details: [
        'Quick starts for standby generators that wait weeks for an outage',
        'Less corrosive acid on rings, liners and valve guides',
        'Fewer deposits on injectors',
      ],
    },
    {
      id: 'cost-efficiency',
      title: 'Cost Efficiency',
      evidence: specificationRows.ash,
      description: 'You save in the workshop: less wear, and filters that last.',
      details: [
        'Oil lasts longer; let your oil analysis set the interval',
        'Exhaust filters clog more slowly',
        'Machines are filled on site, so nobody is paid to queue',
      ],
    },
    {
      id: 'regulatory-compliance',
      title: 'Regulatory Compliance',
      evidence: { property: 'Standards', value: ulsdStandards.join(', ') },
      description: 'The fuel that makers of modern engines require.',
      details: [
        `Standards: ${ulsdStandards.join(' and ')}`,
        'Suits engines whose exhaust treatment requires ULSD',
        'Documents for your auditor with each delivery',
      ],
    },
  ],
};

function BenefitPanel({ benefit }: { benefit: UlsdBenefit }) {
  const { title, evidence, description, details } = benefit;
  return (
    <div className="h-full bg-petrol-900 px-5 py-8 text-paper-bright sm:px-8 lg:px-12 lg:py-10">
      <p className="border-petrol-700 border-b pb-6">
        <span className="form-caption text-petrol-200">{`On the data sheet: ${evidence.property}`}</span>
        <span className="meter mt-1 block text-balance text-[min(2.25rem,11vw)] text-amber-300 md:text-6xl">
          {evidence.value}
        </span>
      </p>
      <div className="mt-6 grid gap-6 md:grid-cols-2 md:gap-10">
        <div>
          <h3 className="font-bold text-2xl md:text-3xl">{title}</h3>
          <p className="mt-2 text-lg text-petrol-100">{description}</p>
        </div>
        <ul className="grid content-start gap-3">
          {details.map((detail) => (
            <li key={detail} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber-300" />
              <span>{detail}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const { heading, intro, items } = ulsdBenefits;

const tabs = items.map((benefit) => ({
  id: benefit.id,
  label: benefit.title,
  panel: <BenefitPanel benefit={benefit} />,
}));

const tabClass = (selected: boolean) =>
  cn(
    'min-h-14 px-4 max-[22rem]:px-2 py-3 text-left font-bold leading-tight transition-colors md:text-lg lg:min-h-20 lg:px-6 lg:text-xl',
    selected ? 'bg-petrol-900 text-amber-300' : 'bg-paper-dim text-petrol-800 hover:bg-paper-line',
  );

export function BenefitsSection() {
  return (
    <FullWidthSection ground="paper" aria-labelledby="benefits" className="pt-4! md:pt-6!">
      <SectionHeading id="benefits" heading={heading} intro={intro} />
      <Tabs
        label="Benefits of ULSD"
        tabs={tabs}
        className="script:lg:grid-cols-[20rem_1fr] mt-8 grid print:block no-script:gap-4"
        listClassName="grid grid-cols-2 large-text:grid-cols-1 gap-1 lg:auto-rows-fr lg:grid-cols-1 lg:py-4"
        tabClassName={tabClass}
      />
    </FullWidthSection>
  );
}
