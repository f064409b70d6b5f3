import { paths, quoteLabel } from './paths';

/** Requirement 2.3. */
export interface Page {
  path: string;
  /** Below `src/pages`, without the ending. The file exports the page and its `head`. */
  file: string;
  navigation?: { label: string; in: 'header' | 'footer' | 'both' };
  visibleTo: 'everybody' | 'signed-out' | 'admin' | 'customer' | 'driver';
  hasSiteLayout: boolean;
  /** The other pages come as an empty shell. */
  isPrerendered: boolean;
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

/** Routes, guard, navigation, prerendering, sitemap and screenshots follow from this list, in its order. */
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

export function navigationOf(place: 'header' | 'footer'): { to: string; label: string }[] {
  return pages.flatMap(({ path, navigation }) =>
    navigation && (navigation.in === place || navigation.in === 'both')
      ? { to: path, label: navigation.label }
      : [],
  );
}
