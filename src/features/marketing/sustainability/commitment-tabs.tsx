import { staticIsland } from '@/components/ui/static-island';
import { Tabs } from '@/components/ui/tabs';
import { commitmentPillars } from '@/features/marketing/content/commitment-pillars';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';
import { cn } from '@/lib/cn';

const { heading, intro, items } = commitmentPillars;

const CommitmentPanel = staticIsland(async () => (await import('./commitment-panel')).CommitmentPanel);

const tabs = items.map((pillar) => ({
  id: pillar.id,
  label: pillar.title,
  panel: <CommitmentPanel pillar={pillar} />,
}));

/** Four pillars to choose from, the first chosen at the start (specification, points 2 and 4). */
export function CommitmentTabs() {
  return (
    <BandSection ground="bright" aria-labelledby="commitments">
      <SectionHeading id="commitments" heading={heading} intro={intro} />
      <Tabs
        label={heading}
        tabs={tabs}
        className="mt-10 lg:grid lg:grid-cols-[22rem_1fr]"
        listClassName="grid grid-cols-2 gap-px bg-paper-line pb-px lg:row-span-4 lg:grid-cols-1 lg:pt-px"
        tabClassName={pillarClass}
        panelClassName="bg-sea-800 lg:col-start-2 no-script:mb-4 lg:no-script:col-span-full lg:no-script:col-start-1"
      />
    </BandSection>
  );
}

function pillarClass(selected: boolean) {
  return cn(
    'px-4 py-4 text-left font-bold leading-tight md:text-xl lg:px-6 lg:py-7',
    selected ? 'bg-sea-800 text-paper-bright' : 'bg-paper text-petrol-700 hover:bg-sea-100',
  );
}
