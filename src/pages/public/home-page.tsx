import { deferredPart } from '@/components/layout/deferred-part';
import type { Head } from '@/components/layout/page-head';
import { headPart } from '@/components/layout/page-head';
import {
  companyDescription,
  HomeHero,
  homeClosing,
  PaymentReceipt,
  ProcessLine,
} from '@/features/marketing/home/home-bands';
import { HomeServices } from '@/features/marketing/home/home-services';
import { BandSection, ClosingBand } from '@/features/marketing/sections/band-section';
import { Proof, testimonials } from '@/features/marketing/testimonials';

export const head: Head = {
  title: 'On-site fuel delivery in Jamaica',
  description: companyDescription,
};

const HomeStructuredData = headPart(
  async () => (await import('@/features/marketing/home/home-structured-data')).HomeStructuredData,
);
const CoverageSection = deferredPart(
  async () => (await import('@/features/marketing/home/coverage-section')).CoverageSection,
);

const [fleetCustomer] = testimonials.items;

export function HomePage() {
  return (
    <>
      <HomeStructuredData />
      <HomeHero />
      <HomeServices />
      <ProcessLine />
      <PaymentReceipt />
      <CoverageSection />
      {fleetCustomer && (
        <BandSection>
          <Proof quote={fleetCustomer} wide />
        </BandSection>
      )}
      <ClosingBand band={homeClosing} />
    </>
  );
}
