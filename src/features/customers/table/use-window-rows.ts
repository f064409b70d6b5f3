import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import { type RowFocus, viewButtonId } from './row-actions';
import { useScrollAnchoring } from './use-scroll-anchoring';

interface WindowRowsOptions {
  rows: readonly CustomerRow[];
  /** A row's usual height in pixels, until it is measured. */
  estimatedHeight: number;
  /** Space between two rows in pixels. */
  gap?: number;
  focus: RowFocus | undefined;
}

/** Which rows of a long list to render while the window scrolls, and the space the others take. */
export function useWindowRows<ListElement extends HTMLElement>(options: WindowRowsOptions) {
  const { rows, estimatedHeight, gap = 0, focus } = options;
  const listRef = useRef<ListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);

  // What stands above the list comes and goes: banners, a wrapped line.
  useLayoutEffect(() => {
    const top = listRef.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  });

  // A new function would have the place of every row computed anew, at each render.
  const getItemKey = useCallback((index: number) => rows[index]?.customer.id ?? index, [rows]);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    gap,
    overscan: 6,
    scrollMargin,
    getItemKey,
    // Where nothing is laid out, every height is 0 and all rows would fit.
    measureElement: (...measured) => measureElement(...measured) || estimatedHeight,
  });

  useScrollAnchoring(listRef, rows, { estimated: estimatedHeight, gap });

  useLayoutEffect(() => {
    if (!focus) return;
    const button = document.getElementById(viewButtonId(focus.id));
    if (button) {
      button.focus();
      focus.onDone();
    } else {
      const index = rows.findIndex(({ customer }) => customer.id === focus.id);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
    }
  });

  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    listRef,
    measureRow: virtualizer.measureElement,
    items: items.flatMap(({ index }) => {
      const row = rows[index];
      return row ? [{ index, row }] : [];
    }),
    spaceBefore: first ? first.start - scrollMargin : 0,
    spaceAfter: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0,
  };
}
