import { describeFilter, type Filter } from '@/features/leads/model/filter-rows';
import { formatCount } from '@/features/leads/model/format-count';

interface CountLineProps {
  shown: number;
  total: number;
  filter: Filter;
  /** While rows arrive by the thousand, their number is not read out. */
  quiet: boolean;
}

/** 'Showing X of Y customers', and what narrows them (specification, point 2). */
export function CountLine({ shown, total, filter, quiet }: CountLineProps) {
  return (
    <p aria-live={quiet ? 'off' : 'polite'} className="line-clamp-2 break-words text-petrol-700 text-sm">
      {`Showing ${formatCount(shown)} of ${formatCount(total)} customers${describeFilter(filter)}`}
    </p>
  );
}
