import { ClipboardCheck, Compass, type LucideIcon, Route, Zap } from 'lucide-react';
import type { ComponentType } from 'react';
import { Tabs } from '@/components/ui/tabs';
import { cn } from '@/lib/cn';
import { EnergyPanel } from './energy-panel';
import { StoryPanel } from './story-panel';
import { ValuesPanel } from './values-panel';
import { VisionPanel } from './vision-panel';

/** Requirements 2.4 and 4.7: About's four tabs. The first is open at the start. */
export const aboutTabs = [
  { id: 'story', label: 'Our Story' },
  { id: 'vision', label: 'Vision & Mission' },
  { id: 'energy', label: 'Energy Solutions' },
  { id: 'values', label: 'Our Values' },
] as const;

type AboutTab = (typeof aboutTabs)[number]['id'];

const contents: Record<AboutTab, { Icon: LucideIcon; Panel: ComponentType }> = {
  story: { Icon: Route, Panel: StoryPanel },
  vision: { Icon: Compass, Panel: VisionPanel },
  energy: { Icon: Zap, Panel: EnergyPanel },
  values: {
    Icon: ClipboardCheck,
    Panel: ValuesPanel,
  },
};

const tabs = aboutTabs.map(({ id, label }) => {
  const { Icon, Panel } = contents[id];
  return {
    id,
    name: label,
    label: (
      <>
        <Icon aria-hidden="true" className="size-6 shrink-0 md:size-5" />
        <span className="hidden md:inline">{label}</span>
      </>
    ),
    panel: <Panel />,
  };
});

/** The company's file: four dividers, one sheet in front (requirements 2.4 and 4.7). */
export function AboutTabs() {
  return (
    <Tabs
      label="About the company"
      tabs={tabs}
      className="grid grid-cols-[auto_1fr] max-[18rem]:grid-cols-1 bg-paper pt-8 md:grid-cols-1 md:pt-12"
      listClassName="flex flex-wrap gap-1 pl-4 md:mx-auto md:w-full md:max-w-page md:gap-2 md:px-6"
      chosenClassName="self-center px-3 font-bold text-petrol-950 leading-tight md:hidden"
      panelClassName="col-span-full"
      tabClassName={dividerClass}
    />
  );
}

function dividerClass(selected: boolean) {
  return cn(
    'flex w-13 items-center justify-center gap-2.5 rounded-t-lg px-2 py-3 font-semibold md:w-auto md:px-4 lg:px-6',
    selected
      ? 'bg-paper-bright text-petrol-950 shadow-[inset_0_4px] shadow-amber-400'
      : 'bg-paper-dim text-petrol-700 hover:bg-paper-line',
  );
}
