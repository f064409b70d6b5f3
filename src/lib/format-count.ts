// `toLocaleString` makes a formatter at each call, which takes longer than to draw a row of a list.
const counts = new Intl.NumberFormat('en-JM');

export function formatCount(count: number): string {
  return counts.format(count);
}

export function formatUnits(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}
