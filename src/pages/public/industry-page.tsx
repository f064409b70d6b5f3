import type { Head } from '@/components/layout/page-head';
import { IndustryHero, IndustrySidebar, RoadStrip } from '@/features/marketing/industry/industry-sections';
import { IndustryTabs } from '@/features/marketing/industry/industry-tabs';

export const head: Head = {
  title: 'Fuel for six industries',
  description:
    'Fuel delivery for transport, construction, agriculture, marine, power generation and mining in Jamaica: how each one is supplied on site.',
};

export function IndustryPage() {
  return (
    <>
      <IndustryHero />
      <div className="lg:grid lg:grid-cols-[minmax(1.5rem,1fr)_minmax(0,calc(var(--page-width)-24rem))_21rem_minmax(1.5rem,1fr)]">
        <IndustryTabs />
        <IndustrySidebar />
      </div>
      <RoadStrip />
    </>
  );
}
