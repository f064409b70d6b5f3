import { type Parish, parishes } from '@/domain/options';

interface Place {
  /** Thousands of people, census of 2011. */
  population: number;
  towns: readonly string[];
  landings: readonly string[];
}

export const places: Record<Parish, Place> = {
  Kingston: {
    population: 89,
    towns: ['Downtown Kingston', 'Newport West', 'Port Royal'],
    landings: ['Port Royal', 'Rae Town'],
  },
  'Saint Andrew': {
    population: 573,
    towns: [
      'Half Way Tree',
      'Constant Spring',
      'New Kingston',
      'Papine',
      'Stony Hill',
      'Liguanea',
      'Red Hills',
    ],
    landings: ['Greenwich Town', 'Bull Bay'],
  },
  'Saint Catherine': {
    population: 516,
    towns: ['Spanish Town', 'Portmore', 'Old Harbour', 'Linstead', 'Bog Walk', 'Ewarton'],
    landings: ['Old Harbour Bay', 'Hellshire'],
  },
  Clarendon: {
    population: 245,
    towns: ['May Pen', 'Chapelton', 'Hayes', 'Lionel Town', 'Frankfield'],
    landings: ['Rocky Point', 'Farquhars Beach'],
  },
  Manchester: {
    population: 190,
    towns: ['Mandeville', 'Christiana', 'Porus', 'Mile Gully', 'Williamsfield'],
    landings: ['Alligator Pond'],
  },
  'Saint Elizabeth': {
    population: 150,
    towns: ['Black River', 'Santa Cruz', 'Junction', 'Malvern', 'Nain'],
    landings: ['Treasure Beach', 'Black River'],
  },
  Westmoreland: {
    population: 144,
    towns: ['Savanna-la-Mar', 'Negril', 'Grange Hill', 'Darliston', 'Frome'],
    landings: ['Whitehouse', 'Bluefields'],
  },
  Hanover: {
    population: 70,
    towns: ['Lucea', 'Sandy Bay', 'Hopewell', 'Green Island'],
    landings: ['Lucea', 'Green Island'],
  },
  'Saint James': {
    population: 184,
    towns: ['Montego Bay', 'Ironshore', 'Rose Hall', 'Cambridge', 'Adelphi'],
    landings: ['River Bay', 'Whitehouse Beach'],
  },
  Trelawny: {
    population: 75,
    towns: ['Falmouth', 'Duncans', 'Clark\u2019s Town', 'Wait-a-Bit'],
    landings: ['Rio Bueno', 'Falmouth'],
  },
  'Saint Ann': {
    population: 172,
    towns: ['Ocho Rios', 'Saint Ann\u2019s Bay', 'Runaway Bay', 'Brown\u2019s Town', 'Moneague'],
    landings: ['Discovery Bay', 'Saint Ann\u2019s Bay'],
  },
  'Saint Mary': {
    population: 114,
    towns: ['Port Maria', 'Annotto Bay', 'Highgate', 'Oracabessa', 'Richmond'],
    landings: ['Annotto Bay', 'Oracabessa'],
  },
  Portland: {
    population: 82,
    towns: ['Port Antonio', 'Buff Bay', 'Hope Bay', 'Boston'],
    landings: ['Port Antonio', 'Manchioneal'],
  },
  'Saint Thomas': {
    population: 94,
    towns: ['Morant Bay', 'Yallahs', 'Seaforth', 'Bath'],
    landings: ['Port Morant', 'Yallahs'],
  },
};

export const parishWeights = Object.fromEntries(
  parishes.map(({ value }) => [value, places[value].population]),
) as Record<Parish, number>;

export const streets = [
  'Main Street',
  'Old Main Road',
  'Church Street',
  'Station Road',
  'Market Street',
  'Barracks Road',
  'Hospital Road',
  'Windsor Road',
  'Orange Street',
  'Princess Street',
  'Bamboo Avenue',
  'Hibiscus Drive',
  'Spring Garden Road',
  'Great House Road',
  'Cottage Road',
  'Manchester Road',
  'Brunswick Avenue',
  'King Street',
] as const;
