export const paymentMethods = {
  heading: 'Accepted Payment Methods',
  note: 'Secure and reliable payment processing',
  items: [
    { name: 'Card Payment', description: 'Credit and debit cards' },
    { name: 'Cash Payment', description: 'Cash on delivery' },
    { name: 'Bank Transfer', description: 'Direct bank transfer' },
    { name: 'Advance Card Payment', description: 'Pre-payment options' },
  ],
} as const;

/** Requirement 2.7, in its order. The ids name panels and files. */
export const industryNames = {
  'transport-logistics': 'Transport & Logistics',
  construction: 'Construction',
  agriculture: 'Agriculture',
  marine: 'Marine',
  'power-generation': 'Power Generation',
  mining: 'Mining',
} as const;

export type IndustryId = keyof typeof industryNames;
