import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatCount } from '@/features/customers/store/customer-text';

interface EntryListProps<Entry> {
  /** Undefined while they are being read. */
  entries: readonly Entry[] | undefined;
  failed: boolean;
  onTryAgain: () => void;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** What was done, once it is read; until then that it is being read, or that it could not be. */
export function EntryList<Entry>({ entries, failed, onTryAgain, children }: EntryListProps<Entry>) {
  const list = useRef<HTMLDivElement>(null);

  function tryAgain() {
    onTryAgain();
    // The button goes.
    list.current?.focus();
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {failed && (
        <div
          role="alert"
          className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-danger-700 text-sm"
        >
          <p>What was done could not be read. Please check your connection.</p>
          <Button variant="quiet" onClick={tryAgain}>
            Try Again
          </Button>
        </div>
      )}
      {!failed && !entries && (
        <p role="status" className="mt-3 flex items-center gap-2 text-petrol-700 text-sm">
          <Spinner className="text-amber-600" /> Reading what was done...
        </p>
      )}
      {!failed && entries && children(entries)}
    </div>
  );
}

interface Shown<Entry> {
  /** The entries in view. */
  shown: readonly Entry[];
  /** For the list of them, whose items take the focus. */
  listRef: RefObject<HTMLOListElement | null>;
  /** Undefined where there is nothing more to show. */
  showAllButton: ReactNode;
  showsAll: boolean;
}

/** The first so many of a log, and the others once somebody asks for them: the first of those takes the focus. */
export function useFirst<Entry>(entries: readonly Entry[], most: number): Shown<Entry> {
  const [showsAll, setShowsAll] = useState(false);
  const listRef = useRef<HTMLOListElement>(null);

  function showAll() {
    flushSync(() => setShowsAll(true));
    const next = listRef.current?.children[most];
    if (next instanceof HTMLElement) next.focus();
  }
  return {
    shown: showsAll ? entries : entries.slice(0, most),
    listRef,
    showsAll,
    showAllButton: !showsAll && entries.length > most && (
      <Button variant="quiet" className="mt-2" onClick={showAll}>
        Show all {formatCount(entries.length)}
      </Button>
    ),
  };
}
