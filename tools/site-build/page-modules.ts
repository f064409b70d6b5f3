import { paths } from '@/config/paths';

/** The modules of each prerendered page, so that their scripts can be fetched together with the entry. */
export const pageModules: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['src/pages/public/home-page.tsx'],
  [paths.about]: ['src/pages/public/about-page.tsx'],
  [paths.services]: ['src/pages/public/services-page.tsx'],
  [paths.sustainability]: ['src/pages/public/sustainability-page.tsx'],
  [paths.industry]: ['src/pages/public/industry-page.tsx'],
  [paths.contact]: ['src/pages/public/contact-page.tsx'],
  [paths.login]: ['src/app/session-routes.tsx', 'src/pages/auth/login-page.tsx'],
  [paths.signup]: ['src/app/session-routes.tsx', 'src/pages/auth/signup-page.tsx'],
};
