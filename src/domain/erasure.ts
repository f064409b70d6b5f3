import { dayLength } from '@/lib/dates';

export interface Erasure {
  id: string;
  erasedAt: Date;
}

/** In milliseconds. A list that is older reads all customers again. */
export const tombstoneLifetime = 30 * dayLength;
