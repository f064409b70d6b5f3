import { claims } from './claims';
import { paths } from './paths';
import { promises } from './promises';

/** One page of the site (specification, point 2). */
export interface Page {
  path: string;
  /** Its file below `src/pages`, without the ending; the page is the one thing that this exports. */
  file: string;
  /** What its tab says; the company's name is added. */
  title: string;
  /** What search engines and previews say of it. */
  description?: string;
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

/** What the company does, in a sentence or two. */
export const companyDescription = `Diesel, petrol and bulk fuel delivered to your equipment, fleet or storage tank in all ${claims.parishes.value} parishes. Emergency delivery ${claims.emergencyDelivery.value} from Spanish Town.`;

/**
 * Every page: routes, guard, navigation, prerendering, sitemap and screenshots follow from this list, in its order.
 * Any other address ends at home.
 */
export const pages: readonly Page[] = [
  {
    ...publicPage,
    path: paths.home,
    file: 'public/home-page',
    title: 'On-site fuel delivery in Jamaica',
    description: companyDescription,
    navigation: { label: 'Home', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.about,
    file: 'public/about-page',
    title: 'About us',
    description:
      'Who brings the fuel: a company from Spanish Town, Saint Catherine, its story since 2022, its values and its plans for solar, storage and wind.',
    navigation: { label: 'About Us', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.services,
    file: 'public/services-page',
    title: 'Ultra Low Sulphur Diesel (ULSD)',
    description:
      'ULSD with at most 15 ppm sulphur, delivered in Jamaica. Full specification with test methods, what it does for engines, and how to book a delivery.',
    navigation: { label: 'Products & Services', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.sustainability,
    file: 'public/sustainability-page',
    title: 'Sustainability and clean energy',
    description: `What a fuel company can do: spill care, recycling, trees, solar and storage, and the road to carbon neutrality in ${claims.carbonNeutrality.value}.`,
    navigation: { label: 'Sustainability', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.industry,
    file: 'public/industry-page',
    title: 'Fuel for six industries',
    description:
      'Fuel delivery for transport, construction, agriculture, marine, power generation and mining in Jamaica: how each one is supplied on site.',
    navigation: { label: 'Industry', in: 'both' },
  },
  {
    ...publicPage,
    path: paths.contact,
    file: 'public/contact-page',
    title: 'Get a quote or book a delivery',
    description: `Call, WhatsApp or send a request. We answer ${promises.contact}; the emergency line is open ${claims.emergencyDelivery.value}.`,
    navigation: { label: 'Contact Us', in: 'footer' },
  },
  {
    ...signInPage,
    path: paths.login,
    file: 'auth/login-page',
    title: 'Sign In',
    navigation: { label: 'Login', in: 'header' },
    hasSiteLayout: false,
  },
  { ...signInPage, path: paths.signup, file: 'auth/signup-page', title: 'Create Account' },
  {
    ...plainPage,
    path: paths.unauthorized,
    file: 'auth/unauthorized-page',
    title: 'Access Denied',
    visibleTo: 'everybody',
  },
  ...[paths.adminDashboard, paths.customerDashboard].map((path) => ({
    ...plainPage,
    path,
    file: 'admin/admin-dashboard-page',
    title: 'Customer Management',
    visibleTo: 'admin' as const,
  })),
  {
    ...plainPage,
    path: paths.customerPortal,
    file: 'auth/customer-portal-page',
    title: 'Customer Portal',
    visibleTo: 'customer',
  },
  {
    ...plainPage,
    path: paths.driverDashboard,
    file: 'auth/driver-dashboard-page',
    title: 'Driver Dashboard',
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
