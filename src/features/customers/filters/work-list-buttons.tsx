import { memo, useDeferredValue, useMemo } from 'react';
import { pillClass } from '@/components/ui/button';
import { ownEmail } from '@/data/session-store';
import { type WorkList, workLists, workView } from '@/domain/work-lists';
import { countWorkLists } from '@/features/customers/list/figures';
import { followCounts } from '@/features/customers/list/follow-counts';
import { useCustomers, useScreenTime } from '@/features/customers/store/customers-store';
import { useAddressFilter } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format-count';

const tones: Partial<Record<WorkList, string>> = { overdue: 'text-danger-700', today: 'text-amber-800' };

/** The work lists with their counts (requirement 2.20). A second click leaves the list. */
export const WorkListButtons = memo(function WorkListButtons() {
  const now = useScreenTime();
  // No click waits for the counts.
  const rows = useDeferredValue(useCustomers((state) => state.rows));
  const work = useDeferredValue(useCustomers((state) => state.work));
  const me = ownEmail();
  const countRows = useMemo(() => {
    const view = workView(now, me);
    return work && followCounts((list) => countWorkLists(list, work, view));
  }, [work, now, me]);
  const counts = useMemo(() => countRows?.(rows), [countRows, rows]);
  const { filter, setList } = useAddressFilter();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, but buttons that belong together.
    <div role="group" aria-label="Work lists" className="flex shrink-0 gap-1.5">
      {workLists.map(({ value, label }) => {
        const isChosen = filter.list === value;
        const count = counts?.[value];
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => setList(isChosen ? undefined : value)}
            className={pillClass}
          >
            <span>{label}</span>{' '}
            {count !== undefined && (
              <span className={cn('meter', !isChosen && count > 0 && tones[value])}>
                {formatCount(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
});
