import type { StoreApi } from 'zustand/vanilla';
import { newLogId } from '@/data/customer-work';
import {
  activityPage,
  type CustomerEntry,
  dayPage,
  listActivity,
  listActivityBetween,
  listOlderActivity,
} from '@/data/list-activity';
import { ownEmail } from '@/data/session-store';
import type { ActivityEntry } from '@/domain/activity';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { dayNumber, startOfDay } from '@/lib/dates';
import { isSameValue } from '@/lib/is-same-value';
import { reportError } from '@/lib/report-error';
import { addNewer, asLateAs } from './note-feed';

export type OwnEntry = Pick<CustomerEntry, 'customerId' | 'kind' | 'from' | 'to'> &
  Partial<Pick<CustomerEntry, 'id' | 'text'>>;

export type ActivityLog = ReturnType<typeof createActivityLog>;

/** A check may be faster than the answer to a change. */
function unknownTo<Entry extends ActivityEntry>(known: readonly ActivityEntry[], added: readonly Entry[]) {
  const ids = new Set(known.map(({ id }) => id));
  return added.filter(({ id }) => !ids.has(id));
}

const isCopyOf = (entry: CustomerEntry, copy: CustomerEntry) =>
  (['customerId', 'kind', 'from', 'to', 'by'] as const).every((key) => isSameValue(entry[key], copy[key]));

const olderThan = (page: readonly unknown[]) => (page.length < activityPage ? 'none' : 'there');

export function createActivityLog({ getState, setState }: StoreApi<CustomersState>) {
  /** Logged here: the database has them with its own time, and most under other ids. */
  const unread = new WeakSet<ActivityEntry>();
  const copyIdOfStored = new Map<string, string>();

  async function readActivity(customerId: string): Promise<void> {
    const asked = { customerId, entries: undefined, failed: false, older: 'none' as const };
    setState({ activity: asked });
    await answerActivity(asked);
  }

  async function answerActivity(asked: NonNullable<CustomersState['activity']>): Promise<void> {
    const { customerId } = asked;
    const entries = await listActivity(customerId).catch(reportError);
    if (getState().activity !== asked) return;
    const older = olderThan(entries ?? []);
    setState({ activity: { customerId, entries: entries ?? undefined, failed: !entries, older } });
  }

  async function readOlderActivity(): Promise<void> {
    const { activity } = getState();
    if (!activity?.entries || activity.older === 'reading') return;
    setState({ activity: { ...activity, older: 'reading' } });
    await answerOlder();
  }

  async function answerOlder(): Promise<void> {
    const asked = getState().activity;
    const oldest = asked?.entries?.at(-1);
    if (!asked?.entries || !oldest) return;
    const read = await listOlderActivity(asked.customerId, asked.entries).catch(reportError);
    const { activity } = getState();
    if (activity?.entries?.at(-1) !== oldest || activity.older !== asked.older) return;
    const older = read ? olderThan(read) : 'failed';
    setState({ activity: { ...activity, entries: [...activity.entries, ...(read ?? [])], older } });
  }

  async function checkActivity(): Promise<void> {
    if (getState().activity?.older === 'failed') await answerOlder();
    const { activity } = getState();
    if (activity?.failed) return answerActivity(activity);
    if (!activity?.entries || activity.older === 'reading') return;
    const read = activity.entries.filter((entry) => !unread.has(entry));
    const latest = await listActivity(activity.customerId, asLateAs(read[0])).catch(reportError);
    if (!latest || getState().activity !== activity) return;
    const newer = addNewer(read, latest, activityPage);
    if (!newer && read.length === activity.entries.length) return;
    const older = newer?.isFull ? 'there' : activity.older;
    setState({ activity: { ...activity, entries: newer?.entries ?? read, older } });
  }

  function addToDay(added: readonly CustomerEntry[]) {
    const { dayLog } = getState();
    if (!dayLog?.entries || dayLog.day !== dayNumber(new Date())) return;
    const own = unknownTo(dayLog.entries, added);
    for (const entry of own) unread.add(entry);
    setState({ dayLog: { ...dayLog, entries: [...own, ...dayLog.entries].slice(0, dayPage) } });
  }

  async function checkDay(): Promise<void> {
    const { dayLog, panel } = getState();
    if (panel !== 'day-log' || !dayLog?.entries || dayLog.day !== dayNumber(new Date())) return;
    const { day, entries } = dayLog;
    const read = entries.filter((entry) => !unread.has(entry));
    const from = new Date(Math.max(startOfDay(day).getTime(), asLateAs(read[0]).getTime()));
    const latest = await listActivityBetween(from, startOfDay(day + 1)).catch(reportError);
    if (!latest || getState().dayLog !== dayLog) return;
    const newer = addNewer(read, withCopyIds(latest, entries), dayPage);
    if (!newer && read.length === entries.length) return;
    setState({ dayLog: { ...dayLog, entries: (newer?.entries ?? read).slice(0, dayPage) } });
  }

  function withCopyIds(latest: readonly CustomerEntry[], entries: readonly CustomerEntry[]) {
    const copies = unknownTo(latest, entries).filter((entry) => unread.has(entry));
    const added = new Set(unknownTo(entries, latest));
    return latest.map((entry) => {
      const isNew = added.has(entry) && !copyIdOfStored.has(entry.id);
      const copy = isNew && copies.find((one) => isCopyOf(entry, one));
      if (copy) {
        copies.splice(copies.indexOf(copy), 1);
        copyIdOfStored.set(entry.id, copy.id);
      }
      return { ...entry, id: copyIdOfStored.get(entry.id) ?? entry.id };
    });
  }

  return {
    readActivity,
    readOlderActivity,
    checkActivity,
    checkDay,

    /** An unchanged document may be a colleague's change: then the entries are read again. */
    logActivity(logged: readonly OwnEntry[], isUnchanged: boolean) {
      const signed = { by: ownEmail(), at: new Date() };
      const all = logged.map((entry) => ({ id: newLogId(), text: '', ...entry, ...signed }));
      if (!isUnchanged) addToDay(all);
      const { activity } = getState();
      const entries = all.filter(({ customerId }) => customerId === activity?.customerId);
      if (!activity || entries.length === 0) return;
      if (activity.failed) return void answerActivity(activity);
      if (!activity.entries || isUnchanged) return void readActivity(activity.customerId);
      const own = unknownTo(activity.entries, entries);
      for (const entry of own) unread.add(entry);
      setState({ activity: { ...activity, entries: [...own, ...activity.entries] } });
    },

    async readDay(day: number): Promise<void> {
      const asked = { day, entries: undefined, failed: false };
      setState({ dayLog: asked });
      copyIdOfStored.clear();
      const entries = await listActivityBetween(startOfDay(day), startOfDay(day + 1)).catch(reportError);
      if (getState().dayLog !== asked) return;
      setState({ dayLog: { day, entries: entries ?? undefined, failed: !entries } });
    },
    filterDay: (by: string | undefined) =>
      setState(({ dayLog }) => ({ dayLog: dayLog && { ...dayLog, by } })),
  };
}
