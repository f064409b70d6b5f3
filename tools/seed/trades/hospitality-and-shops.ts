import type { Trade } from './trade.ts';

/** Those who feed, house and sell. */
export const hospitalityAndShops: readonly Trade[] = [
  {
    weight: 8,
    businessTypes: { corporation: 5, 'small-business': 4 },
    companies: [
      '{town} Beach Hotel',
      '{last} Villas',
      '{town} Bay Resort',
      'Hibiscus Inn {town}',
      '{last} Guest House',
    ],
    positions: ['Chief engineer', 'General manager', 'Purchasing manager', 'Owner'],
    fuels: { 'Cooking Gas (LPG)': 1, Diesel: 1, 'Gasoline/Petrol': 0.1 },
    volumes: { '100-500': 5, '500-1000': 4, 'over-1000': 1 },
    frequencies: { weekly: 3, 'bi-weekly': 4, monthly: 2 },
    parishes: [
      'Saint James',
      'Hanover',
      'Westmoreland',
      'Trelawny',
      'Saint Ann',
      'Saint Mary',
      'Portland',
      'Saint Andrew',
    ],
    messages: [
      'LPG for the kitchens and laundry, diesel for two generators. Deliveries through the service gate before 10.',
      'Current went twice last week in {town}, so we need a supplier who picks up at night.',
      'Full house from mid December. Please quote for the season.',
    ],
  },
  {
    weight: 10,
    businessTypes: { 'small-business': 8, individual: 2 },
    companies: [
      '{last}\u2019s Jerk Centre',
      '{town} Bakery',
      '{last} Patties',
      'Sea Breeze Restaurant {town}',
      '{last}\u2019s Cook Shop',
    ],
    positions: ['Owner', 'Manager', 'Head baker'],
    fuels: { 'Cooking Gas (LPG)': 1, Diesel: 0.2 },
    volumes: { 'under-50': 4, '50-100': 5, '100-500': 2 },
    frequencies: { weekly: 5, 'bi-weekly': 4, 'as-needed': 2 },
    messages: [
      'We are cooking from 3 in the morning. Can you exchange cylinders on Tuesdays?',
      'How much for cooking gas delivered in {town}?',
      'I have four 100-pound cylinders at the back.',
    ],
  },
  {
    weight: 6,
    businessTypes: { 'small-business': 5, corporation: 3 },
    companies: ['{last} Supermarket', '{town} Wholesale', '{town} Cold Storage', '{last} Hardware & Lumber'],
    positions: ['Owner', 'Store manager', 'Accountant'],
    fuels: { Diesel: 1, Kerosene: 0.25, 'Cooking Gas (LPG)': 0.2 },
    volumes: { '50-100': 3, '100-500': 6, '500-1000': 1 },
    frequencies: { monthly: 4, 'as-needed': 4, 'bi-weekly': 2 },
    messages: [
      'The freezers depend on the generator, so it must never run dry.',
      'Generator is 100 kVA with a 250 gallon tank.',
      'Bank transfer on delivery, please.',
    ],
  },
  {
    weight: 4,
    businessTypes: { 'small-business': 1 },
    companies: [
      '{last} Service Station',
      '{town} Auto Centre',
      '{last} Marine Fuels',
      '{last} Petroleum Retail',
    ],
    positions: ['Dealer', 'Station manager', 'Owner'],
    fuels: { 'Gasoline/Petrol': 1, Diesel: 1, Kerosene: 0.4 },
    volumes: { '500-1000': 3, 'over-1000': 6 },
    frequencies: { weekly: 6, 'bi-weekly': 3 },
    messages: [
      'Need a second supplier for the long weekends.',
      'Two underground tanks, 5,000 gallons each. What is your minimum drop?',
    ],
  },
];
