import type { Head } from '@/components/layout/page-head';
import { claims } from '@/config/claims';
import { ClosingBand } from '@/features/marketing/sections/band-section';
import { CommitmentTabs } from '@/features/marketing/sustainability/commitment-tabs';
import {
  ImpactBand,
  PartnerSheet,
  PracticeStrip,
  SustainabilityHero,
  sustainabilityClosing,
} from '@/features/marketing/sustainability/sustainability-bands';
import { SustainabilityRoadmap } from '@/features/marketing/sustainability/sustainability-roadmap';

export const head: Head = {
  title: 'Sustainability and clean energy',
  description: `What a fuel company can do: spill care, recycling, trees, solar and storage, and the road to carbon neutrality in ${claims.carbonNeutrality.value}.`,
};

export function SustainabilityPage() {
  return (
    <>
      <SustainabilityHero />
      <CommitmentTabs />
      <SustainabilityRoadmap />
      <PracticeStrip />
      <PartnerSheet />
      <ImpactBand />
      <ClosingBand band={sustainabilityClosing} ground="sea" />
    </>
  );
}
