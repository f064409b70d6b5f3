import { paths } from '@/config/paths';

/** Specification, point 2: the navigation bar. */
export const navigation = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About Us' },
  { to: paths.services, label: 'Products & Services' },
  { to: paths.sustainability, label: 'Sustainability' },
  { to: paths.industry, label: 'Industry' },
  { to: paths.login, label: 'Login' },
] as const;
