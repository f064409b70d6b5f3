import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/ui/tabs';
import type { Figure } from '@/config/claims';
import { Drawing } from '@/features/marketing/sections/drawing';
import { cn } from '@/lib/cn';
import { type Industry, industries } from './industries';

const sceneSize = { width: 160, height: 120 } as const;

const industryHeadings = {
  challenges: 'Challenges',
  solution: 'Our Solution',
  applications: 'Applications',
  keyBenefits: 'Key Benefits',
  stats: 'At a glance',
} as const;

interface PanelPartProps {
  heading: string;
  children: ReactNode;
  marked?: boolean;
}

function PanelPart({ heading, marked = false, children }: PanelPartProps) {
  return (
    <section className={cn('border-t-4', marked ? 'border-amber-500' : 'border-petrol-900')}>
      <h3 className="form-caption pt-3 text-petrol-600">{heading}</h3>
      {children}
    </section>
  );
}

function Readings({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid border-petrol-900 border-y-2 sm:grid-cols-3">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-3 border-paper-line py-3 not-first:border-t sm:flex-col-reverse sm:flex-nowrap sm:items-start sm:border-t-0! sm:px-5 sm:py-5 sm:not-first:border-l sm:first:pl-0"
        >
          <dt className="text-petrol-700 leading-tight first-letter:uppercase">{label}</dt>
          <dd className="meter min-[18rem]:whitespace-nowrap text-3xl md:text-4xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function IndustryPanel({ industry }: { industry: Industry }) {
  const {
    name,
    drawing,
    description,
    longDescription,
    challenges,
    solution,
    applications,
    keyBenefits,
    stats,
  } = industry;
  return (
    <article className="pb-14">
      <div className="grid gap-8 md:grid-cols-[1fr_22rem] md:items-center lg:max-xl:grid-cols-[1fr_18rem]">
        <div>
          <h2 className="font-extrabold text-4xl tracking-tight md:text-5xl">{name}</h2>
          <p className="mt-3 font-semibold text-amber-800 text-xl md:text-2xl">{description}</p>
          <p className="mt-4 text-lg text-petrol-800">{longDescription}</p>
        </div>
        <Drawing
          src={drawing}
          {...sceneSize}
          className="aspect-4/3 w-full rounded-lg object-cover object-bottom"
        />
      </div>
      <div className="mt-6 md:mt-8">
        <h3 className="sr-only">{industryHeadings.stats}</h3>
        <Readings figures={stats} />
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <PanelPart heading={industryHeadings.challenges}>
          <ul>
            {challenges.map((challenge) => (
              <li key={challenge} className="border-paper-line border-b py-3">
                {challenge}
              </li>
            ))}
          </ul>
        </PanelPart>
        <PanelPart heading={industryHeadings.solution} marked>
          <p className="pt-3 font-medium text-lg leading-relaxed">{solution}</p>
        </PanelPart>
        <PanelPart heading={industryHeadings.applications}>
          <ul>
            {applications.map((application) => (
              <li key={application} className="border-paper-line border-b py-3 font-bold">
                {application}
              </li>
            ))}
          </ul>
        </PanelPart>
        <PanelPart heading={industryHeadings.keyBenefits}>
          <ul>
            {keyBenefits.map((benefit) => (
              <li key={benefit} className="flex gap-3 border-paper-line border-b py-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea-600" />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        </PanelPart>
      </div>
    </article>
  );
}

const tabs = industries.map((industry) => ({
  id: industry.id,
  label: (
    <>
      <Drawing
        src={industry.drawing}
        fetchPriority="auto"
        {...sceneSize}
        className="h-14 w-16 shrink-0 object-cover object-bottom max-[22rem]:hidden max-xs:w-11 lg:h-auto lg:w-full"
      />
      <span className="px-1 lg:px-4 lg:py-3">{industry.name}</span>
    </>
  ),
  panel: <IndustryPanel industry={industry} />,
}));

const tabClass = (selected: boolean) =>
  cn(
    'flex items-center gap-2 overflow-hidden rounded-lg text-left font-bold text-sm leading-tight transition-colors max-xs:gap-1 max-xs:text-[0.8125rem]',
    'lg:flex-col lg:items-stretch lg:gap-0 lg:rounded-b-none lg:text-base',
    selected ? 'bg-paper text-petrol-950' : 'bg-petrol-800 text-paper-bright hover:bg-petrol-700',
  );

export function IndustryTabs() {
  return (
    <Tabs
      label="Industries"
      tabs={tabs}
      className="contents"
      listClassName="grid grid-cols-2 large-text:grid-cols-1 gap-2 bg-petrol-950 px-4 pb-6 sm:grid-cols-3 md:px-6 lg:col-span-full lg:grid-cols-6 lg:gap-3 lg:px-[max(1.5rem,calc(50%-var(--page-width)/2+1.5rem))] lg:pb-0"
      tabClassName={tabClass}
      panelClassName="px-4 pt-8 md:px-6 lg:col-start-2 lg:px-0 lg:pt-10"
    />
  );
}
