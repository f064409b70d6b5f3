/** Specification, point 2: six industries, in their order. The ids name panels and files. */
export const industryNames = {
  'transport-logistics': 'Transport & Logistics',
  construction: 'Construction',
  agriculture: 'Agriculture',
  marine: 'Marine',
  'power-generation': 'Power Generation',
  mining: 'Mining',
} as const;

export type IndustryId = keyof typeof industryNames;
