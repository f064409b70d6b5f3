import type { Figure } from './content-types';

/** Every figure the company claims (specification, points 2 and 9). The pages read them here and nowhere else. */
export const claims = {
  gallonsDelivered: { value: '50,000+', label: 'gallons delivered' },
  parishes: { value: '14', label: 'parishes' },
  deliverySuccess: { value: '99.8%', label: 'delivery success' },
  lessSulfur: { value: '90%', label: 'less sulfur' },
  longerEngineLife: { value: '25%', label: 'longer engine life' },
  countries: { value: '50+', label: 'countries' },
  qualityGuaranteed: { value: '100%', label: 'quality guaranteed' },
  partners: { value: '500+', label: 'partners' },
  experience: { value: '3+', label: 'years experience' },
  emergencyDelivery: { value: '24/7', label: 'emergency delivery' },
  emergencyResponse: { value: '2-hour', label: 'emergency response' },
  carbonNeutrality: { value: '2030', label: 'carbon neutrality goal' },
  recyclingRate: { value: '75%', label: 'recycling rate' },
  treesPlanted: { value: '50+', label: 'trees planted' },
} as const satisfies Record<string, Figure>;

/** The claimed rating, on a scale to 5 (specification, point 9). */
export const rating = { value: 4.8, best: 5, reviews: 127 } as const;

/** The rating as a reader sees it. */
export const ratingText = `Rated ${rating.value} out of ${rating.best} from ${rating.reviews} reviews`;

/** Specification, point 1: four payment methods and the note under them. */
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
