import { ClipboardCheck, Compass, type LucideIcon, Route, Zap } from 'lucide-react';
import type { ComponentType } from 'react';
import stampSeal from '@/assets/drawings/stamp-seal.svg';
import { Tabs } from '@/components/ui/tabs';
import { claims } from '@/config/claims';
import type { TitledText } from '@/features/marketing/content-types';
import { BandSection } from '@/features/marketing/sections/band-section';
import { Drawing } from '@/features/marketing/sections/drawing';
import { cn } from '@/lib/cn';
import { EnergyPanel } from './energy-panel';
import { StoryPanel } from './story-panel';
import { ValuesPanel } from './values-panel';

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

/** Requirement 2.4: the tab 'Vision & Mission'. */
export const aboutVision: readonly [vision: TitledText, mission: TitledText] = [
  {
    title: 'Our Vision',
    description:
      'To be the company Jamaica calls for energy at work: diesel today, and power from sun, battery and wind as each is ready to carry the load.',
  },
  {
    title: 'Our Mission',
    description: `To put clean fuel into the right tank at the agreed hour, in any of the ${claims.parishes.value} parishes, with a ticket that can be checked.`,
  },
];

const [vision, mission] = aboutVision;

/** The tab 'Vision & Mission': one ticket, the far end on the sheet and today's duty on the stub. */
function VisionPanel() {
  return (
    <BandSection ground="bright">
      <div className="grid overflow-hidden rounded-lg shadow-xl lg:grid-cols-[1.6fr_1fr]">
        <div className="bg-petrol-950 px-6 py-10 text-paper-bright md:px-12 md:py-16">
          <h2 className="form-caption text-amber-300">{vision.title}</h2>
          <p className="mt-5 font-bold text-2xl leading-snug tracking-tight md:text-4xl md:leading-tight">
            {vision.description}
          </p>
        </div>
        <div className="relative border-paper-edge border-t-2 border-dashed bg-paper px-6 pt-10 pb-32 md:px-10 md:pt-16 lg:border-t-0 lg:border-l-2">
          <h2 className="form-caption text-petrol-600">{mission.title}</h2>
          <p className="mt-5 text-lg md:text-xl">{mission.description}</p>
          <Drawing src={stampSeal} width={120} height={120} className="absolute right-6 bottom-4 size-28" />
        </div>
      </div>
    </BandSection>
  );
}
