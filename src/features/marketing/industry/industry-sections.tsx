import roadHome from '@/assets/drawings/road-home.svg';
import { claims } from '@/config/claims';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { telHref } from '@/domain/phone';
import type { Action } from '@/features/marketing/content-types';
import { Drawing } from '@/features/marketing/sections/drawing';
import { Actions } from '@/features/marketing/sections/full-width-section';

export const industryHero = {
  heading: 'Industries We Serve',
  line: 'A haul truck, a cold store and a hotel boiler need fuel in different ways.',
  choice: 'Choose your industry.',
} as const;

export function IndustryHero() {
  return (
    <div className="bg-petrol-950 text-paper-bright">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-4 pt-12 pb-8 md:px-6 md:pt-16 lg:grid-cols-[1fr_26rem] lg:items-end lg:pb-12">
        <h1 className="font-extrabold text-[clamp(2.6rem,7vw,4.75rem)] leading-[0.98] tracking-tight">
          {industryHero.heading}
        </h1>
        <p className="max-w-md text-lg text-petrol-100 md:text-xl">
          {industryHero.line} <span className="no-script:hidden print:hidden">{industryHero.choice}</span>
        </p>
      </div>
    </div>
  );
}

export function RoadStrip() {
  return (
    <div className="h-40 md:h-52 print:hidden">
      <Drawing src={roadHome} width={1600} height={240} className="size-full object-cover object-bottom" />
    </div>
  );
}

/** Requirement 2.7. `config/company.ts` has the numbers. */
export const industrySidebar = {
  actions: [
    { label: 'Get Industry Quote', to: paths.contact },
    { label: 'Schedule Consultation', to: paths.contact },
  ] satisfies readonly Action[],
  specialist: {
    heading: 'Speak to a specialist',
    line: 'Somebody who knows your kind of machine.',
    phoneLabel: 'Phone',
    emergencyLabel: `Emergency line, ${claims.emergencyDelivery.value}`,
  },
} as const;

const { actions, specialist } = industrySidebar;

function Line({ label, phone }: { label: string; phone: string }) {
  return (
    <a
      href={telHref(phone)}
      className="block border-paper-line border-t py-3 no-underline hover:text-amber-800"
    >
      <span className="form-caption block text-petrol-600">{label}</span>{' '}
      <span className="meter text-[min(7vw,1.5rem)]">{phone}</span>
    </a>
  );
}

export function IndustrySidebar() {
  return (
    <aside
      aria-label="Quotes and advice"
      className="px-4 pb-14 md:px-6 lg:col-start-3 no-script:lg:row-start-1 lg:row-start-2 lg:row-end-8 lg:px-0 lg:pt-10 lg:pl-10 print:hidden"
    >
      <div className="grid gap-6 md:max-lg:grid-cols-2 lg:sticky lg:top-24">
        <Actions actions={actions} className="flex-col" />
        <div className="border-amber-400 border-t-8 bg-paper-bright px-6 pt-6 pb-3 shadow-lg">
          <h2 className="font-extrabold text-2xl tracking-tight">{specialist.heading}</h2>
          <p className="mt-1 mb-5 text-petrol-700">{specialist.line}</p>
          <Line label={specialist.phoneLabel} phone={company.phone} />
          <Line label={specialist.emergencyLabel} phone={company.emergencyPhone} />
        </div>
      </div>
    </aside>
  );
}
