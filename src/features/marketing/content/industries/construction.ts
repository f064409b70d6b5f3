import type { Industry } from '@/features/marketing/content/content-types';
import { industryNames } from './industry-names';
import { industryStats } from './industry-stats';

const id = 'construction';

export const construction: Industry = {
  id,
  name: industryNames[id],
  description: 'Diesel at the trench, the crane and the batching plant.',
  longDescription:
    'Tracked machines do not go to the station. From a road cut above Bog Walk Gorge to a hotel block in Falmouth, the fuel has to climb to them, on the day the foreman says.',
  challenges: [
    'Machines spread over a long site',
    'Drums and jerrycans that spill or walk',
    'A pour that cannot stop for fuel',
  ],
  solution:
    'We go from machine to machine with a hose, or keep your site tank topped up. The foreman signs for each fill, so cost lands on the right job.',
  applications: ['Excavators and bulldozers', 'Rollers and pavers', 'Cranes and pumps', 'Light towers'],
  keyBenefits: ['Operators stay in the cab', 'No drums to guard', 'Gallons booked to each job'],
  stats: [industryStats.emergencyResponse, industryStats.parishes, industryStats.sulphur],
};
