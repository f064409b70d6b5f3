import type { Industry } from '@/features/marketing/content/content-types';
import { industryNames } from './industry-names';
import { industryStats } from './industry-stats';

const id = 'mining';

export const mining: Industry = {
  id,
  name: industryNames[id],
  description: 'Bulk diesel for bauxite haul roads and limestone quarries.',
  longDescription:
    'A haul truck earns only while it moves. On the red roads of Manchester and Saint Ann and in the quarries of Saint Thomas we bring bulk loads to the pit, and fill slow machines where they stand.',
  challenges: [
    'Dust in every open tank',
    'Crushers and drills far from the fuel bay',
    'Shifts that change around the clock',
  ],
  solution:
    'Bulk to your storage, a nozzle fill for the machines, and visits timed to shift change. Your site rules come first: our driver signs in and follows your escort.',
  applications: [
    'Bauxite haul trucks',
    'Loaders and shovels',
    'Crushers and conveyors',
    'Drills and compressors',
  ],
  keyBenefits: [
    'Fills fall at shift change',
    'Low ash, to a printed limit',
    'Tickets for every machine and shift',
  ],
  stats: [industryStats.ash, industryStats.sulphur, industryStats.emergencyDelivery],
};
