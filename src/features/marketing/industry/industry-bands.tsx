import roadHome from '@/assets/drawings/road-home.svg';
import { Drawing } from '@/features/marketing/sections/drawing';

/** Requirement 2.7: the Industries page's opening. */
export const industryHero = {
  heading: 'Industries We Serve',
  line: 'A haul truck, a reefer and a hotel boiler take fuel differently. Choose your line of work.',
} as const;

/** The page's opening, over the pictures to choose from. */
export function IndustryHero() {
  return (
    <div className="bg-petrol-950 text-paper-bright">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-4 pt-12 pb-8 md:px-6 md:pt-16 lg:grid-cols-[1fr_26rem] lg:items-end lg:pb-12">
        <h1 className="font-extrabold text-[clamp(2.6rem,7vw,4.75rem)] leading-[0.98] tracking-tight">
          {industryHero.heading}
        </h1>
        <p className="max-w-md text-lg text-petrol-100 md:text-xl">{industryHero.line}</p>
      </div>
    </div>
  );
}

/** The end of the page: the tanker goes on to the next one. */
export function RoadStrip() {
  return (
    <div className="h-40 md:h-52 print:hidden">
      <Drawing src={roadHome} width={1600} height={240} className="size-full object-cover object-bottom" />
    </div>
  );
}
