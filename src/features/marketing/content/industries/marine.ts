import type { Industry } from '@/features/marketing/content/content-types';
import { industryNames } from './industry-names';
import { industryStats } from './industry-stats';

const id = 'marine';

export const marine: Industry = {
  id,
  name: industryNames[id],
  description: 'From the jetty into the boat, without rolling a drum.',
  longDescription:
    'Boats leave on the weather’s time. We meet fishing vessels, tugs and workboats at the quay: Old Harbour Bay, Port Esquivel, Black River, Lucea, Port Antonio, Morant Bay.',
  challenges: [
    'Water in the fuel, far from help',
    'Drums handled over open water',
    'Sailing hours before dawn',
  ],
  solution:
    'The tanker parks on hard standing, the hose runs to the deck, and the skipper reads the meter. Absorbent boom and drip tray are laid before we pump.',
  applications: ['Fishing vessels', 'Tugs and pilot boats', 'Dive and tour boats', 'Dredgers and barges'],
  keyBenefits: ['Dry fuel, to a printed limit', 'No drums on the jetty', 'Fills set by the tide'],
  stats: [industryStats.water, industryStats.flashPoint, industryStats.emergencyDelivery],
};
