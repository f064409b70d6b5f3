import { paths } from '@/config/paths';
import type { Action, Band } from './content-types';

/** Specification, point 2: both lead to /contact. They open and close the page. */
export const ulsdActions: readonly Action[] = [
  { label: 'Get Quote Now', to: paths.contact },
  { label: 'Schedule Delivery', to: paths.contact },
];

/** Specification, point 2: the ULSD page's hero. */
export const ulsdHero: Band = {
  heading: 'Ultra Low Sulphur Diesel (ULSD)',
  line: 'Diesel with at most 15 parts of sulphur in a million, metered into your tank anywhere in Jamaica.',
  actions: ulsdActions,
};
