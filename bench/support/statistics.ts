/** The middle one; NaN of nothing. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that a share of the values do not exceed; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The largest; NaN of nothing. */
export function worst(values: readonly number[]): number {
  return percentile(values, 1);
}
