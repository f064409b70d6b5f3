/** Specification, point 2: the four selectable benefits of ULSD, in their order. The ids name panels. */
export const ulsdBenefitNames = {
  'environmental-protection': 'Environmental Protection',
  'engine-performance': 'Engine Performance',
  'cost-efficiency': 'Cost Efficiency',
  'regulatory-compliance': 'Regulatory Compliance',
} as const;

export type UlsdBenefitId = keyof typeof ulsdBenefitNames;
