import { staticIsland } from '@/components/ui/static-island';
import { sustainabilityHero } from '@/features/marketing/content/sustainability-hero';
import type { IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

const SolarRoof = staticIsland<IllustrationProps>(
  async () => (await import('@/features/marketing/illustrations/solar-roof')).SolarRoof,
  'decoration',
);

const PanelFigures = staticIsland(async () => (await import('./panel-figures')).PanelFigures);

/** What is promised, beside the roof that is meant to keep it; the figures stand in the cells of a panel. */
export function SustainabilityHero() {
  const { heading, line } = sustainabilityHero;
  return (
    <section className="bg-sea-800 text-paper-bright">
      <div className="grid lg:grid-cols-[1fr_1.1fr]">
        <div className="flex flex-col justify-center px-4 py-12 md:px-6 md:py-16 lg:min-h-[34rem] lg:pl-[max(1.5rem,calc(50vw-36.5rem))]">
          <h1 className="font-extrabold text-[clamp(2.6rem,6vw,4.75rem)] leading-none tracking-tight">
            {heading}
          </h1>
          <p className="mt-5 max-w-lg text-lg text-sea-100 md:text-xl">{line}</p>
        </div>
        <SolarRoof className="aspect-3/2 h-full w-full md:aspect-2/1 lg:aspect-auto" />
      </div>
      <PanelFigures />
    </section>
  );
}
