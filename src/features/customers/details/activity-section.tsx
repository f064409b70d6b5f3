import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { CaptionedSection } from '@/components/staff/captioned-section';
import { Button } from '@/components/ui/button';
import { EarlyEffects } from '@/components/ui/early-effects';
import { controlClass } from '@/components/ui/fields';
import { Spinner } from '@/components/ui/spinner';
import { useReadForm } from '@/components/ui/use-read-form';
import { activityPage } from '@/data/list-activity';
import { type ActivityEntry, activityTextLimit } from '@/domain/activity';
import { staffName } from '@/domain/activity-text';
import { EntryContent, EntryList, useFirstEntries } from '@/features/customers/activity/entry-list';
import { useFocusTarget } from '@/features/customers/focus/focus-request';
import { shortcutTarget } from '@/features/customers/keyboard/shortcuts';
import { messages } from '@/features/customers/state/messages';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/dates';
import { hasVisibleText, toPlainText } from '@/lib/text';
import { countNearLimit, tooLongMessage } from '@/lib/text-limit';

const entriesShown = 4;

export function ActivitySection({ customerId }: { customerId: string }) {
  return (
    <CaptionedSection title="Activity">
      <NoteBox customerId={customerId} />
      <Entries customerId={customerId} />
      <p className="mt-2 text-petrol-700 text-xs">Times are Jamaica's.</p>
    </CaptionedSection>
  );
}

function NoteBox({ customerId }: { customerId: string }) {
  const { draftNote, saveNote } = useCustomersStore();
  const text = useCustomers((state) => state.noteDrafts.get(customerId) ?? '');
  const isSaving = useCustomers((state) => state.saving.has(customerId));
  const id = useId();
  const { length } = toPlainText(text);
  const isTooLong = length > activityTextLimit;
  const count = countNearLimit(length, activityTextLimit);
  const readForm = useReadForm(() => void saveNote(customerId));
  const box = useFocusTarget<HTMLTextAreaElement>({ kind: 'note' });
  return (
    <form {...readForm} className="mt-1 flex flex-wrap items-end gap-2">
      <EarlyEffects />
      <div className="min-w-0 flex-[1_1_12rem]">
        <label htmlFor={id} className="sr-only">
          Note
        </label>
        <textarea
          ref={box}
          id={id}
          {...shortcutTarget('note')}
          rows={Math.min(countLines(text), 6)}
          aria-invalid={isTooLong || undefined}
          aria-describedby={count && `${id}-limit`}
          placeholder="What was said"
          value={text}
          onChange={({ target }) => draftNote(customerId, target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void saveNote(customerId);
          }}
          className={cn(controlClass, 'field-sizing-content block max-h-48 placeholder:truncate')}
        />
        {count && (
          <p id={`${id}-limit`} className={cn('mt-1 text-sm', isTooLong && 'font-medium text-danger-700')}>
            {[count, isTooLong && tooLongMessage(activityTextLimit)].filter(Boolean).join(' – ')}
          </p>
        )}
      </div>
      <Button type="submit" variant="dark" aria-disabled={isSaving || !hasVisibleText(text) || isTooLong}>
        Add note
      </Button>
    </form>
  );
}

/** For browsers without `field-sizing`, by the letters in a line of a phone. */
function countLines(text: string): number {
  return text.split('\n').reduce((lines, { length }) => lines + (Math.ceil(length / 28) || 1), 0);
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

function Timeline({ entries }: { entries: readonly ActivityEntry[] }) {
  const staff = useCustomers((state) => state.staff);
  const isWhole = useCustomers(({ activity }) => activity?.older === 'none');
  const { shown, listRef, showAllButton, showsAll } = useFirstEntries(entries, entriesShown);
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
      <div>{showAllButton}</div>
      {showsAll && entries.length >= activityPage && (
        <p className="mt-2 text-petrol-700 text-sm">{messages.entriesShown(entries.length, isWhole)}</p>
      )}
      {showsAll && <OlderEntries listRef={listRef} />}
    </>
  );
}

/** Reads a page of earlier entries at a time: then the first new one takes the focus. */
function OlderEntries({ listRef }: { listRef: RefObject<HTMLOListElement | null> }) {
  const { readOlderActivity } = useCustomersStore();
  const older = useCustomers(({ activity }) => activity?.older ?? 'none');
  const button = useRef<HTMLButtonElement>(null);
  const lastBefore = useRef<Element>(undefined);
  const hadFocus = useRef(false);
  const isReading = older === 'reading';

  useLayoutEffect(() => {
    const losesFocus = older === 'none' && hadFocus.current;
    const last = lastBefore.current ?? (losesFocus ? listRef.current?.lastElementChild : undefined);
    if (!last || older === 'reading') return;
    lastBefore.current = undefined;
    if (older === 'failed') return;
    const focused = document.activeElement;
    // Somebody may have moved on meanwhile.
    if (focused && focused !== document.body && focused !== button.current) return;
    const next = last.nextElementSibling ?? last;
    if (next instanceof HTMLElement) next.focus();
  }, [older, listRef]);

  function showOlder() {
    if (isReading) return;
    lastBefore.current = listRef.current?.lastElementChild ?? undefined;
    void readOlderActivity();
  }

  if (older === 'none') return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {older === 'failed' && (
        <p role="alert" className="text-danger-700">
          The older activity could not be loaded. Please check your connection.
        </p>
      )}
      {/* One button for all states, so that it keeps the focus. */}
      <Button
        ref={button}
        variant="quiet"
        aria-disabled={isReading}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={() => {
          hadFocus.current = false;
        }}
        onClick={showOlder}
      >
        {isReading && <Spinner />}
        <span>{labels[older]}</span>
      </Button>
    </div>
  );
}

const labels = { there: 'Show older', reading: 'Reading older...', failed: 'Try Again' } as const;
