/** Whether so many edits suffice: a letter too many, too few or another one, or two neighbours swapped. */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (one === other) return true;
  if (most === 0 || Math.abs(one.length - other.length) > most) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwap = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  return (
    (isSwap && isWithinEdits(a.slice(2), b.slice(2), most - 1)) ||
    isWithinEdits(a.slice(1), b, most - 1) ||
    isWithinEdits(a, b.slice(1), most - 1) ||
    isWithinEdits(a.slice(1), b.slice(1), most - 1)
  );
}
