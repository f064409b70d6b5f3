export interface Figure {
  value: string;
  label: string;
  note?: string;
}

/** Every figure that the company claims (requirements 2.5 and 9.5). Pages take figures from here alone. */
export const claims = {
  gallonsDelivered: { value: '50,000+', label: 'gallons delivered', note: '189,000+ litres' },
  fuels: { value: '6', label: 'types of fuel' },
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

/** On a scale to 5 (requirement 9.5). */
export const rating = { value: 4.8, best: 5, reviews: 127 } as const;

export const ratingText = `Rated ${rating.value} out of ${rating.best} from ${rating.reviews} reviews`;
