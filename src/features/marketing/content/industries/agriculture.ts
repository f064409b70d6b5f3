import type { Industry } from '@/features/marketing/content/content-types';
import { industryNames } from './industry-names';
import { industryStats } from './industry-stats';

const id = 'agriculture';

export const agriculture: Industry = {
  id,
  name: industryNames[id],
  description: 'Fuel for crop time, from the cane piece to the packing house.',
  longDescription:
    'Cane takes its diesel in a few hard months, a poultry house takes it all year. We supply both, on the plains of Clarendon, in Westmoreland around Savanna-la-Mar and up in Saint Elizabeth.',
  challenges: [
    'Demand that jumps at crop time and then stops',
    'Estate roads that turn to mud',
    'Pumps that must run through a dry spell',
  ],
  solution:
    'A calendar drawn up with you before the crop, bulk loads to the estate tank, and visits to the field while harvest is on. After it we stretch the days between.',
  applications: ['Cane haulers and loaders', 'Tractors', 'Irrigation pumps', 'Poultry house generators'],
  keyBenefits: [
    'Harvest does not wait for fuel',
    'Diesel and petrol from one supplier',
    'Pay only for what is pumped',
  ],
  stats: [industryStats.fuels, industryStats.parishes, industryStats.payments],
};
