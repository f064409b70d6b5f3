import { paths, quoteLabel } from './paths';

/** One page of the site (requirement 2.3). */
export interface Page {
  path: string;
  /** Its file below `src/pages`, without the ending, which exports the page and its `head`. */
  file: string;
  /** Its name where it is linked from every page, and where that is. */
  navigation?: { label: string; in: 'header' | 'footer' | 'both' };
  /** A role's own page, or one that is no use to who has signed in. */
  visibleTo: 'everybody' | 'signed-out' | 'admin' | 'customer' | 'driver';
  /** Whether it stands between the site's header and footer. */
  hasSiteLayout: boolean;
  /** Whether its HTML is written at build time; the others come as an empty shell. */
  isPrerendered: boolean;
  /** Whether search engines may list it: it is in the sitemap then. */
  isIndexed: boolean;
}

const publicPage = {
  visibleTo: 'everybody',
  hasSiteLayout: true,
  isPrerendered: true,
  isIndexed: true,
} as const;
const signInPage = { ...publicPage, visibleTo: 'signed-out', isIndexed: false } as const;
const plainPage = { hasSiteLayout: false, isPrerendered: false, isIndexed: false } as const;

/**
 * Every page: routes, guard, navigation, prerendering, sitemap and screenshots follow from this list, in its order.
 * Any other address ends at home.
 */
export const pages: readonly Page[] = [
  {
    ...publicPage,
    path: paths.home,
    file: 'public/home-page',
    navigation: { label: 'Home', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.about,
    file: 'public/about-page',
    navigation: { label: 'About Us', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.services,
    file: 'public/services-page',
    navigation: { label: 'Products & Services', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.sustainability,
    file: 'public/sustainability-page',
    navigation: { label: 'Sustainability', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.industry,
    file: 'public/industry-page',
    navigation: { label: 'Industry', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.contact,
    file: 'public/contact-page',
    navigation: { label: quoteLabel, in: 'footer' },
  },
  {
    ...signInPage,
    path: paths.login,
    file: 'auth/login-page',
    navigation: { label: 'Login', in: 'header' },
    hasSiteLayout: false,
  },
  { ...signInPage, path: paths.signup, file: 'auth/signup-page' },
  {
    ...plainPage,
    path: paths.unauthorized,
    file: 'auth/unauthorized-page',
    visibleTo: 'everybody',
  },
  ...[paths.adminDashboard, paths.customerDashboard].map((path) => ({
    ...plainPage,
    path,
    file: 'admin/admin-dashboard-page',
    visibleTo: 'admin' as const,
  })),
  {
    ...plainPage,
    path: paths.newsletter,
    file: 'admin/newsletter-page',
    visibleTo: 'admin',
  },
  {
    ...plainPage,
    path: paths.customerPortal,
    file: 'auth/customer-portal-page',
    visibleTo: 'customer',
  },
  {
    ...plainPage,
    path: paths.driverDashboard,
    file: 'auth/driver-dashboard-page',
    visibleTo: 'driver',
  },
];

/** The links that every page of the site has in its header, or in its footer. */
export function navigationOf(place: 'header' | 'footer'): { to: string; label: string }[] {
  return pages.flatMap(({ path, navigation }) =>
    navigation && (navigation.in === place || navigation.in === 'both')
      ? { to: path, label: navigation.label }
      : [],
  );
}
