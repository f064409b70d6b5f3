import { deferredPart } from '@/components/layout/deferred-part';
import { PageHead } from '@/components/layout/page-head';
import { staticIsland } from '@/components/ui/static-island';
import { homeClosing } from '@/features/marketing/content/home-closing';
import { homeMeta } from '@/features/marketing/content/page-meta/home-meta';
import { HomeHero } from '@/features/marketing/home/home-hero';
import { ClosingBand } from '@/features/marketing/sections/closing-band';

const HomeServices = staticIsland(
  async () => (await import('@/features/marketing/home/home-services')).HomeServices,
);
const ProcessLine = staticIsland(
  async () => (await import('@/features/marketing/home/process-line')).ProcessLine,
);
const PaymentReceipt = staticIsland(
  async () => (await import('@/features/marketing/home/payment-receipt')).PaymentReceipt,
);
const CoverageSection = deferredPart(
  async () => (await import('@/features/marketing/coverage/coverage-section')).CoverageSection,
);
const HomeStructuredData = staticIsland(
  async () => (await import('@/features/marketing/home/home-structured-data')).HomeStructuredData,
  'decoration',
);

export function HomePage() {
  return (
    <>
      <PageHead {...homeMeta} />
      <HomeStructuredData />
      <HomeHero />
      <HomeServices />
      <ProcessLine />
      <PaymentReceipt />
      <CoverageSection />
      <ClosingBand band={homeClosing} />
    </>
  );
}
