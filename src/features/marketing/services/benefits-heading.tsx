import { ulsdBenefits } from '@/features/marketing/content/ulsd-benefits';
import { SectionHeading } from '@/features/marketing/sections/section-heading';

/** What the section of the benefits is called. */
export function BenefitsHeading({ id }: { id: string }) {
  return <SectionHeading id={id} heading={ulsdBenefits.heading} intro={ulsdBenefits.intro} />;
}
