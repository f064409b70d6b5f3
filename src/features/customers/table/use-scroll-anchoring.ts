import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CustomerRow } from '@/features/customers/state/customer-row';

/** Heights are in pixels. */
interface RowPlaces {
  start: number;
  estimated: number;
  gap: number;
  columns: number;
}

/** Keeps a list in place that is scrolled, under the pointer or focused when new rows come on top. */
export function useScrollAnchoring(
  listRef: RefObject<HTMLElement | null>,
  rows: readonly CustomerRow[],
  { start, estimated, gap, columns }: RowPlaces,
): void {
  const previous = useRef(rows);
  useLayoutEffect(() => {
    const added = addedOnTop(previous.current, rows);
    previous.current = rows;
    const list = listRef.current;
    if (added === 0 || !list) return;
    const isScrolledPast = list.getBoundingClientRect().top < 0;
    if (!isScrolledPast && !list.matches(':hover, :focus-within')) return;
    let top = 0;
    for (let index = 0; index < added; index += columns) {
      const row = list.querySelector(`[data-index="${start + index}"]`);
      top += (row?.getBoundingClientRect().height ?? estimated) + gap;
    }
    window.scrollBy({ top, behavior: 'instant' });
  }, [listRef, rows, start, estimated, gap, columns]);
}

/** 0 for any other change of the list. */
export function addedOnTop(before: readonly CustomerRow[], after: readonly CustomerRow[]): number {
  const added = after.length - before.length;
  const isSame = (a: CustomerRow | undefined, b: CustomerRow | undefined) =>
    a !== undefined && a.customer.id === b?.customer.id;
  return added > 0 && isSame(before[0], after[added]) && isSame(before.at(-1), after.at(-1)) ? added : 0;
}
