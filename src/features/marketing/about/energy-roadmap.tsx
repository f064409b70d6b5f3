import { aboutRoadmap } from '@/features/marketing/content/about-roadmap';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';
import { cn } from '@/lib/cn';

const risers = ['lg:mt-40', 'lg:mt-20', 'lg:mt-0'];

/** Three stages as a stair: each stands on the one before it. */
export function EnergyRoadmap() {
  const { heading, intro, items } = aboutRoadmap;
  return (
    <BandSection ground="petrol" className="relative lg:pb-0">
      <SectionHeading heading={heading} intro={intro} className="lg:absolute lg:max-w-md" />
      <ol className="mt-10 grid gap-8 lg:mt-0 lg:grid-cols-3 lg:gap-0">
        {items.map(({ year, title, description }, index) => (
          <li
            key={year}
            className={cn(
              'border-amber-400 border-l-8 pl-5 lg:border-t-8 lg:border-l-0 lg:bg-petrol-900 lg:px-6 lg:pt-6 lg:pb-16',
              risers[index],
            )}
          >
            <p className="meter text-4xl text-amber-300">{year}</p>
            <h3 className="mt-3 font-bold text-xl">{title}</h3>
            <p className="mt-2 text-petrol-100">{description}</p>
          </li>
        ))}
      </ol>
    </BandSection>
  );
}
