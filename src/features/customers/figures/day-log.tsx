import { type ReactNode, useEffect, useId, useState } from 'react';
import { Modal } from '@/components/staff/modal';
import { pillClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/fields';
import { type CustomerEntry, dayPage } from '@/data/list-activity';
import { staffName } from '@/domain/activity-text';
import type { StaffMember } from '@/domain/assignment';
import { nameOf } from '@/domain/customer-text';
import { EntryContent, EntryList, useFirstEntries } from '@/features/customers/activity/entry-list';
import { setOpener, useFocusTarget } from '@/features/customers/focus/focus-request';
import { messages } from '@/features/customers/state/messages';
import { useCustomers, useCustomersStore, useScreenTime } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { countEach } from '@/lib/count-each';
import { dayNumber, formatLongDate, startOfDay, toIsoDate } from '@/lib/dates';
import { formatTimeOf, fromLocalText } from '@/lib/day-times';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText } from '@/lib/text';

const entriesShown = 25;

const dayMessages = {
  nothing: 'Nothing was written down.',
  latest: `These are the latest ${formatCount(dayPage)} of the day.`,
  ofLatest: `They are of the latest ${formatCount(dayPage)} of the day.`,
} as const;

interface DayLogDialogProps {
  onClose: () => void;
  children?: ReactNode;
}

/** The activity of all customers on a chosen day (requirement 2.29). */
export function DayLogDialog({ onClose, children }: DayLogDialogProps) {
  const now = useScreenTime();
  const { readDay } = useCustomersStore();
  const chosen = useCustomers((state) => state.dayLog?.day);
  const [typed, setTyped] = useState('');
  const today = dayNumber(now);
  useEffect(() => {
    void readDay(dayNumber(new Date()));
  }, [readDay]);

  function choose(day: number) {
    setTyped('');
    void readDay(day);
  }

  function type(text: string) {
    setTyped(text);
    const noon = fromLocalText(`${text}T12:00`);
    // A year passes through early years while it is typed.
    if (noon && noon.getFullYear() >= foundingYear && noon <= startOfDay(today + 1))
      void readDay(dayNumber(noon));
  }

  const lastDay = toIsoDate(now);
  return (
    <Modal title="What was done" onClose={onClose} className="max-w-5xl">
      <div className="flex flex-wrap items-center gap-1.5">
        {[
          { label: 'Today', day: today },
          { label: 'Yesterday', day: today - 1 },
        ].map(({ label, day }) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen === day}
            onClick={() => choose(day)}
            className={pillClass}
          >
            {label}
          </button>
        ))}
        <input
          type="date"
          aria-label="Another day"
          max={lastDay}
          value={typed}
          onChange={({ target }) => type(target.value)}
          className={cn(controlClass, 'max-w-44 flex-[1_1_8.5rem] lg:min-h-9 lg:py-1')}
        />
      </div>
      <p role="status" className="text-petrol-700 text-sm">
        {typed > lastDay && 'That day has not come yet.'}
      </p>
      <Day />
      {children}
    </Modal>
  );
}

const foundingYear = 2018;

function Day() {
  const { readDay } = useCustomersStore();
  const log = useCustomers((state) => state.dayLog);
  if (!log) return null;
  return (
    <EntryList {...log} onTryAgain={() => void readDay(log.day)}>
      {(entries) => <Entries key={log.day} day={log.day} by={log.by} entries={entries} />}
    </EntryList>
  );
}

interface EntriesProps {
  day: number;
  by: string | undefined;
  entries: readonly CustomerEntry[];
}

