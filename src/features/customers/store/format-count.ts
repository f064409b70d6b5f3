const counts = new Intl.NumberFormat('en-JM');

/** '100,000' */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** '100 of 5,000 customers', '1 customer' */
export function formatCustomers(count: number, total?: number): string {
  return `${formatShare(count, total)} ${(total ?? count) === 1 ? 'customer' : 'customers'}`;
}

/** '100 of 5,000'; '100' as long as nobody has counted them all. */
export function formatShare(count: number, total: number | undefined): string {
  return total === undefined ? formatCount(count) : `${formatCount(count)} of ${formatCount(total)}`;
}
