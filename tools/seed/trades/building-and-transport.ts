import type { Trade } from './trade.ts';

/** Those who build, dig, carry and keep engines running. */
export const buildingAndTransport: readonly Trade[] = [
  {
    weight: 14,
    businessTypes: { 'small-business': 5, corporation: 5 },
    companies: [
      '{last} Construction',
      '{last} & {last} Builders',
      '{town} Civil Works',
      '{last} Equipment Rental',
      '{parish} Paving',
    ],
    positions: ['Site foreman', 'Project manager', 'Plant manager', 'Owner', 'Quantity surveyor'],
    fuels: { Diesel: 1, 'Gasoline/Petrol': 0.25 },
    volumes: { '100-500': 5, '500-1000': 4, 'over-1000': 2 },
    frequencies: { weekly: 5, 'bi-weekly': 3, 'as-needed': 3, 'one-time': 1 },
    messages: [
      'Two excavators and a 60 kVA generator on the road job at {town}. We start at 7.',
      'Can you fuel the machines on site after the crew knocks off?',
      'Housing scheme outside {town}, about eight months of work. Please quote a weekly rate.',
      'Our supplier let us down this morning. How soon could you reach {town}?',
    ],
  },
  {
    weight: 12,
    businessTypes: { 'small-business': 5, corporation: 4 },
    companies: [
      '{last} Haulage',
      '{last} Trucking',
      '{town} Transport Services',
      'Island Couriers {town}',
      '{last} Logistics',
    ],
    positions: ['Fleet manager', 'Dispatcher', 'Owner', 'Operations manager'],
    fuels: { Diesel: 1, 'Gasoline/Petrol': 0.3 },
    volumes: { '100-500': 4, '500-1000': 5, 'over-1000': 3 },
    frequencies: { weekly: 7, 'bi-weekly': 3, monthly: 1 },
    messages: [
      'Fourteen trucks parked at the {town} yard every night. We would like them filled by 5 in the morning.',
      'Please quote per litre delivered, with a receipt for each truck.',
      'Looking for a fleet account with a monthly statement.',
    ],
  },
  {
    weight: 7,
    businessTypes: { 'small-business': 6, individual: 2, other: 1 },
    companies: ['{last} Bus Service', '{town} Taxi Association', '{last} Tours', 'Blue Mountain Coaches'],
    positions: ['Owner', 'President', 'Dispatcher'],
    fuels: { Diesel: 1, 'Gasoline/Petrol': 0.6 },
    volumes: { '50-100': 2, '100-500': 6, '500-1000': 1 },
    frequencies: { weekly: 6, 'bi-weekly': 2, 'as-needed': 1 },
    messages: [
      'Six Coasters on the {town} route. Evening delivery suits us, after the last run.',
      'School runs start in September and I want the price fixed for the term.',
    ],
  },
  {
    weight: 3,
    businessTypes: { corporation: 1 },
    companies: ['{town} Quarries', '{parish} Aggregates', '{last} Limestone', '{town} Bauxite Services'],
    positions: ['Plant manager', 'Procurement officer', 'Maintenance planner'],
    fuels: { Diesel: 1, 'Industrial Fuel': 0.4 },
    volumes: { '500-1000': 2, 'over-1000': 6 },
    frequencies: { weekly: 6, 'bi-weekly': 2 },
    parishes: [
      'Manchester',
      'Saint Elizabeth',
      'Saint Ann',
      'Saint Catherine',
      'Clarendon',
      'Saint Thomas',
      'Saint Andrew',
    ],
    messages: [
      'Crusher, three loaders and a drill rig. Safety induction at the gate takes ten minutes.',
      'Tender closes month end: bulk diesel, about 6,000 gallons a month.',
    ],
  },
  {
    weight: 4,
    businessTypes: { corporation: 6, 'small-business': 1 },
    companies: [
      '{last} Tower Services',
      '{last} Data Centres',
      'Caribbean Signal {parish}',
      '{last} Power Rentals',
    ],
    positions: ['Facilities manager', 'Field engineer', 'Energy manager'],
    fuels: { Diesel: 1 },
    volumes: { '100-500': 4, '500-1000': 4, 'over-1000': 1 },
    frequencies: { monthly: 5, 'as-needed': 4, 'bi-weekly': 2 },
    messages: [
      'Standby generators at nine sites around {town}. Hill roads, so a small truck please.',
      'We test under load on the first Saturday and top up after.',
    ],
  },
];
