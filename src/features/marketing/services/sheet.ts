import { ulsdStandards } from '@/features/marketing/content/ulsd-specification';

/** What identifies the data sheet as a document; raise the revision with every change of a limit. */
export const sheet = {
  kind: 'Product data sheet',
  number: 'IFD-ULSD-01',
  product: 'Ultra Low Sulphur Diesel (ULSD)',
  standards: ulsdStandards.join(' and '),
  revision: '2',
  issued: 'January 2026',
  reading: '≤ is the most allowed, ≥ the least. Ask for the certificate of your load when you order.',
} as const;
