import { paths } from '@/config/paths';
import { claims } from '@/features/marketing/facts';
import type { PageMeta } from './page-meta-type';

/** What search engines and previews are told of the home page. */
export const homeMeta = {
  path: paths.home,
  title: 'On-site fuel delivery in Jamaica',
  description: `Diesel, petrol and bulk fuel delivered to your equipment, fleet or storage tank in all ${claims.parishes.value} parishes. Emergency delivery ${claims.emergencyDelivery.value} from Spanish Town.`,
} as const satisfies PageMeta;
