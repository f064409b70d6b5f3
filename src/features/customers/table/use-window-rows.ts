import { defaultKeyExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRequestedRow } from '@/features/customers/focus/focus-request';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useRowKeys } from './use-row-keys';
import { useScrollAnchoring } from './use-scroll-anchoring';

interface WindowRowsOptions {
  rows: readonly CustomerRow[];
  start: number;
  /** In pixels, until a row is measured. */
  estimatedHeight: number;
  gap?: number;
  /** Rows beside each other. They share a height. */
  columns?: number;
  /** All rows have the same height: only one is measured, so that scrolling costs no measurement. */
  isUniform?: boolean;
}

export function useWindowRows<ListElement extends HTMLElement>(options: WindowRowsOptions) {
  const { rows, start, estimatedHeight, gap = 0, columns = 1, isUniform = false } = options;
  const listRef = useRef<ListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [rowHeight, setRowHeight] = useState(estimatedHeight);

  // Every change above the list and of the rows' height changes the size of the page. Measuring at each render would
  // force a layout at each step of a scroll.
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const measure = () => {
      setScrollMargin(Math.round(list.getBoundingClientRect().top + window.scrollY));
      const row = isUniform && [...list.querySelectorAll('[data-index]')].at(-1);
      if (row) setRowHeight(row.getBoundingClientRect().height || estimatedHeight);
    };
    measure();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isUniform, estimatedHeight]);

  // Heights are remembered by customer. A new function computes the place of every row again.
  const toId = useCallback((line: number) => rows[line * columns]?.customer.id ?? line, [rows, columns]);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(rows.length / columns),
    // Renders the first rows together with the table.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => rowHeight,
    gap,
    overscan: 3,
    scrollMargin,
    getItemKey: isUniform ? defaultKeyExtractor : toId,
    indexAttribute: 'data-line',
    // Without layout every height is 0, and all rows would fit.
    measureElement: (...measured) => measureElement(...measured) || estimatedHeight,
  });

  // The virtualizer remembers the places of rows that it does not measure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes them outdated.
  useLayoutEffect(() => {
    if (isUniform) virtualizer.measure();
  }, [virtualizer, isUniform, rowHeight]);

  useScrollAnchoring(listRef, rows, { start, estimated: rowHeight, gap, columns });

  useRequestedRow((id) => {
    const index = rows.findIndex(({ customer }) => customer.id === id);
    if (index >= 0) virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'center' });
  });

  const isScrolling = useCallback(() => virtualizer.isScrolling, [virtualizer]);

  const items = useIncrementalRender(virtualizer.getVirtualItems());
  const shown = items.flatMap(({ index: line }) =>
    rows
      .slice(line * columns, (line + 1) * columns)
      .map((row, column) => ({ row, index: line * columns + column })),
  );
  const { keys, isFastScroll } = useRowKeys(shown, rows, { listRef, isScrolling: virtualizer.isScrolling });
  const first = items[0];
  const last = items.at(-1);
  return {
    listRef,
    isScrolling,
    isFastScroll,
    measureRow: isUniform ? undefined : virtualizer.measureElement,
    items: shown.map((item, position) => ({ ...item, key: keys[position] ?? position })),
    spaceBefore: first ? first.start - scrollMargin : 0,
    spaceAfter: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0,
  };
}

/** Rows that render at a time when the list appears: all at once block a slow machine. */
const rowsAtATime = 6;

/** The first items, and all of them after a few interruptible renders. */
function useIncrementalRender<Item>(items: readonly Item[]): readonly Item[] {
  const [most, setMost] = useState(rowsAtATime);
  const isWhole = most >= items.length;
  useEffect(() => {
    if (most === Infinity) return;
    startTransition(() => setMost(isWhole ? Infinity : most + rowsAtATime));
  }, [most, isWhole]);
  return isWhole ? items : items.slice(0, most);
}
