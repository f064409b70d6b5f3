import type { Band } from './content-types';
import { ulsdActions } from './ulsd-hero';

/** Specification, point 2: the ULSD page's call to action. */
export const ulsdClosing: Band = {
  heading: 'How many gallons, and by when?',
  line: 'A tank size and a parish are enough to start a quote.',
  actions: ulsdActions,
};
