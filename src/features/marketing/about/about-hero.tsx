import { staticIsland } from '@/components/ui/static-island';
import { aboutHero } from '@/features/marketing/content/about-hero';
import { DirectorPortrait } from './director-portrait';

const AboutMeter = staticIsland(async () => (await import('./about-meter')).AboutMeter);

/** The managing director against the light, what she says, and the meter that bears her out. */
export function AboutHero() {
  const { heading, line, quote, name, position } = aboutHero;
  return (
    <section className="bg-amber-400 text-petrol-950">
      <div className="mx-auto max-w-page px-4 pt-10 md:px-6 md:pt-14">
        <div className="grid md:grid-cols-[1.25fr_1fr] md:gap-x-10">
          <div className="md:pb-16">
            <h1 className="font-extrabold text-2xl tracking-tight md:text-3xl">{heading}</h1>
            <p className="mt-1 max-w-lg text-lg">{line}</p>
            <figure className="mt-8 md:mt-12">
              <blockquote className="text-balance font-extrabold text-[clamp(2rem,4.6vw,3.75rem)] leading-[1.04] tracking-tight">
                “{quote}”
              </blockquote>
              <figcaption className="mt-6 border-petrol-950 border-l-4 pl-4">
                <span className="block font-bold text-lg">{name}</span>
                {position}
              </figcaption>
            </figure>
          </div>
          <DirectorPortrait className="mx-auto mt-6 h-auto w-full max-w-sm self-end md:max-w-none" />
        </div>
        <AboutMeter />
      </div>
    </section>
  );
}
