import { paths } from '@/config/paths';
import type { PageMeta } from './page-meta-type';

/** What search engines and previews are told of /industry. */
export const industryMeta = {
  path: paths.industry,
  title: 'Fuel for six industries',
  description:
    'Fuel delivery for transport, construction, agriculture, marine, power generation and mining in Jamaica: how each one is supplied on site.',
} as const satisfies PageMeta;
