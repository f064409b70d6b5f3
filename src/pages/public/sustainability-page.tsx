import { PageHead } from '@/components/layout/page-head';
import { staticIsland } from '@/components/ui/static-island';
import { sustainabilityMeta } from '@/features/marketing/content/page-meta/sustainability-meta';
import { sustainabilityClosing } from '@/features/marketing/content/sustainability-closing';
import { ClosingBand } from '@/features/marketing/sections/closing-band';
import { CommitmentTabs } from '@/features/marketing/sustainability/commitment-tabs';
import { SustainabilityHero } from '@/features/marketing/sustainability/sustainability-hero';

const SustainabilityRoadmap = staticIsland(
  async () =>
    (await import('@/features/marketing/sustainability/sustainability-roadmap')).SustainabilityRoadmap,
);
const PracticeStrip = staticIsland(
  async () => (await import('@/features/marketing/sustainability/practice-strip')).PracticeStrip,
);
const PartnerSheet = staticIsland(
  async () => (await import('@/features/marketing/sustainability/partner-sheet')).PartnerSheet,
);
const ImpactBand = staticIsland(
  async () => (await import('@/features/marketing/sustainability/impact-band')).ImpactBand,
);

export function SustainabilityPage() {
  return (
    <>
      <PageHead {...sustainabilityMeta} />
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
