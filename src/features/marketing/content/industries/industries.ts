import type { Industry } from '@/features/marketing/content/content-types';
import { agriculture } from './agriculture';
import { construction } from './construction';
import { marine } from './marine';
import { mining } from './mining';
import { powerGeneration } from './power-generation';
import { transportLogistics } from './transport-logistics';

/** Specification, point 2: six selectable industries; the first is selected at the start. */
export const industries: readonly Industry[] = [
  transportLogistics,
  construction,
  agriculture,
  marine,
  powerGeneration,
  mining,
];
