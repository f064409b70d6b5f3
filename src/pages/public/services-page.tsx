import { PageHead } from '@/components/layout/page-head';
import { staticIsland } from '@/components/ui/static-island';
import { servicesMeta } from '@/features/marketing/content/page-meta/services-meta';
import { ulsdClosing } from '@/features/marketing/content/ulsd-closing';
import { ClosingBand } from '@/features/marketing/sections/closing-band';
import { BenefitsSection } from '@/features/marketing/services/benefits-section';
import { DataSheet } from '@/features/marketing/services/data-sheet';
import { ServicesHero } from '@/features/marketing/services/services-hero';

const AdoptionLedger = staticIsland(
  async () => (await import('@/features/marketing/services/adoption-ledger')).AdoptionLedger,
);
const FuelUses = staticIsland(async () => (await import('@/features/marketing/services/fuel-uses')).FuelUses);
const PremiumServices = staticIsland(
  async () => (await import('@/features/marketing/services/premium-services-section')).PremiumServicesSection,
);
const Testimonials = staticIsland(
  async () => (await import('@/features/marketing/services/testimonials-section')).TestimonialsSection,
);

/** /services (specification, point 2). Printed, it is the data sheet and nothing else. */
export function ServicesPage() {
  return (
    <>
      <PageHead {...servicesMeta} />
      <div className="print:hidden">
        <ServicesHero />
        <BenefitsSection />
        <AdoptionLedger />
      </div>
      <DataSheet />
      <div className="print:hidden">
        <FuelUses />
        <PremiumServices />
        <Testimonials />
        <ClosingBand band={ulsdClosing} />
      </div>
    </>
  );
}
