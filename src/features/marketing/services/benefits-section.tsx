import { Tabs } from '@/components/ui/tabs';
import { ulsdBenefits } from '@/features/marketing/content/ulsd-benefits';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';
import { cn } from '@/lib/cn';
import { BenefitPanel } from './benefit-panel';

const tabs = ulsdBenefits.items.map((benefit) => ({
  id: benefit.id,
  label: benefit.title,
  panel: <BenefitPanel benefit={benefit} />,
}));

const tabClass = (selected: boolean) =>
  cn(
    'min-h-14 px-4 py-3 text-left font-bold leading-tight transition-colors md:text-lg lg:min-h-20 lg:px-6 lg:text-xl',
    selected ? 'bg-petrol-900 text-amber-300' : 'bg-paper-dim text-petrol-800 hover:bg-paper-line',
  );

/** The selectable benefits as the tabbed dividers of one binder. */
export function BenefitsSection() {
  return (
    <BandSection ground="paper" aria-labelledby="benefits" className="pt-4! md:pt-6!">
      <SectionHeading id="benefits" heading={ulsdBenefits.heading} intro={ulsdBenefits.intro} />
      <Tabs
        label="Benefits of ULSD"
        tabs={tabs}
        className="script:lg:grid-cols-[20rem_1fr] mt-8 grid no-script:gap-4"
        listClassName="grid grid-cols-2 gap-1 lg:auto-rows-fr lg:grid-cols-1 lg:py-4"
        tabClassName={tabClass}
      />
    </BandSection>
  );
}
