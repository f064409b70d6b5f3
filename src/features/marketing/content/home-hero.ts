import { paths } from '@/config/paths';
import type { Band } from './content-types';

/** Specification, point 1: the home page's hero. */
export const homeHero: Band = {
  heading: 'Delivering Fuel, Driving Success',
  line: 'Your trusted partner for on-site fuel solutions, delivering fast, safe and reliable energy.',
  actions: [{ label: 'Request A Quote', to: paths.contact }],
};
