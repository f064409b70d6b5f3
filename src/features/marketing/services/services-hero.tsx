import { staticIsland } from '@/components/ui/static-island';
import { ulsdHero } from '@/features/marketing/content/ulsd-hero';
import { Actions } from '@/features/marketing/sections/actions';

const SampleDisplay = staticIsland(
  async () => (await import('./sample-display')).SampleDisplay,
  'decoration',
);
const StatTiles = staticIsland(async () => (await import('./stat-tiles')).StatTiles);

const [name, abbreviation] = ulsdHero.heading.split(/ (?=\()/);

/** The product in its own colour: a sample in the glass, tagged, over the four figures claimed for it. */
export function ServicesHero() {
  return (
    <>
      <section className="grid bg-petrol-950 text-paper-bright lg:grid-cols-2">
        <div className="px-4 pt-12 pb-10 md:px-6 md:pt-16 lg:flex lg:flex-col lg:justify-center lg:pt-20 lg:pb-36 lg:pl-[max(1.5rem,calc(100%-36.5rem))]">
          <h1 className="font-extrabold text-[clamp(2.6rem,7vw,4.75rem)] leading-[0.98] tracking-tight">
            {name} <span className="text-amber-300">{abbreviation}</span>
          </h1>
          <p className="mt-5 max-w-md text-lg text-petrol-100 md:text-xl">{ulsdHero.line}</p>
          <Actions actions={ulsdHero.actions} on="petrol" className="mt-7" />
        </div>
        <SampleDisplay />
      </section>
      <StatTiles />
    </>
  );
}
