import { staticIsland } from '@/components/ui/static-island';
import { Tabs } from '@/components/ui/tabs';
import { type IndustryId, industryNames } from '@/features/marketing/content/industries/industry-names';
import { cn } from '@/lib/cn';

const IndustryScene = staticIsland(
  async () => (await import('./industry-scene')).IndustryScene,
  'decoration',
);
const IndustryPanel = staticIsland(async () => (await import('./industry-panel')).IndustryPanel);

const tabs = (Object.keys(industryNames) as IndustryId[]).map((id) => ({
  id,
  label: (
    <>
      {/* A press on a part that is not hydrated would never reach the tab around it. */}
      <IndustryScene id={id} className="pointer-events-none h-14 w-16 shrink-0 lg:h-auto lg:w-full" />
      <span className="px-1 lg:px-4 lg:py-3">{industryNames[id]}</span>
    </>
  ),
  panel: <IndustryPanel id={id} />,
}));

const tabClass = (selected: boolean) =>
  cn(
    'flex items-center gap-2 overflow-hidden rounded-lg text-left font-bold text-sm leading-tight transition-colors',
    'lg:flex-col lg:items-stretch lg:gap-0 lg:rounded-b-none lg:text-base',
    selected ? 'bg-paper text-petrol-950' : 'bg-petrol-800 text-paper-bright hover:bg-petrol-700',
  );

/** The six industries as pictures to choose from, and the one that is chosen. */
export function IndustryTabs() {
  return (
    <Tabs
      label="Industries"
      tabs={tabs}
      className="contents"
      listClassName="grid grid-cols-2 gap-2 bg-petrol-950 px-4 pb-6 sm:grid-cols-3 md:px-6 lg:col-span-full lg:grid-cols-6 lg:gap-3 lg:px-[max(1.5rem,calc(50%-36.5rem))] lg:pb-0"
      tabClassName={tabClass}
      panelClassName="px-4 pt-8 md:px-6 lg:col-start-2 lg:px-0 lg:pt-10"
    />
  );
}
