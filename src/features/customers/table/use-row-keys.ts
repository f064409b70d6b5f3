import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CustomerRow } from '@/features/customers/state/customer-row';

/**
 * Another list, as after each typed letter, reuses rows by place: new rows take half as long again.
 * A list with the focus keeps rows by customer, so that nobody clicks on another one.
 * A fast scroll reuses rows by place, because none stays on the page from one step to the next.
 */
export function useRowKeys(
  shown: readonly { row: CustomerRow }[],
  rows: readonly CustomerRow[],
  { listRef, isScrolling }: { listRef: RefObject<HTMLElement | null>; isScrolling: boolean },
): { keys: readonly number[]; isFastScroll: boolean } {
  const ids = shown.map(({ row }) => row.customer.id);
  const rendered = useRef({ rows, ids, keys: ids.map((_, position) => position), isJump: false });
  const before = rendered.current;
  const isInUse = listRef.current?.contains(document.activeElement) ?? false;
  const known = new Map(before.ids.map((id, position) => [id, before.keys[position]]));
  const isJump = isScrolling && !ids.some((id) => known.has(id));
  const isFastScroll = isJump && before.isJump;
  const staysInPlace = (isFastScroll || rows !== before.rows) && !isInUse;
  let last = Math.max(-1, ...before.keys);
  const keys = ids.map((id, position) => {
    const key = staysInPlace ? before.keys[position] : known.get(id);
    if (key !== undefined) return key;
    last += 1;
    return last;
  });
  useLayoutEffect(() => {
    rendered.current = { rows, ids, keys, isJump };
  });
  return { keys, isFastScroll };
}
