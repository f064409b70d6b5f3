import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export function useShowMore<List extends HTMLElement = HTMLUListElement>(first: number, step = first) {
  const listRef = useRef<List>(null);
  const [shown, setShown] = useState(first);

  function showMore() {
    flushSync(() => setShown(shown + step));
    const next = listRef.current?.children[shown];
    if (next instanceof HTMLElement) next.focus();
  }
  return { listRef, shown, showMore, showFirst: () => setShown(first) };
}
