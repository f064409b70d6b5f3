const counts = new Intl.NumberFormat('en-JM');

/** '100,000' */
export function formatCount(count: number): string {
  return counts.format(count);
}
