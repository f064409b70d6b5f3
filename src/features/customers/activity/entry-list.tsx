import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useFocusKept } from '@/components/ui/use-focus-successor';
import { useShowMore } from '@/components/ui/use-show-more';
import type { ActivityEntry } from '@/domain/activity';
import { correctedValues, entryText } from '@/domain/activity-text';
import { nameOf } from '@/domain/customer-text';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText } from '@/lib/text';

export function EntryContent({ entry }: { entry: ActivityEntry }) {
  const { find } = useCustomersStore();
  const staff = useCustomers((state) => state.staff);
  return (
    <>
      <p className="wrap-anywhere font-semibold">{entryText(entry, staff, (id) => nameOf(id, find))}</p>
      {correctedValues(entry).map(({ label, from, to }) => (
        <p key={label} className="wrap-anywhere whitespace-pre-wrap">
          <span className="text-petrol-700">{`${label}:`}</span> <bdi>{from}</bdi> → <bdi>{to}</bdi>
        </p>
      ))}
      {hasVisibleText(entry.text) && (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <bdi>{entry.text}</bdi>
        </p>
      )}
    </>
  );
}

interface EntryListProps<Entry> {
  entries: readonly Entry[] | undefined;
  failed: boolean;
  onTryAgain: () => void;
  children: (entries: readonly Entry[]) => ReactNode;
}

export function EntryList<Entry>({ entries, failed, onTryAgain, children }: EntryListProps<Entry>) {
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list, failed);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {failed && (
        <div
          role="alert"
          className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-danger-700 text-sm"
        >
          <p>The activity could not be loaded. Please check your connection.</p>
          <Button variant="quiet" onClick={onTryAgain}>
            Try Again
          </Button>
        </div>
      )}
      {!failed && !entries && (
        <p role="status" className="mt-3 flex items-center gap-2 text-petrol-700 text-sm">
          <Spinner className="text-amber-600" /> Reading what was done...
        </p>
      )}
      {!failed && entries && <div>{children(entries)}</div>}
    </div>
  );
}

/** Shows the first entries, and all of them on demand: then the first new one takes the focus. */
export function useFirstEntries<Entry>(entries: readonly Entry[], most: number) {
  const { listRef, shown, showMore } = useShowMore<HTMLOListElement>(most, Infinity);
  const showsAll = shown > most;
  return {
    shown: entries.slice(0, shown),
    listRef,
    showsAll,
    showAllButton: !showsAll && entries.length > most && (
      <Button variant="quiet" className="mt-2" onClick={showMore}>
        {`Show all ${formatCount(entries.length)}`}
      </Button>
    ),
  };
}
