import { paths } from '@/config/paths';

/** Public pages that search engines may list: the sitemap. */
export const indexedPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.sustainability,
  paths.industry,
  paths.contact,
];

/** Every page whose HTML is written at build time. */
export const prerenderedPaths: readonly string[] = [...indexedPaths, paths.login, paths.signup];
