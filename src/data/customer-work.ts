import { type DocumentSnapshot, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { CallOutcome, MessageChannel } from '@/domain/activity';
import { type Assignment, type LastCall, toAssignment } from '@/domain/assignment';
import { justAfter } from '@/lib/dates';
import { isSameValue } from '@/lib/is-same-value';
import { randomHex } from '@/lib/random-hex';
import { collections } from './collections';
import type { Outcome } from './outcome';
import { ownEmail } from './session-store';
import {
  type Change,
  changeAsStaff,
  type Decision,
  hasEntry,
  isEntryStored,
  newEntry,
  type Read,
  type RepeatableChange,
} from './staff-transaction';

export type LogEntry = { id: string; text: string } & (
  | { kind: 'note'; to: null }
  | { kind: 'call'; to: CallOutcome }
  | { kind: 'message'; to: MessageChannel }
);

export interface WorkChange {
  log?: LogEntry;
  owner?: RepeatableChange<string>;
  /** `tries` were sent with the same log before, and their answers lost: no colleague set them. */
  followUpAt?: Change<Date | null> & { tries?: readonly Date[] };
}

/** For an entry that may have to be sent again. */
export function newLogId(): string {
  return randomHex(10);
}

/** Without a document, the work of an untouched customer. */
export function readWork(document: DocumentSnapshot): Assignment {
  const { id } = document;
  return document.exists() ? toAssignment(id, document.data()) : toAssignment(id, {}, new Date(0));
}

/** The stored last call to the microsecond: the rules compare it, and a Date has milliseconds. */
export function storedCall(document: DocumentSnapshot): { lastCall?: unknown } {
  const lastCall: unknown = document.get('lastCall');
  return lastCall === undefined ? {} : { lastCall };
}

function toLastCall(log: LogEntry | undefined): Omit<LastCall, 'at'> | undefined {
  return log?.kind === 'call' ? { entry: log.id, outcome: log.to, by: ownEmail() } : undefined;
}

/** Logs each change, all or nothing. A colleague's change is a conflict. The id of the log makes a retry safe. */
export function changeWork(
  customerId: string,
  { log, owner, followUpAt }: WorkChange,
): Promise<Outcome<Assignment>> {
  return changeAsStaff((database) => {
    const customer = doc(database, collections.customers, customerId);
    const reference = doc(database, collections.customerWork, customerId);
    const logged = log && newEntry(customer, log);

    async function decide(read: Read): Promise<Decision<Assignment>> {
      const document = await read(reference);
      const current = readWork(document);
      const isLogStored = logged !== undefined && (await read(logged.reference)).exists();
      const ownTry = followUpAt?.tries?.find((at) => isSameValue(at, current.followUpAt));
      const isRepeated = await isEntryStored(read, customer, owner?.entry);
      const wanted = [
        { kind: 'owner', from: current.owner, ...owner } as const,
        {
          kind: 'follow-up',
          from: current.followUpAt,
          ...followUpAt,
          ...(isLogStored && ownTry && { expected: ownTry }),
        } as const,
      ].filter(({ from, to }) => to !== undefined && !isSameValue(from, to));
      if (wanted.length === 0 && (isLogStored || !logged))
        return { outcome: { kind: 'stored', value: current, ...(isRepeated && { isRepeated }) } };
      if (
        isRepeated ||
        wanted.some(({ from, expected }) => expected !== undefined && !isSameValue(from, expected))
      )
        return { outcome: { kind: 'conflict', current } };

      const next = {
        owner: owner ? owner.to : current.owner,
        followUpAt: followUpAt ? followUpAt.to : current.followUpAt,
        duplicateOf: current.duplicateOf,
        updatedBy: ownEmail(),
      };
      const call = isLogStored ? undefined : toLastCall(log);
      const isChanged = wanted.length > 0 || call !== undefined;
      const known = call && { lastCall: { ...call, at: new Date() } };
      const stored = call ? { lastCall: { ...call, at: serverTimestamp() } } : storedCall(document);
      const entries = wanted.map(({ kind, from, to = null }) => {
        const id = kind === 'owner' ? owner?.entry?.id : undefined;
        return newEntry(customer, { id, kind, from, to });
      });
      if (logged && !isLogStored) entries.push(logged);
      const [proof] = entries;
      return {
        outcome: {
          kind: 'stored',
          value: isChanged
            ? { ...current, ...next, ...known, updatedAt: justAfter(current.updatedAt) }
            : current,
          ...(isLogStored && { isRepeated: true }),
        },
        ...(proof && { isStored: hasEntry(proof) }),
        write: (transaction) => {
          if (isChanged) transaction.set(reference, { ...next, ...stored, updatedAt: serverTimestamp() });
          for (const entry of entries) transaction.set(entry.reference, entry.fields);
        },
      };
    }

    return { subjects: [customer], decide };
  });
}
