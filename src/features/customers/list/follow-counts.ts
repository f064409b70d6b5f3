import type { CustomerRow } from '@/features/customers/state/customer-row';

type Count<Key extends string> = (rows: readonly CustomerRow[]) => Record<Key, number>;

/** Counts as `count` does, but reads only the rows between the shared beginning and end of two lists. */
export function followCounts<Key extends string>(count: Count<Key>): Count<Key> {
  let counted: readonly CustomerRow[] = [];
  let counts = count(counted);
  return (rows) => {
    if (rows === counted) return counts;
    const { before, after } = changedRows(counted, rows);
    const [gone, come] = [count(before), count(after)];
    counts = { ...counts };
    for (const key in counts) counts[key] += come[key] - gone[key];
    counted = rows;
    return counts;
  };
}

function changedRows(before: readonly CustomerRow[], after: readonly CustomerRow[]) {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  return {
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
  };
}