function Entries({ day, by, entries }: EntriesProps) {
  const { filterDay } = useCustomersStore();
  const staff = useCustomers((state) => state.staff);
  const id = useId();
  const people = countByPerson(entries);
  const theirs = entriesBy(by, entries);
  const { shown, listRef, showAllButton } = useFirstEntries(theirs, entriesShown);
  return (
    <>
      <div role="status" className="mt-4">
        <h3 id={id} className="font-bold">
          {formatLongDate(startOfDay(day))}
        </h3>
        {entries.length === 0 && <p className="text-petrol-700 text-sm">{dayMessages.nothing}</p>}
      </div>
      {people.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields.
        <div role="group" aria-label="By whom" className="mt-2 flex flex-wrap gap-1.5">
          {[{ email: undefined, count: entries.length }, ...people].map(({ email, count }) => (
            <button
              key={email ?? 'everybody'}
              type="button"
              aria-pressed={by === email}
              onClick={() => filterDay(email)}
              className={cn(pillClass, 'max-w-full')}
            >
              <bdi className="wrap-anywhere whitespace-normal">
                {email === undefined ? 'Everybody' : nameOfStaff(staff, email)}
              </bdi>{' '}
              <span className="meter">{formatCount(count)}</span>
            </button>
          ))}
        </div>
      )}
      {shown.length > 0 && (
        <ol ref={listRef} aria-labelledby={id} className="mt-3 text-sm">
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} by={nameOfStaff(staff, entry.by)} />
          ))}
        </ol>
      )}
      <div>{showAllButton}</div>
      {entries.length >= dayPage && <p className="mt-2 text-petrol-700 text-sm">{dayMessages.latest}</p>}
    </>
  );
}

const entriesBy = (by: string | undefined, entries: readonly CustomerEntry[]) =>
  by === undefined ? entries : entries.filter((entry) => entry.by === by);

const nameOfStaff = (staff: readonly StaffMember[], email: string) =>
  hasVisibleText(email) ? staffName(staff, email) : 'Unknown';

export function PrintedDayLog() {
  const { getState, find } = useCustomersStore();
  const { dayLog, staff } = getState();
  if (!dayLog) return null;
  const { day, by, entries } = dayLog;
  return (
    <>
      <h1 className="font-bold text-xl">What was done</h1>
      <p>{`${formatLongDate(startOfDay(day))}${by === undefined ? '' : `, ${nameOfStaff(staff, by)}`}`}</p>
      {!entries && <p>{messages.activityUnread}</p>}
      {entries?.length === 0 && <p>{dayMessages.nothing}</p>}
      {entries && entries.length >= dayPage && (
        <p>{by === undefined ? dayMessages.latest : dayMessages.ofLatest}</p>
      )}
      <ol className="mt-3 text-sm">
        {entriesBy(by, entries ?? []).map((entry) => (
          <li key={entry.id} className="break-inside-avoid border-paper-line border-t py-1.5">
            <p className="wrap-anywhere">
              <span>{`${formatTimeOf(entry.at, entry.at)} · ${nameOfStaff(staff, entry.by)} · `}</span>
              <bdi className="font-semibold">{nameOf(entry.customerId, find)}</bdi>
            </p>
            <EntryContent entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );
}

function countByPerson(entries: readonly CustomerEntry[]): { email: string; count: number }[] {
  const counts = countEach(entries.map(({ by }) => by));
  return [...counts].map(([email, count]) => ({ email, count })).sort((a, b) => b.count - a.count);
}

function Entry({ entry, by }: { entry: CustomerEntry; by: string }) {
  const { find, openDetails } = useCustomersStore();
  const isKnown = useCustomers(() => find(entry.customerId) !== undefined);
  const target = { kind: 'day-entry', id: entry.id } as const;
  const button = useFocusTarget<HTMLButtonElement>(target);
  const name = nameOf(entry.customerId, find);
  return (
    <li
      tabIndex={-1}
      className="border-paper-line border-t py-2 md:grid md:grid-cols-[5rem_9rem_14rem_1fr] md:items-baseline md:gap-x-4"
    >
      <time dateTime={entry.at.toISOString()} className="text-petrol-700 text-xs md:text-sm">
        {formatTimeOf(entry.at, entry.at)}
      </time>{' '}
      <bdi className="wrap-anywhere text-petrol-700 text-xs md:text-sm">{by}</bdi>
      {isKnown ? (
        <button
          ref={button}
          type="button"
          onClick={() => {
            setOpener(target);
            openDetails(entry.customerId);
          }}
          className="flex min-h-11 min-w-0 cursor-pointer items-center text-left font-semibold underline underline-offset-4 lg:min-h-6"
        >
          <span className="sr-only">Open</span> <bdi className="wrap-anywhere line-clamp-2">{name}</bdi>
        </button>
      ) : (
        <p className="py-2 text-petrol-700 lg:py-0">{name}</p>
      )}
      <div className="min-w-0">
        <EntryContent entry={entry} />
      </div>
    </li>
  );
}
