import { defaultKeyExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';

interface WindowRowsOptions {
  rows: readonly CustomerRow[];
  /** A row's usual height in pixels, until it is measured. */
  estimatedHeight: number;
  /** Space between two rows in pixels. */
  gap?: number;
  /** Whether all rows are as high as each other: one is measured in place of each, which costs nothing while scrolling. */
  isUniform?: boolean;
}

/** Which rows of a long list to render while the window scrolls, and the space the others take. */
export function useWindowRows<ListElement extends HTMLElement>(options: WindowRowsOptions) {
  const { rows, estimatedHeight, gap = 0, isUniform = false } = options;
  const listRef = useRef<ListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [rowHeight, setRowHeight] = useState(estimatedHeight);

  // What stands above the list comes and goes, and a wider window or larger text changes the rows: whatever it is, the
  // page gets another size. Asking at each render would lay it out anew for every step of a scroll.
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

  // What a row measured is remembered by its customer. A new function has the place of every row computed anew.
  const toId = useCallback((index: number) => rows[index]?.customer.id ?? index, [rows]);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    // Without it no row is drawn before the table has been, and then all of them at once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => rowHeight,
    gap,
    overscan: 3,
    scrollMargin,
    getItemKey: isUniform ? defaultKeyExtractor : toId,
    // Where nothing is laid out, every height is 0 and all rows would fit.
    measureElement: (...measured) => measureElement(...measured) || estimatedHeight,
  });

  // The rows' places are remembered until it is told of another height. Rows that are measured tell of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what makes them outdated.
  useLayoutEffect(() => {
    if (isUniform) virtualizer.measure();
  }, [virtualizer, isUniform, rowHeight]);

  useScrollAnchoring(listRef, rows, { estimated: rowHeight, gap });

  const { getState } = useCustomersStore();
  const focus = useCustomers((state) => state.focus);
  useLayoutEffect(() => {
    // A row that is rendered has taken the focus by now; another one does once it is.
    if (focus?.kind !== 'row' || getState().focus !== focus) return;
    const index = rows.findIndex(({ customer }) => customer.id === focus.id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  });

  const isScrolling = useCallback(() => virtualizer.isScrolling, [virtualizer]);

  const items = useGradually(virtualizer.getVirtualItems());
  const shown = items.flatMap(({ index }) => {
    const row = rows[index];
    return row ? [{ index, row }] : [];
  });
  const { keys, areFlung } = useRowKeys(shown, rows, { listRef, isScrolling: virtualizer.isScrolling });
  const first = items[0];
  const last = items.at(-1);
  return {
    listRef,
    isScrolling,
    areFlung,
    measureRow: isUniform ? undefined : virtualizer.measureElement,
    items: shown.map((item, position) => ({ ...item, key: keys[position] ?? position })),
    spaceBefore: first ? first.start - scrollMargin : 0,
    spaceAfter: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0,
  };
}

/** So many rows are drawn at a time when the list appears: to draw all at once holds a slow machine up for long. */
const rowsAtATime = 6;

/** The first of the items, and soon all of them: whatever else there is to do comes in between. */
function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const [most, setMost] = useState(rowsAtATime);
  const isWhole = most >= items.length;
  useEffect(() => {
    if (most === Infinity) return;
    startTransition(() => setMost(isWhole ? Infinity : most + rowsAtATime));
  }, [most, isWhole]);
  return isWhole ? items : items.slice(0, most);
}

/**
 * The keys of the rows on the page. Where the list becomes another, as at each letter of a search, the rows that are there
 * show it in their places: to make new ones takes half as long again. A row in use stays its customer's: whoever is about
 * to press it means them.
 *
 * Rows are flung where none of them stays on the page, step after step. They, too, are drawn in their places.
 */
function useRowKeys(
  shown: readonly { row: CustomerRow }[],
  rows: readonly CustomerRow[],
  { listRef, isScrolling }: { listRef: RefObject<HTMLElement | null>; isScrolling: boolean },
): { keys: readonly number[]; areFlung: boolean } {
  const ids = shown.map(({ row }) => row.customer.id);
  const drawn = useRef({ rows, ids, keys: ids.map((_, position) => position), isLeap: false });
  const before = drawn.current;
  const isInUse = listRef.current?.contains(document.activeElement) ?? false;
  const known = new Map(before.ids.map((id, position) => [id, before.keys[position]]));
  const isLeap = isScrolling && !ids.some((id) => known.has(id));
  const areFlung = isLeap && before.isLeap;
  const staysInPlace = (areFlung || rows !== before.rows) && !isInUse;
  let last = Math.max(-1, ...before.keys);
  const keys = ids.map((id, position) => {
    const key = staysInPlace ? before.keys[position] : known.get(id);
    if (key !== undefined) return key;
    last += 1;
    return last;
  });
  useLayoutEffect(() => {
    drawn.current = { rows, ids, keys, isLeap };
  });
  return { keys, areFlung };
}

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
function useScrollAnchoring(
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

/** How many rows came on top of a list that is otherwise the same; 0 for any other change. */
export function addedOnTop(before: readonly CustomerRow[], after: readonly CustomerRow[]): number {
  const added = after.length - before.length;
  const isSame = (a: CustomerRow | undefined, b: CustomerRow | undefined) =>
    a !== undefined && a.customer.id === b?.customer.id;
  return added > 0 && isSame(before[0], after[added]) && isSame(before.at(-1), after.at(-1)) ? added : 0;
}
