import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export function useShowMore(step: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(step);

  function showMore() {
    flushSync(() => setShown(shown + step));
    const next = listRef.current?.children[shown];
    if (next instanceof HTMLElement) next.focus();
  }
  return { listRef, shown, showMore, showFirst: () => setShown(step) };
}
