import { paths } from '@/config/paths';
import type { PageMeta } from './page-meta-type';

/** What search engines and previews are told of /about. */
export const aboutMeta = {
  path: paths.about,
  title: 'About us',
  description:
    'Who brings the fuel: a company from Spanish Town, Saint Catherine, its story since 2022, its values and its plans for solar, storage and wind.',
} as const satisfies PageMeta;
