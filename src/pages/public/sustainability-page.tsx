import { BelowFirstScreen } from '@/components/layout/below-first-screen';
import type { Head } from '@/components/layout/page-head';
import { claims } from '@/config/claims';
import { ClosingSection } from '@/features/marketing/sections/full-width-section';
import { CommitmentTabs } from '@/features/marketing/sustainability/commitment-tabs';
import { SustainabilityRoadmap } from '@/features/marketing/sustainability/sustainability-roadmap';
import {
  ImpactSection,
  PartnerSheet,
  PracticeStrip,
  SustainabilityHero,
  sustainabilityClosing,
} from '@/features/marketing/sustainability/sustainability-sections';

export const head: Head = {
  title: 'Sustainability and clean energy',
  description: `What a fuel company can do: spill care, recycling, trees, solar and storage, and the road to carbon neutrality in ${claims.carbonNeutrality.value}.`,
};

export function SustainabilityPage() {
  return (
    <>
      <SustainabilityHero />
      <BelowFirstScreen>
        <CommitmentTabs />
        <SustainabilityRoadmap />
        <PracticeStrip />
        <PartnerSheet />
        <ImpactSection />
        <ClosingSection call={sustainabilityClosing} ground="sea" />
      </BelowFirstScreen>
    </>
  );
}
