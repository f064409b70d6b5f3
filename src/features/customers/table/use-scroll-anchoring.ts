import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import { addedOnTop } from './added-on-top';

interface RowHeight {
  /** Of a row that is not on the page, in pixels. */
  estimated: number;
  /** Between two rows, in pixels. */
  gap: number;
}

/**
 * Keeps what somebody is reading or about to press where it is when new rows come on top of the list: the window
 * scrolls by their height. Where nobody is, they push the others down.
 */
export function useScrollAnchoring(
  listRef: RefObject<HTMLElement | null>,
  rows: readonly CustomerRow[],
  { estimated, gap }: RowHeight,
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
    for (let index = 0; index < added; index += 1) {
      const row = list.querySelector(`[data-index="${index}"]`);
      top += (row?.getBoundingClientRect().height ?? estimated) + gap;
    }
    window.scrollBy({ top, behavior: 'instant' });
  }, [listRef, rows, estimated, gap]);
}
