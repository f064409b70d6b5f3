import { sustainabilityRoadmap } from '@/features/marketing/content/sustainability-roadmap';
import { BandSection } from '@/features/marketing/sections/band-section';
import { SectionHeading } from '@/features/marketing/sections/section-heading';
import { RoadmapStage } from './roadmap-stage';

/** The way to 2030 as a pipe under construction: laid where work has begun, pegged out where it has not. */
export function SustainabilityRoadmap() {
  const { heading, intro, items } = sustainabilityRoadmap;
  return (
    <BandSection ground="petrol" aria-labelledby="roadmap">
      <SectionHeading id="roadmap" heading={heading} intro={intro} />
      <ol className="mt-10 grid lg:mt-14 lg:grid-cols-5">
        {items.map((stage) => (
          <RoadmapStage key={stage.year} stage={stage} />
        ))}
      </ol>
    </BandSection>
  );
}
