interface SpecificationRow {
  property: string;
  value: string;
  /** The ASTM method, and the ISO method that EN 590 names. */
  method: string;
}

/** Requirement 9.7. */
export const ulsdStandards = ['ASTM D975', 'EN 590'] as const;

/** Requirement 9.7. The standards name the test methods. */
export const specificationRows = {
  sulfur: { property: 'Sulfur', value: '≤15 ppm', method: 'ASTM D5453 / EN ISO 20846' },
  cetane: { property: 'Cetane', value: '≥51', method: 'ASTM D613 / EN ISO 5165' },
  density: { property: 'Density at 15°C', value: '820-845 kg/m³', method: 'ASTM D4052 / EN ISO 12185' },
  flashPoint: { property: 'Flash point', value: '≥55°C', method: 'ASTM D93 / EN ISO 2719' },
  cloudPoint: { property: 'Cloud point', value: '≤4°C', method: 'ASTM D2500 / EN ISO 3015' },
  pourPoint: { property: 'Pour point', value: '≤-6°C', method: 'ASTM D97 / ISO 3016' },
  water: { property: 'Water', value: '≤200 mg/kg', method: 'ASTM D6304 / EN ISO 12937' },
  ash: { property: 'Ash', value: '≤0.01% m/m', method: 'ASTM D482 / EN ISO 6245' },
} as const satisfies Record<string, SpecificationRow>;

export const ulsdSpecification = {
  heading: 'Technical Specification',
  caption: 'ULSD: limits and test methods',
  columns: ['Property', 'Limit', 'Test method'],
  rows: Object.values(specificationRows) as readonly SpecificationRow[],
} as const;

/** Raise the revision with every change of a limit. Number and date are placeholders. */
export const sheet = {
  kind: 'Product data sheet',
  number: 'IFD-ULSD-01',
  product: 'Ultra Low Sulphur Diesel (ULSD)',
  standards: ulsdStandards.join(' and '),
  revision: '2',
  issued: 'January 2026',
  reading: '≤ is the most allowed, ≥ the least. Ask for the certificate of your load when you order.',
} as const;
