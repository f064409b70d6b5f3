import type { Head } from '@/components/layout/page-head';
import { standingPart } from '@/components/layout/standing-part';
import { estimateAnchor } from '@/config/paths';
import { ClosingBand } from '@/features/marketing/sections/band-section';
import { AdoptionLedger } from '@/features/marketing/services/adoption-ledger';
import { BenefitsSection } from '@/features/marketing/services/benefits-section';
import { DataSheet } from '@/features/marketing/services/data-sheet';
import { PremiumServices } from '@/features/marketing/services/premium-services';
import { FuelUses, ServicesHero, ulsdClosing } from '@/features/marketing/services/services-bands';

export const head: Head = {
  title: 'Ultra Low Sulphur Diesel (ULSD)',
  description:
    'ULSD with at most 15 ppm sulfur, delivered in Jamaica. Full specification with test methods, what it does for engines, and how to book a delivery.',
};

const ServicesEnd = standingPart(
  estimateAnchor,
  async () => (await import('@/features/marketing/services/services-end')).ServicesEnd,
);

/** Prints whole, or as the specification sheet alone. */
export function ServicesPage() {
  return (
    <>
      <div className="beside-sheet">
        <ServicesHero />
        <BenefitsSection />
        <AdoptionLedger />
      </div>
      <DataSheet />
      <div className="beside-sheet">
        <FuelUses />
        <PremiumServices />
        <ServicesEnd />
        <ClosingBand band={ulsdClosing} />
      </div>
    </>
  );
}
