import { Search } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { controlClass } from '@/components/ui/fields';
import { formatShare } from '@/domain/customer-text';
import { LoadBar } from '@/features/customers/cells/load-progress';
import { InsightsButton } from '@/features/customers/figures/insights-panel';
import { useFocusTarget } from '@/features/customers/focus/focus-request';
import { KeyboardShortcuts } from '@/features/customers/keyboard/keyboard-shortcuts';
import { describeFilter } from '@/features/customers/list/filter-rows';
import { unfinishedRead } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { useClear, useVisibleRows } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format-count';
import { FilterSelects, FiltersButton, SortSelect, StatusFilter } from './filters';
import { ViewsButton } from './views-dialog';
import { WorkListButtons } from './work-list-buttons';

interface ListBarProps {
  now: Date;
  showsFigures: boolean;
  onToggleFigures: () => void;
}

export function ListBar({ now, showsFigures, onToggleFigures }: ListBarProps) {
  const read = useCustomers(useShallow(unfinishedRead));
  const hasAnswer = useCustomers((state) => state.progress !== undefined);
  return (
    <div className="list-bar sticky top-0 z-20 short:static -mx-4 flex flex-col justify-center gap-1 bg-paper px-4 py-1.5 md:-mx-6 md:h-32 md:px-6 md:py-0 lg:h-24">
      <div className="flex min-w-0 flex-wrap gap-2">
        <SearchBox />
        <div className="flex gap-2 max-lg:*:w-28 lg:flex-[5_1_0] lg:*:min-w-0 lg:*:flex-1 xl:flex-[2_1_0]">
          <StatusFilter />
          <div className="hidden gap-2 lg:flex lg:flex-[4_1_0]! *:min-w-0 *:flex-1">
            <FilterSelects />
            <SortSelect />
          </div>
        </div>
        <FiltersButton />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 md:gap-x-3">
        {/* The padding leaves room for focus outlines. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus. */}
        <div
          onFocus={bringIntoView}
          className="relative -m-1 flex gap-1.5 overflow-x-auto p-1 pr-2 [scrollbar-width:none] max-xl:min-w-0 max-xl:flex-1"
        >
          <WorkListButtons now={now} />
          <ViewsButton />
        </div>
        <InsightsButton isOpen={showsFigures} onToggle={onToggleFigures} />
        <div className="flex min-w-0 items-center gap-x-3 max-lg:w-full lg:max-w-80 xl:max-w-none xl:flex-1">
          <CountLine />
          <ClearButton />
          <KeyboardShortcuts />
        </div>
      </div>
      {/* Over the edge of the bar, so that no row moves when it disappears. */}
      {read && hasAnswer && (
        <div className="absolute inset-x-4 -bottom-0.5 md:inset-x-6">
          <LoadBar loaded={read.loaded} total={read.total} />
        </div>
      )}
    </div>
  );
}

/** Scrolls a focused button wholly into view, which browsers do not. */
function bringIntoView({ currentTarget: row, target }: FocusEvent<HTMLElement>) {
  // A button must not move between mouse down and up.
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  const room = 8;
  const most = target.offsetLeft - room;
  const least = target.offsetLeft + target.offsetWidth + room - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, least), most);
}

function SearchBox() {
  const { setSearch } = useCustomersStore();
  const search = useCustomers((state) => state.search);
  const searchBox = useFocusTarget<HTMLInputElement>({ kind: 'search-box' });
  return (
    <div className="relative min-w-0 flex-[1_1_6rem] max-[22rem]:basis-full lg:flex-[1_1_10rem]">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-petrol-500"
      />
      <input
        ref={searchBox}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label="Search customers by name, email, or company"
        placeholder="Search customers by name, email, or company..."
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className={cn(controlClass, 'truncate pl-10')}
      />
    </div>
  );
}

/** 'Showing X of Y customers' with the filter (requirement 2.14) and the progress of the read. */
function CountLine() {
  const { rows, filter } = useVisibleRows();
  const total = useCustomers((state) => state.rows.length);
  const read = useCustomers(useShallow(unfinishedRead));
  const isPart = read && !read.isRefresh;
  return (
    <p
      aria-live={read?.isRunning ? 'off' : 'polite'}
      // Always one line, so that nothing below moves.
      className="min-[22rem]:line-clamp-1 break-all text-petrol-700 text-sm leading-6"
    >
      {`Showing ${formatCount(rows.length)} of ${formatCount(total)} customers${describeFilter(filter)}${isPart ? ` – ${formatShare(read.loaded, read.total)} read so far` : ''}`}
    </p>
  );
}

function ClearButton() {
  const { isFiltered } = useVisibleRows();
  const clear = useClear();
  if (!isFiltered) return null;
  return (
    <button
      type="button"
      onClick={clear}
      className="-my-0.5 min-h-7 shrink-0 cursor-pointer rounded-md px-2 font-semibold text-sm underline underline-offset-4 hover:bg-paper-dim max-md:hidden"
    >
      Clear
    </button>
  );
}
