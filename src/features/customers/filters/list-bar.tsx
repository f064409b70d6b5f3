import { ChartColumn, History, type LucideIcon, Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { pillClass } from '@/components/ui/button';
import { EarlyEffects } from '@/components/ui/early-effects';
import { controlClass } from '@/components/ui/fields';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { useReturnFocusFrom } from '@/components/ui/use-return-focus';
import { formatShare } from '@/domain/customer-text';
import { LoadBar } from '@/features/customers/cells/load-progress';
import { requestFocus, useFocusTarget } from '@/features/customers/focus/focus-request';
import { KeyboardShortcuts } from '@/features/customers/keyboard/keyboard-shortcuts';
import {
  useCustomers,
  useCustomersStore,
  useUnfinishedRead,
} from '@/features/customers/store/customers-store';
import { useClear, useReadVisibleRows, useVisibleRows } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format-count';
import { FilterChips, FiltersButton, StatusFilter } from './filters';
import { ViewsButton } from './views-dialog';
import { WorkListButtons } from './work-list-buttons';

export function ListBar() {
  const { showPanel } = useCustomersStore();
  const read = useUnfinishedRead();
  const hasAnswer = useCustomers(({ loading, unfinished }) => loading && unfinished?.loaded !== undefined);
  const isNarrow = !useMediaQuery('(min-width: 48rem)');
  return (
    <div className="list-bar sticky top-0 z-20 short:static -mx-4 flex flex-col justify-center gap-0.5 bg-paper px-4 py-0.5 md:-mx-6 md:gap-1 md:px-6 md:py-1 lg:h-23 lg:gap-1.5 lg:py-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 md:gap-x-3">
        <SearchBox />
        <div className="w-30 lg:w-44">
          <StatusFilter />
        </div>
        <div className="flex min-w-0 items-center gap-x-3 max-sm:w-full sm:max-lg:not-short:w-full sm:short:max-w-1/2 lg:max-w-md xl:max-w-xl">
          <CountLine />
          {!isNarrow && <ClearButton className={clearClass} />}
        </div>
      </div>
      <div className="flex min-w-0 items-center gap-x-3">
        {/* The padding leaves room for focus outlines. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus. */}
        <div
          onFocus={bringIntoView}
          className="relative -m-1 flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-1 pr-2 [scrollbar-width:none] lg:max-xl:[&>button>svg]:hidden"
        >
          <FiltersButton />
          <FilterChips />
          {isNarrow && <ClearButton className={pillClass} />}
          <WorkListButtons />
          <ViewsButton />
          <PanelButton icon={ChartColumn} label="Figures" onClick={() => showPanel('figures')} />
          <PanelButton icon={History} label="What was done" onClick={() => showPanel('day-log')} />
        </div>
        <KeyboardShortcuts />
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

interface PanelButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

function PanelButton({ icon: Icon, label, onClick }: PanelButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className={pillClass}>
      <Icon aria-hidden="true" className="size-4" />
      <span>{label}</span>
    </button>
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
  const readVisibleRows = useReadVisibleRows();

  function goToFirst(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !['ArrowDown', 'Enter'].includes(event.key)) return;
    const [first] = readVisibleRows().rows;
    if (!first) return;
    event.preventDefault();
    requestFocus({ kind: 'row', id: first.customer.id });
  }

  return (
    <div className="relative min-w-0 flex-[1_1_6rem] lg:flex-[1_1_10rem]">
      <EarlyEffects />
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
        onKeyDown={goToFirst}
        className={cn(controlClass, 'min-h-11! truncate py-1.5! pl-10 lg:min-h-10!')}
      />
    </div>
  );
}

/** 'Showing X of Y customers' with the filter (requirement 2.14) and the progress of the read. */
function CountLine() {
  const { rows, filterText } = useVisibleRows();
  const total = useCustomers((state) => state.rows.length);
  const read = useUnfinishedRead();
  const isPart = read && !read.isRefresh;
  const text = `Showing ${formatCount(rows.length)} of ${formatCount(total)} customers${filterText}${isPart ? ` – ${formatShare(read.loaded, read.total)} read so far` : ''}`;
  return (
    <p
      title={text}
      aria-live={read?.isRunning ? 'off' : 'polite'}
      // No more lines than fit beside the search box, so that nothing below moves.
      className="min-[22rem]:max-lg:line-clamp-1 lg:line-clamp-2 wrap-anywhere min-[22rem]:max-lg:break-all text-petrol-700 text-sm leading-5"
    >
      {text}
    </p>
  );
}

const clearClass =
  '-my-0.5 min-h-7 shrink-0 cursor-pointer rounded-md px-2 font-semibold text-sm underline underline-offset-4 hover:bg-paper-dim';

function ClearButton({ className }: { className: string }) {
  const { isFiltered } = useVisibleRows();
  return isFiltered && <VisibleClearButton className={className} />;
}

function VisibleClearButton({ className }: { className: string }) {
  const clear = useClear();
  const button = useRef<HTMLButtonElement>(null);
  useReturnFocusFrom(button);
  return (
    <button ref={button} type="button" onClick={clear} className={className}>
      Clear
    </button>
  );
}
