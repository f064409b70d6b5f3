import { staticIsland } from '@/components/ui/static-island';
import { Tabs } from '@/components/ui/tabs';
import { type UlsdBenefitId, ulsdBenefitNames } from '@/features/marketing/content/ulsd-benefit-names';
import { BandSection } from '@/features/marketing/sections/band-section';
import { cn } from '@/lib/cn';

const BenefitsHeading = staticIsland(async () => (await import('./benefits-heading')).BenefitsHeading);
const BenefitPanel = staticIsland(async () => (await import('./benefit-panel')).BenefitPanel);

const tabs = (Object.keys(ulsdBenefitNames) as UlsdBenefitId[]).map((id) => ({
  id,
  label: ulsdBenefitNames[id],
  panel: <BenefitPanel id={id} />,
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
      <BenefitsHeading id="benefits" />
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
