import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/fields';
import { Spinner } from '@/components/ui/spinner';
import { useReadForm } from '@/components/ui/use-read-form';
import { activityPage } from '@/data/list-work';
import { type Activity, activityTextLimit } from '@/domain/activity';
import { correctedValues, entryText, staffName } from '@/domain/activity-text';
import { nameOf } from '@/domain/customer-text';
import { pressedBy } from '@/features/customers/keyboard/shortcuts';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/dates';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText } from '@/lib/text';
import { DetailsSection } from './customer-details';

/** As many of the latest entries are in view before somebody asks for the others. */
const entriesShown = 4;

/** What was done about a customer, newest first, with a box for a note. */
export function ActivitySection({ customerId }: { customerId: string }) {
  return (
    <DetailsSection title="Activity" className="mb-7">
      <NoteBox customerId={customerId} />
      <Entries customerId={customerId} />
    </DetailsSection>
  );
}

function NoteBox({ customerId }: { customerId: string }) {
  const { draftNote, saveNote, setFocus } = useCustomersStore();
  const text = useCustomers((state) => state.noteDrafts.get(customerId) ?? '');
  const isSaving = useCustomers((state) => state.saving.has(customerId));
  const id = useId();
  const readForm = useReadForm(() => void saveNote(customerId));
  const box = useRef<HTMLTextAreaElement>(null);
  const isWanted = useCustomers(({ focus }) => focus?.kind === 'note');
  // After the dialog around it has opened, and taken the focus.
  useEffect(() => {
    if (!isWanted) return;
    box.current?.focus();
    setFocus(undefined);
  }, [isWanted, setFocus]);
  return (
    <form {...readForm} className="mt-2 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <label htmlFor={id} className="sr-only">
          Note
        </label>
        <textarea
          ref={box}
          id={id}
          {...pressedBy('note')}
          rows={text.includes('\n') || text.length > 80 ? 4 : 1}
          maxLength={activityTextLimit}
          placeholder="What was said, what to remember"
          value={text}
          onChange={({ target }) => draftNote(customerId, target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void saveNote(customerId);
          }}
          className={cn(controlClass, 'block')}
        />
      </div>
      <Button type="submit" variant="dark" aria-disabled={isSaving || !hasVisibleText(text)}>
        Add note
      </Button>
    </form>
  );
}

function Entries({ customerId }: { customerId: string }) {
  const { readActivity } = useCustomersStore();
  const activity = useCustomers((state) => state.activity);
  const read = activity?.customerId === customerId ? activity : unread;
  return (
    <EntryList {...read} onTryAgain={() => void readActivity(customerId)}>
      {(entries) =>
        entries.length === 0 ? (
          <p className="mt-3 text-petrol-700 text-sm">Nothing is written down yet.</p>
        ) : (
          <Timeline key={customerId} entries={entries} />
        )
      }
    </EntryList>
  );
}

const unread = { entries: undefined, failed: false };

/** What an entry says: its kind, what was corrected, and what somebody wrote. */
export function EntryContent({ entry }: { entry: Activity }) {
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

function Timeline({ entries }: { entries: readonly Activity[] }) {
  const staff = useCustomers((state) => state.staff);
  const { shown, listRef, showAllButton, showsAll } = useFirst(entries, entriesShown);
  return (
    <>
      <ol
        ref={listRef}
        aria-label="Activity, newest first"
        className="mt-3 border-petrol-300 border-l-2 text-sm"
      >
        {shown.map((entry) => (
          <li key={entry.id} tabIndex={-1} className="py-1.5 pl-4">
            <EntryContent entry={entry} />
            <p className="wrap-anywhere text-petrol-700 text-xs">
              <time dateTime={entry.at.toISOString()}>{formatDateTime(entry.at)}</time>
              {hasVisibleText(entry.by) && <bdi>{` · ${staffName(staff, entry.by)}`}</bdi>}
            </p>
          </li>
        ))}
      </ol>
      {showAllButton}
      {showsAll && entries.length >= activityPage && (
        <p className="mt-2 text-petrol-700 text-sm">{`These are the latest ${activityPage}.`}</p>
      )}
    </>
  );
}

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
          <p>The activity could not be loaded. Please check your connection.</p>
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
      {!failed && entries && <div>{children(entries)}</div>}
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
        {`Show all ${formatCount(entries.length)}`}
      </Button>
    ),
  };
}
