import { describeFilter, type Filter } from '@/features/customers/store/filter-rows';
import { formatCount, formatShare } from '@/features/customers/store/format-count';
import type { UnfinishedRead } from '@/features/customers/store/unfinished-read';

interface CountLineProps {
  shown: number;
  total: number;
  filter: Filter;
  read: UnfinishedRead | undefined;
}

/** 'Showing X of Y customers', what narrows them (requirement 2), and how many of all those are. */
export function CountLine({ shown, total, filter, read }: CountLineProps) {
  const isPart = read && !read.isRefresh;
  return (
    <p
      // While rows arrive by the thousand, their number is not read out.
      aria-live={read?.isRunning ? 'off' : 'polite'}
      className="line-clamp-2 break-words text-petrol-700 text-sm"
    >
      {`Showing ${formatCount(shown)} of ${formatCount(total)} customers${describeFilter(filter)}`}
      {isPart && ` – ${formatShare(read.loaded, read.total)} read so far`}
    </p>
  );
}
