import { claims } from './claims';
import type { Figure } from './content-types';

/** Specification, point 2: the ULSD page's stat tiles. */
export const ulsdStats: readonly Figure[] = [
  claims.lessSulfur,
  claims.longerEngineLife,
  claims.countries,
  claims.qualityGuaranteed,
];
