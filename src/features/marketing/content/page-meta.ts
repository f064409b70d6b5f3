import { paths } from '@/config/paths';
import { promises } from '@/config/promises';
import { claims } from './claims';

export interface PageMeta {
  path: string;
  /** The company's name is added after it. */
  title: string;
  description: string;
}

/** What search engines and previews are told of each public page. */
export const pageMeta = {
  home: {
    path: paths.home,
    title: 'On-site fuel delivery in Jamaica',
    description: `Diesel, petrol and bulk fuel delivered to your equipment, fleet or storage tank in all ${claims.parishes.value} parishes. Emergency delivery ${claims.emergencyDelivery.value} from Spanish Town.`,
  },
  about: {
    path: paths.about,
    title: 'About us',
    description:
      'Who brings the fuel: a company from Spanish Town, Saint Catherine, its story since 2022, its values and its plans for solar, storage and wind.',
  },
  services: {
    path: paths.services,
    title: 'Ultra Low Sulphur Diesel (ULSD)',
    description:
      'ULSD with at most 15 ppm sulphur, delivered in Jamaica. Full specification with test methods, what it does for engines, and how to book a delivery.',
  },
  sustainability: {
    path: paths.sustainability,
    title: 'Sustainability and clean energy',
    description: `What a fuel company can do: spill care, recycling, trees, solar and storage, and the road to carbon neutrality in ${claims.carbonNeutrality.value}.`,
  },
  industry: {
    path: paths.industry,
    title: 'Fuel for six industries',
    description:
      'Fuel delivery for transport, construction, agriculture, marine, power generation and mining in Jamaica: how each one is supplied on site.',
  },
  contact: {
    path: paths.contact,
    title: 'Get a quote or book a delivery',
    description: `Call, WhatsApp or send a request. We answer ${promises.contact}; the emergency line is open ${claims.emergencyDelivery.value}.`,
  },
} as const satisfies Record<string, PageMeta>;
