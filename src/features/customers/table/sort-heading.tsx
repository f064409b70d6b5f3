import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { nextSort, type Sort, type SortKey } from '@/features/customers/store/sort';

interface SortHeadingProps {
  title: string;
  sortKey: SortKey;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** `aria-sort` for a column that can be sorted by a key. */
export function ariaSort(sortKey: SortKey, { key, descending }: Sort): 'ascending' | 'descending' | 'none' {
  if (key !== sortKey) return 'none';
  return descending ? 'descending' : 'ascending';
}

/** A column's title as the button that sorts by it. */
export function SortHeading({ title, sortKey, sort, onSort }: SortHeadingProps) {
  const order = ariaSort(sortKey, sort);
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[order];
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(sort, sortKey))}
      className="-mx-1 flex min-h-11 cursor-pointer items-center gap-1 rounded-md px-1 text-left uppercase hover:text-petrol-950"
    >
      {title}
      <Arrow aria-hidden="true" className={`size-3.5 shrink-0 ${order === 'none' ? 'opacity-40' : ''}`} />
    </button>
  );
}
