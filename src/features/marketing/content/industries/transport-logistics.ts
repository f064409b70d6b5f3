import type { Industry } from '@/features/marketing/content/content-types';
import { industryNames } from './industry-names';
import { industryStats } from './industry-stats';

const id = 'transport-logistics';

export const transportLogistics: Industry = {
  id,
  name: industryNames[id],
  description: 'Trucks, vans and buses filled in the yard, before the first run.',
  longDescription:
    'A truck in a queue at Ferry is not delivering. We fill fleets where they sleep: a yard at Six Miles, a warehouse at Caymanas, a depot in May Pen or Montego Bay.',
  challenges: [
    'Drivers lose the start of the shift at the pump',
    'Fuel slips that do not match the mileage',
    'Night contracts, when the station is shut',
  ],
  solution:
    'Fixed days and hours. The tanker works down the row at first light or after the last truck is in, and the ticket gives gallons for each vehicle.',
  applications: ['Prime movers and trailers', 'Delivery vans', 'Coaches and route buses', 'Reefer units'],
  keyBenefits: [
    'Drivers start with a full tank',
    'One ticket for the whole row',
    'Gallons to set against the odometer',
  ],
  stats: [industryStats.parishes, industryStats.deliverySuccess, industryStats.payments],
};
