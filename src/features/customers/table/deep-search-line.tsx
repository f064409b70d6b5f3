import { useRef } from 'react';
import { pillClass } from '@/components/ui/button';
import { useReturnFocusFrom } from '@/components/ui/use-return-focus';
import { searchedEntries } from '@/data/list-activity';
import type { DeepSearch } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { formatCount } from '@/lib/format-count';

/** With more results, nobody misses anything. */
const shortResult = 5;

/** Offers the second step of the search beside a short result, and says how far it went (requirement 2.48). */
export function DeepSearchLine({ found }: { found: number }) {
  const isOffered = useCustomers(
    ({ search, deepSearch }) => deepSearch !== undefined || (search.trim() !== '' && found <= shortResult),
  );
  return isOffered && <VisibleLine />;
}

function VisibleLine() {
  const { startDeepSearch, endDeepSearch } = useCustomersStore();
  const deepSearch = useCustomers((state) => state.deepSearch);
  const line = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useReturnFocusFrom(line);

  function tryAgain() {
    toggle.current?.focus();
    void startDeepSearch();
  }
  return (
    <div ref={line} className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 print:hidden">
      <button
        ref={toggle}
        type="button"
        aria-pressed={deepSearch !== undefined}
        onClick={() => (deepSearch ? endDeepSearch() : void startDeepSearch())}
        className={cn(pillClass, 'max-w-full whitespace-normal! text-left')}
      >
        Search messages and notes too
      </button>
      <p role="status" className="min-w-0 text-petrol-700 text-sm">
        {deepSearch && describeReach(deepSearch)}
      </p>
      {deepSearch?.failed && (
        <button
          type="button"
          onClick={tryAgain}
          className="min-h-11 min-w-11 cursor-pointer rounded-md px-2 font-semibold text-sm underline underline-offset-4 hover:bg-paper-dim"
        >
          Try again
        </button>
      )}
    </div>
  );
}

function describeReach({ notes, since, failed }: DeepSearch): string {
  if (failed)
    return 'Messages and addresses are searched. The notes could not be read. Please check your connection.';
  if (!notes) return 'Reading the notes…';
  if (!since) return 'Messages, addresses and all notes are searched.';
  const reach = `the latest ${formatCount(searchedEntries)} entries of all activity`;
  return `Messages, addresses and notes since ${formatDate(since)} are searched: ${reach}.`;
}
