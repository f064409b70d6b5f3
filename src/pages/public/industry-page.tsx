import { IndustryHero, RoadStrip } from '@/features/marketing/industry/industry-bands';
import { IndustrySidebar } from '@/features/marketing/industry/industry-sidebar';
import { IndustryTabs } from '@/features/marketing/industry/industry-tabs';

/** /industry (specification, point 2). */
export function IndustryPage() {
  return (
    <>
      <IndustryHero />
      <div className="lg:grid lg:grid-cols-[minmax(1.5rem,1fr)_minmax(0,52rem)_21rem_minmax(1.5rem,1fr)]">
        <IndustryTabs />
        <IndustrySidebar />
      </div>
      <RoadStrip />
    </>
  );
}
