import type { Industry } from '@/features/marketing/content/content-types';
import { industryNames } from './industry-names';
import { industryStats } from './industry-stats';

const id = 'power-generation';

export const powerGeneration: Industry = {
  id,
  name: industryNames[id],
  description: 'Full tanks for generators, boilers and cold stores.',
  longDescription:
    'A standby set waits months and then has to run for days. We keep tanks full at hospitals, hotels, towers and cold stores from Mandeville to Port Maria, and come back while the outage lasts.',
  challenges: [
    'Nobody looks at the tank until the lights go',
    'Old diesel that has drawn water',
    'Every neighbour calls at once after a storm',
  ],
  solution:
    'We dip the tank on a set day and fill to your mark. Before a storm we come early. During an outage you stay on the route until the grid is back.',
  applications: ['Standby generators', 'Hotel and laundry boilers', 'Cold stores', 'Telecom towers'],
  keyBenefits: ['A tank level on record', 'Fuel that lights quickly', 'A number that is answered at night'],
  stats: [industryStats.emergencyDelivery, industryStats.emergencyResponse, industryStats.cetane],
};
