import { paths } from '@/config/paths';
import type { PageMeta } from './page-meta-type';

/** What search engines and previews are told of /services. */
export const servicesMeta = {
  path: paths.services,
  title: 'Ultra Low Sulphur Diesel (ULSD)',
  description:
    'ULSD with at most 15 ppm sulphur, delivered in Jamaica. Full specification with test methods, what it does for engines, and how to book a delivery.',
} as const satisfies PageMeta;
