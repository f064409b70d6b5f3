import { memo, useDeferredValue, useMemo } from 'react';
import { type WorkList, workLists, workView } from '@/domain/work-lists';
import { ownEmail, useCustomers } from '@/features/customers/store/customers-store';
import { countWorkLists } from '@/features/customers/store/figures';
import { useAddressFilter } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format-count';

/** Those that press. */
const tones: Partial<Record<WorkList, string>> = { overdue: 'text-danger-700', today: 'text-amber-800' };

/** The look of a button in the row that scrolls sideways on phones. */
export const pillClass =
  'flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-paper-edge bg-paper-bright px-3.5 font-semibold text-sm hover:border-petrol-600 aria-pressed:border-petrol-900 aria-pressed:bg-petrol-900 aria-pressed:text-paper-bright lg:min-h-9';

/** What there is to do (requirement 2.20): each list with how many of all customers are in it. A second press leads back. */
export const WorkListButtons = memo(function WorkListButtons({ now }: { now: Date }) {
  // Nothing that was pressed waits for the counts.
  const rows = useDeferredValue(useCustomers((state) => state.rows));
  const work = useDeferredValue(useCustomers((state) => state.work));
  const me = ownEmail();
  // Nobody knows them before the follow-ups are read.
  const counts = useMemo(() => work && countWorkLists(rows, work, workView(now, me)), [rows, work, now, me]);
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
