import { useCallback, useMemo } from 'react';
import { type Sort, sortToText, textToSort } from './sort';
import { useSearchParameter } from './use-search-parameter';

/** The sort as the address holds it (`?sort=-name`); newest first leaves it out. */
export function useSort() {
  const [text, setText] = useSearchParameter('sort');
  const sort = useMemo(() => textToSort(text), [text]);
  const setSort = useCallback((next: Sort) => setText(sortToText(next)), [setText]);
  return [sort, setSort] as const;
}
