import { paths } from '@/config/paths';
import { promises } from '@/config/promises';
import type { Band } from './content-types';

/** Specification, point 1: the home page's closing call to action. */
export const homeClosing: Band = {
  heading: 'Ready to Optimize Your Fuel Management?',
  line: `Tell us what you burn and where it stands. We come back to you ${promises.contact}.`,
  actions: [{ label: 'Get a Free Quote Today', to: paths.contact }],
};
