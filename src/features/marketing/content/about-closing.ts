import { paths } from '@/config/paths';
import type { Band } from './content-types';

/** Specification, point 2: Contact Us and Learn More have no action shown; they lead to /contact and /services. */
export const aboutClosing: Band = {
  heading: 'Come and see the yard',
  line: 'Or tell us about yours. We will work out the fuel together.',
  actions: [
    { label: 'Contact Us', to: paths.contact },
    { label: 'Learn More', context: 'about our products and services', to: paths.services },
  ],
};
