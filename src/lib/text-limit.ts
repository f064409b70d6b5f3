import { formatCount } from './format-count';

export function tooLongMessage(limit: number): string {
  return `Please use at most ${formatCount(limit)} characters.`;
}

const countedFrom = 0.8;

/** '7,000 of 5,000 characters'; undefined for a text far from its limit. */
export function countNearLimit(length: number, limit: number): string | undefined {
  if (length < countedFrom * limit) return undefined;
  return `${formatCount(length)} of ${formatCount(limit)} characters`;
}
