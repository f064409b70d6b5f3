import { claims } from './claims';
import type { Figure } from './content-types';

/** Specification, point 2: the About page's stats. */
export const aboutStats: readonly Figure[] = [
  claims.gallonsDelivered,
  claims.parishes,
  claims.deliverySuccess,
];
