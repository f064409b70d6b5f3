import { BelowFirstScreen } from '@/components/layout/below-first-screen';
import { lazySection } from '@/components/layout/lazy-section';
import type { Head } from '@/components/layout/page-head';
import { estimateAnchor } from '@/config/paths';
import { ClosingSection } from '@/features/marketing/sections/full-width-section';
import { AdoptionTable } from '@/features/marketing/services/adoption-table';
import { BenefitsSection } from '@/features/marketing/services/benefits-section';
import { PremiumServices } from '@/features/marketing/services/premium-services';
import { FuelUses, ServicesHero, ulsdClosing } from '@/features/marketing/services/services-sections';
import { SpecificationTable } from '@/features/marketing/services/specification-table';

export const head: Head = {
  title: 'Ultra Low Sulphur Diesel (ULSD)',
  description:
    'ULSD with at most 15 ppm sulfur, delivered in Jamaica. Full specification with test methods, what it does for engines, and how to book a delivery.',
};

const ServicesEnd = lazySection(
  async () => (await import('@/features/marketing/services/services-end')).ServicesEnd,
);

/** Prints whole, or as the specification sheet alone. */
export function ServicesPage() {
  return (
    <>
      <div className="beside-sheet">
        <ServicesHero />
      </div>
      <BelowFirstScreen>
        <div className="beside-sheet">
          <BenefitsSection />
          <AdoptionTable />
        </div>
        <SpecificationTable />
        <div className="beside-sheet">
          <FuelUses />
          <PremiumServices />
          <div id={estimateAnchor}>
            <ServicesEnd />
          </div>
          <ClosingSection call={ulsdClosing} />
        </div>
      </BelowFirstScreen>
    </>
  );
}
