import { claims } from './claims';
import type { Figure } from './content-types';

/** Specification, points 2 and 9: the Sustainability page's metric tiles. */
export const sustainabilityMetrics: readonly Figure[] = [
  claims.carbonNeutrality,
  claims.recyclingRate,
  claims.treesPlanted,
  claims.lessSulfur,
];
