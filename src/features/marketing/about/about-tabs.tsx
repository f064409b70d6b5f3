import { Check, ClipboardCheck, Compass, type LucideIcon, Route, Zap } from 'lucide-react';
import type { ComponentType } from 'react';
import constructionScene from '@/assets/drawings/scene-construction.svg';
import stampSeal from '@/assets/drawings/stamp-seal.svg';
import { Tabs } from '@/components/ui/tabs';
import { claims } from '@/config/claims';
import type { Section, TimelineItem, TitledText } from '@/features/marketing/content-types';
import { Drawing, FuelLine } from '@/features/marketing/sections/drawing';
import { FullWidthSection, SectionHeading } from '@/features/marketing/sections/full-width-section';
import { cn } from '@/lib/cn';
import { EnergyPanel } from './energy-panel';

/** Requirements 2.4 and 4.7. The texts below are those of 2.4. */
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

export function AboutTabs() {
  return (
    <Tabs
      label="About the company"
      tabs={tabs}
      className="grid grid-cols-[auto_1fr] large-text:grid-cols-1 bg-paper pt-8 md:grid-cols-1 md:pt-12"
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

export const aboutVision: readonly [vision: TitledText, mission: TitledText] = [
  {
    title: 'Our Vision',
    description:
      'To be the company Jamaica calls for energy at work: diesel today, and power from sun, battery and wind as each becomes ready.',
  },
  {
    title: 'Our Mission',
    description: `To put clean fuel into the right tank at the agreed hour, in any of the ${claims.parishes.value} parishes, with a ticket that can be checked.`,
  },
];

const [vision, mission] = aboutVision;

function VisionPanel() {
  return (
    <FullWidthSection ground="bright">
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
    </FullWidthSection>
  );
}

export const aboutTimeline: Section<TimelineItem> = {
  heading: 'Our Story',
  intro:
    'It began with a plain question from a contractor on the Bog Walk road: why drive the machine to the fuel?',
  items: [
    {
      year: '2022',
      title: 'Foundation',
      description:
        'We start in Spanish Town, carrying diesel to generators and building sites in Saint Catherine and Kingston.',
    },
    {
      year: '2023',
      title: 'Market Expansion',
      description: `The routes reach May Pen and Mandeville, then Montego Bay and Port Antonio, until all ${claims.parishes.value} parishes are served.`,
    },
    {
      year: '2024',
      title: 'Technology Integration',
      description:
        'Orders and delivery tickets go digital. Your office can match each delivery to its receipt.',
    },
    {
      year: '2025',
      title: 'Energy Diversification',
      description: 'We start a solar and storage team and plan the electricity pilot.',
    },
  ],
};

function StoryPanel() {
  const { heading, intro, items } = aboutTimeline;
  return (
    <FullWidthSection ground="bright" className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <SectionHeading heading={heading} intro={intro} />
        <Drawing
          src={constructionScene}
          width={160}
          height={120}
          loading="lazy"
          className="mt-8 hidden h-auto w-full lg:block"
        />
      </div>
      <div className="relative">
        <FuelLine direction="vertical" className="absolute inset-y-2 left-0 md:left-44" />
        <ol className="relative grid gap-12">
          {items.map(({ year, title, description }) => (
            <li key={year} className="pl-10 md:grid md:grid-cols-[8.5rem_1fr] md:gap-x-24 md:pl-0">
              <p className="meter text-5xl text-petrol-900 md:text-right md:text-6xl">{year}</p>
              <div className="mt-2 md:mt-1">
                <h3 className="font-bold text-xl md:text-2xl">{title}</h3>
                <p className="mt-2 max-w-md text-petrol-700">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </FullWidthSection>
  );
}

export const aboutValues: Section<TitledText> = {
  heading: 'Our Values',
  intro: 'Judge us by these four.',
  items: [
    {
      title: 'Reliability',
      description: 'If the ticket says six in the morning, the tanker is at your gate at six.',
    },
    {
      title: 'Customer First',
      description:
        'You choose the hour, the tank and the way to pay. The person who takes your order is responsible for it.',
    },
    {
      title: 'Innovation',
      description: 'We try new energy on a small scale first, and say plainly when it is not ready.',
    },
    {
      title: 'Community',
      description: 'We hire in Spanish Town and buy from workshops along the road we drive.',
    },
  ],
};

function ValuesPanel() {
  const { heading, intro, items } = aboutValues;
  return (
    <FullWidthSection ground="bright">
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 border-petrol-900 border-t-4">
        {items.map(({ title, description }) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] large-text:grid-cols-1 items-start gap-x-4 border-paper-line border-b py-7 md:grid-cols-[3rem_1fr_1.2fr] md:items-center md:gap-x-8"
          >
            <Check
              aria-hidden="true"
              className="size-10 border-2 border-petrol-900 p-1 text-sea-600 md:size-12"
            />
            <h3 className="font-extrabold text-2xl tracking-tight md:text-4xl">{title}</h3>
            <p className="col-start-2 large-text:col-start-1 mt-2 text-petrol-700 md:col-start-3 md:mt-0 md:text-lg">
              {description}
            </p>
          </li>
        ))}
      </ul>
    </FullWidthSection>
  );
}
