import { PageHead } from '@/components/layout/page-head';
import { StructuredData } from '@/components/layout/structured-data';
import { homeClosing } from '@/features/marketing/content/home-closing';
import { pageMeta } from '@/features/marketing/content/page-meta';
import { structuredDataBlocks } from '@/features/marketing/content/structured-data';
import { CoverageSection } from '@/features/marketing/coverage/coverage-section';
import { HomeHero } from '@/features/marketing/home/home-hero';
import { HomeServices } from '@/features/marketing/home/home-services';
import { PaymentReceipt } from '@/features/marketing/home/payment-receipt';
import { ProcessLine } from '@/features/marketing/home/process-line';
import { ClosingBand } from '@/features/marketing/sections/closing-band';

const blocks = structuredDataBlocks({ ratingShown: true });

export function HomePage() {
  return (
    <>
      <PageHead {...pageMeta.home} />
      <StructuredData blocks={blocks} />
      <HomeHero />
      <HomeServices />
      <ProcessLine />
      <PaymentReceipt />
      <CoverageSection />
      <ClosingBand band={homeClosing} />
    </>
  );
}
