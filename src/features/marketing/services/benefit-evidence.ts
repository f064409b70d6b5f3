import type { UlsdBenefitId } from '@/features/marketing/content/ulsd-benefit-names';
import { specificationRows, ulsdStandards } from '@/features/marketing/content/ulsd-specification';

/** What the data sheet has to show for a benefit. */
export interface Evidence {
  property: string;
  value: string;
}

/** The line of the sheet that each benefit rests on, by the benefit's id. */
export const benefitEvidence: Readonly<Record<UlsdBenefitId, Evidence>> = {
  'environmental-protection': specificationRows.sulfur,
  'engine-performance': specificationRows.cetane,
  'cost-efficiency': specificationRows.ash,
  'regulatory-compliance': { property: 'Standards', value: ulsdStandards.join(', ') },
};
