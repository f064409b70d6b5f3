import type { Trade } from './trade.ts';

export const publicAndPrivate: readonly Trade[] = [
  {
    weight: 5,
    businessTypes: { government: 1 },
    companies: [
      '{parish} Municipal Corporation',
      '{town} Hospital',
      '{town} Fire Station',
      '{parish} Roads Department',
      '{town} High School',
    ],
    positions: ['Procurement officer', 'Administrator', 'Transport officer', 'Accountant'],
    fuels: { Diesel: 1, 'Gasoline/Petrol': 0.4, 'Cooking Gas (LPG)': 0.2 },
    volumes: { '100-500': 5, '500-1000': 4, 'over-1000': 2 },
    frequencies: { monthly: 5, 'bi-weekly': 3, weekly: 2 },
    messages: [
      'Please send a pro forma invoice and your tax compliance certificate.',
      'Emergency generator at {town}: we need supply round the clock in hurricane season.',
      'Three quotations are required before the 15th.',
    ],
  },
  {
    weight: 2,
    businessTypes: { ngo: 5, other: 1 },
    companies: ['{town} Relief Foundation', '{last} Children\u2019s Home', '{town} Golden Age Home'],
    positions: ['Director', 'Coordinator', 'Matron', 'Trustee'],
    fuels: { 'Cooking Gas (LPG)': 1, Diesel: 0.4 },
    volumes: { 'under-50': 4, '50-100': 5, '100-500': 1 },
    frequencies: { monthly: 5, 'bi-weekly': 3, 'as-needed': 2 },
    messages: [
      'We cook for eighty people a day in {town}. Is there a rate for charities?',
      'Deliveries on weekdays please, the kitchen is closed on Saturday.',
    ],
  },
  {
    weight: 2,
    businessTypes: { ngo: 3, other: 3 },
    companies: ['{town} Water Trust', '{town} Baptist Church', '{town} Community Centre'],
    positions: ['Pastor', 'Trustee', 'Secretary', 'Caretaker'],
    fuels: { Diesel: 1, 'Gasoline/Petrol': 0.1 },
    volumes: { 'under-50': 4, '50-100': 5, '100-500': 2 },
    frequencies: { monthly: 4, 'as-needed': 5, 'one-time': 1 },
    messages: [
      'Our pump runs on diesel, about a drum a month.',
      'The hall is a shelter in hurricane season and the generator must be full by June.',
    ],
  },
  {
    weight: 7,
    businessTypes: { individual: 1 },
    companies: [],
    positions: [],
    fuels: { 'Cooking Gas (LPG)': 1, Kerosene: 0.1 },
    volumes: { 'under-50': 9, '50-100': 1 },
    frequencies: { 'one-time': 2, 'as-needed': 5, monthly: 4 },
    messages: [
      'Cooking gas for my mother\u2019s house, please call her first.',
      'Do you come to {town} on Saturdays?',
      'Is cash on delivery all right?',
    ],
  },
  {
    weight: 6,
    businessTypes: { individual: 1 },
    companies: [],
    positions: [],
    fuels: { Diesel: 1, 'Gasoline/Petrol': 0.15 },
    volumes: { 'under-50': 6, '50-100': 4 },
    frequencies: { 'one-time': 4, 'as-needed': 6, monthly: 1 },
    messages: [
      'Home generator in {town}, 15 kW. How small a delivery do you make?',
      'Light gone since last night. Could you reach {town} today?',
      'Please call before coming, there are dogs in the yard.',
    ],
  },
];
