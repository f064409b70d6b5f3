import { BelowFirstScreen } from '@/components/layout/below-first-screen';
import { lazySection } from '@/components/layout/lazy-section';
import { type Head, lazyHeadTags } from '@/components/layout/page-head';
import {
  companyDescription,
  HomeHero,
  homeClosing,
  PaymentReceipt,
  ProcessLine,
} from '@/features/marketing/home/home-sections';
import { HomeServices } from '@/features/marketing/home/home-services';
import { ClosingSection, FullWidthSection } from '@/features/marketing/sections/full-width-section';
import { Proof, testimonials } from '@/features/marketing/testimonials';

export const head: Head = {
  title: 'On-site fuel delivery in Jamaica',
  description: companyDescription,
};

const HomeStructuredData = lazyHeadTags(
  async () => (await import('@/features/marketing/home/home-structured-data')).HomeStructuredData,
);
const CoverageSection = lazySection(
  async () => (await import('@/features/marketing/home/coverage-section')).CoverageSection,
);

const [fleetCustomer] = testimonials.items;

export function HomePage() {
  return (
    <>
      <HomeStructuredData />
      <HomeHero />
      <BelowFirstScreen>
        <HomeServices />
        <ProcessLine />
        <PaymentReceipt />
        <CoverageSection />
        {fleetCustomer && (
          <FullWidthSection>
            <Proof quote={fleetCustomer} wide />
          </FullWidthSection>
        )}
        <ClosingSection call={homeClosing} />
      </BelowFirstScreen>
    </>
  );
}
