import { paths } from '@/config/paths';
import type { Band } from './content-types';

/** Specification, point 2: both buttons lead to /contact. */
export const sustainabilityClosing: Band = {
  heading: 'Burn less for the same work',
  line: 'Show us your generator hours. We will tell you what sun and battery could take off them.',
  actions: [
    { label: 'Start Your Sustainability Journey', to: paths.contact },
    { label: 'Schedule Consultation', to: paths.contact },
  ],
};
