import agricultureScene from '@/assets/drawings/scene-agriculture.svg';
import constructionScene from '@/assets/drawings/scene-construction.svg';
import marineScene from '@/assets/drawings/scene-marine.svg';
import miningScene from '@/assets/drawings/scene-mining.svg';
import powerGenerationScene from '@/assets/drawings/scene-power-generation.svg';
import transportLogisticsScene from '@/assets/drawings/scene-transport-logistics.svg';
import { claims, type Figure } from '@/config/claims';
import { type IndustryId, industryNames, paymentMethods } from '@/features/marketing/facts';
import { specificationRows } from '@/features/marketing/specification';

/** Claims, limits of the specification, or counts of what is offered. */
const industryStats = {
  emergencyDelivery: claims.emergencyDelivery,
  emergencyResponse: claims.emergencyResponse,
  deliverySuccess: claims.deliverySuccess,
  parishes: claims.parishes,
  fuels: claims.fuels,
  payments: { value: String(paymentMethods.items.length), label: 'ways to pay' },
  sulfur: { value: specificationRows.sulfur.value, label: 'sulfur' },
  cetane: { value: specificationRows.cetane.value, label: 'cetane' },
  flashPoint: { value: specificationRows.flashPoint.value, label: 'flash point' },
  water: { value: specificationRows.water.value, label: 'water' },
  ash: { value: specificationRows.ash.value, label: 'ash' },
} as const satisfies Record<string, Figure>;

export interface Industry {
  id: IndustryId;
  name: string;
  drawing: string;
  description: string;
  longDescription: string;
  challenges: readonly string[];
  solution: string;
  applications: readonly string[];
  keyBenefits: readonly string[];
  stats: readonly Figure[];
}

const transportLogistics: Industry = {
  id: 'transport-logistics',
  drawing: transportLogisticsScene,
  name: industryNames['transport-logistics'],
  description: 'Trucks, vans and buses filled in the yard, before the first run.',
  longDescription:
    'A truck in a queue at Ferry is not delivering. We fill fleets where they park for the night: a yard at Six Miles, a warehouse at Caymanas, a depot in May Pen or Montego Bay.',
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

const construction: Industry = {
  id: 'construction',
  drawing: constructionScene,
  name: industryNames.construction,
  description: 'Diesel at the trench, the crane and the batching plant.',
  longDescription:
    'Tracked machines cannot drive to the station. From a road cut above Bog Walk Gorge to a hotel block in Falmouth, the fuel has to come to them, on the day the foreman says.',
  challenges: [
    'Machines spread over a long site',
    'Drums and jerrycans that spill or go missing',
    'A concrete pour that cannot stop for fuel',
  ],
  solution:
    'We go from machine to machine with a hose, or keep your site tank topped up. The foreman signs for each fill, so cost lands on the right job.',
  applications: ['Excavators and bulldozers', 'Rollers and pavers', 'Cranes and pumps', 'Light towers'],
  keyBenefits: ['Operators stay in the cab', 'No drums to guard', 'Gallons booked to each job'],
  stats: [industryStats.emergencyResponse, industryStats.parishes, industryStats.sulfur],
};

const agriculture: Industry = {
  id: 'agriculture',
  drawing: agricultureScene,
  name: industryNames.agriculture,
  description: 'Fuel for crop time, from the cane piece to the packing house.',
  longDescription:
    'Cane farms need their diesel in a few hard months, poultry houses all year. We supply both, on the plains of Clarendon, in Westmoreland around Savanna-la-Mar and up in Saint Elizabeth.',
  challenges: [
    'Demand that jumps at crop time and then stops',
    'Estate roads that turn to mud',
    'Pumps that must run through a dry spell',
  ],
  solution:
    'A calendar drawn up with you before the crop, bulk loads to the estate tank, and visits to the field while harvest is on. After it we come less often.',
  applications: ['Cane haulers and loaders', 'Tractors', 'Irrigation pumps', 'Poultry house generators'],
  keyBenefits: [
    'Harvest does not wait for fuel',
    'Diesel and petrol from one supplier',
    'Pay only for what is pumped',
  ],
  stats: [industryStats.fuels, industryStats.parishes, industryStats.payments],
};

const marine: Industry = {
  id: 'marine',
  drawing: marineScene,
  name: industryNames.marine,
  description: 'From the jetty into the boat, without rolling a drum.',
  longDescription:
    'Boats leave when the weather lets them. We meet fishing vessels, tugs and workboats at the quay: Old Harbour Bay, Port Esquivel, Black River, Lucea, Port Antonio, Morant Bay.',
  challenges: [
    'Water in the fuel, far from help',
    'Drums handled over open water',
    'Sailing hours before dawn',
  ],
  solution:
    'The tanker parks on hard standing, the hose runs to the deck, and the skipper reads the meter. Absorbent boom and drip tray are laid before we pump.',
  applications: ['Fishing vessels', 'Tugs and pilot boats', 'Dive and tour boats', 'Dredgers and barges'],
  keyBenefits: [
    'Little water, to the limit on our data sheet',
    'No drums on the jetty',
    'Deliveries timed to the tide',
  ],
  stats: [industryStats.water, industryStats.flashPoint, industryStats.emergencyDelivery],
};

const powerGeneration: Industry = {
  id: 'power-generation',
  drawing: powerGenerationScene,
  name: industryNames['power-generation'],
  description: 'Full tanks for generators, boilers and cold stores.',
  longDescription:
    'A standby generator waits months and then has to run for days. We keep tanks full at hospitals, hotels, towers and cold stores from Mandeville to Port Maria, and come back while the outage lasts.',
  challenges: [
    'Nobody looks at the tank until the lights go',
    'Old diesel with water in it',
    'Every neighbour calls at once after a storm',
  ],
  solution:
    'We measure the tank on a set day and fill it to your mark. Before a storm we come early. During an outage you stay on the route until the grid is back.',
  applications: ['Standby generators', 'Hotel and laundry boilers', 'Cold stores', 'Telecom towers'],
  keyBenefits: [
    'A tank level on record',
    'Fuel that starts engines quickly',
    'A number that is answered at night',
  ],
  stats: [industryStats.emergencyDelivery, industryStats.emergencyResponse, industryStats.cetane],
};

const mining: Industry = {
  id: 'mining',
  drawing: miningScene,
  name: industryNames.mining,
  description: 'Bulk diesel for bauxite haul roads and limestone quarries.',
  longDescription:
    'A haul truck earns only while it moves. On the red roads of Manchester and Saint Ann and in the quarries of Saint Thomas we bring bulk loads to the pit, and fill slow machines where they stand.',
  challenges: [
    'Dust in every open tank',
    'Crushers and drills far from the fuel bay',
    'Shifts that change around the clock',
  ],
  solution:
    'Bulk for your storage tank, a hose for the machines, and visits timed to shift change. Your site rules come first: our driver signs in and follows your escort.',
  applications: [
    'Bauxite haul trucks',
    'Loaders and shovels',
    'Crushers and conveyors',
    'Drills and compressors',
  ],
  keyBenefits: [
    'Deliveries at shift change',
    'Little ash, to the limit on our data sheet',
    'Tickets for every machine and shift',
  ],
  stats: [industryStats.ash, industryStats.sulfur, industryStats.emergencyDelivery],
};

/** Requirement 2.7. The first industry is selected at the start. */
export const industries: readonly Industry[] = [
  transportLogistics,
  construction,
  agriculture,
  marine,
  powerGeneration,
  mining,
];
