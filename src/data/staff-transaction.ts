import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  snapshotEqual,
  type Transaction,
} from 'firebase/firestore/lite';
import type { ActivityEntry } from '@/domain/activity';
import { collections } from './collections';
import { DataError, toDataError } from './data-error';
import { type Outcome, toOutcome } from './outcome';
import { ownEmail } from './session-store';
import { staffDatabase, staffRequest } from './staff-database';

/** The limit for changes with an unknown outcome or a collision: each attempt decides again. */
const maxAttempts = 3;

export type Read = (reference: DocumentReference) => Promise<DocumentSnapshot>;

export interface Decision<Value, Current = Value> {
  outcome: Outcome<Value, Current>;
  write?: (transaction: Transaction) => void;
  /** Whether the database holds what was written. The SDK takes any answer for the database's. */
  isStored?: (read: Read) => Promise<boolean>;
}

interface StaffChange<Value, Current> {
  /** The rules refuse the change where one of these is gone. */
  subjects: readonly DocumentReference[];
  /** Asked in the transaction, and again with plain reads when the rules have refused what it wrote. */
  decide: (read: Read) => Promise<Decision<Value, Current>>;
}

/** Ends a transaction without a write: only an error keeps it from committing its reads. */
class NothingToWrite<Value, Current> extends Error {
  readonly outcome: Outcome<Value, Current>;

  constructor(outcome: Outcome<Value, Current>) {
    super();
    this.outcome = outcome;
  }
}

/** Makes a change as the signed-in person, all or nothing. After an unknown outcome it may be sent again. */
export async function changeAsStaff<Value, Current = Value>(
  toChange: (database: Firestore) => StaffChange<Value, Current>,
): Promise<Outcome<Value, Current>> {
  /** Nothing more may be written once nobody waits for the outcome. */
  let isOver = false;

  async function store(database: Firestore, change: StaffChange<Value, Current>) {
    let sent: Decision<Value, Current> | undefined;
    let seen: DocumentSnapshot[] = [];

    async function attempt(transaction: Transaction) {
      // Its answer was lost. Somebody may have changed the documents since: it is not made twice.
      if (sent && (await sent.isStored?.(getDoc))) throw new NothingToWrite(sent.outcome);
      seen = [];
      const decision = await change.decide(async (reference) => {
        const document = await transaction.get(reference);
        seen.push(document);
        return document;
      });
      const { outcome, write } = decision;
      if (!write || isOver) throw new NothingToWrite(unchanged(outcome));
      write(transaction);
      sent = decision;
    }

    async function commit() {
      await runTransaction(database, attempt, { maxAttempts });
      if (!sent || (await sent.isStored?.(getDoc)) === false)
        throw new DataError('unreachable', 'unknown', '');
      return sent.outcome;
    }

    for (let refusals = 1; ; refusals += 1) {
      try {
        return await commit();
      } catch (thrown) {
        if (thrown instanceof NothingToWrite) return thrown.outcome;
        const { failure, code, message } = toDataError(thrown);
        // A busy database may have stored the change all the same.
        if (sent && failure === 'unavailable') throw new DataError('unreachable', code, message);
        if (code !== 'permission-denied') throw thrown;
        const { outcome, isOutdated } = await explainRefusal(change, seen);
        if (outcome) return unchanged(outcome);
        if (!isOutdated || refusals === maxAttempts) throw thrown;
      }
    }
  }

  return toOutcome(async () => {
    try {
      const database = await staffDatabase();
      return await staffRequest(() => store(database, toChange(database)));
    } finally {
      isOver = true;
    }
  });
}

/** Permission-denied may also mean that a document was deleted or changed. `seen` is what the change had read. */
async function explainRefusal<Value, Current>(
  { subjects, decide }: StaffChange<Value, Current>,
  seen: readonly DocumentSnapshot[],
): Promise<{ outcome?: Outcome<Value, Current>; isOutdated?: boolean }> {
  const answers = new Map<string, Promise<DocumentSnapshot>>();
  const read: Read = (reference) => {
    const answer = answers.get(reference.path) ?? getDoc(reference);
    answers.set(reference.path, answer);
    return answer;
  };
  const documents = await Promise.all(subjects.map(read));
  const ids = documents.filter((document) => !document.exists()).map(({ id }) => id);
  if (ids.length > 0) return { outcome: { kind: 'erased', ids } };
  const { outcome, write } = await decide(read);
  if (!write) return { outcome };
  const now = await Promise.all(seen.map(({ ref }) => read(ref)));
  return { isOutdated: seen.some((document, n) => !isSameVersion(document, now[n])) };
}

const isSameVersion = (one: DocumentSnapshot, other: DocumentSnapshot | undefined) =>
  other !== undefined && snapshotEqual(one, other);

function unchanged<Value, Current>(outcome: Outcome<Value, Current>): Outcome<Value, Current> {
  return outcome.kind === 'stored' ? { ...outcome, isUnchanged: true } : outcome;
}

export interface Change<Value> {
  to: Value;
  expected: Value;
}

export interface RepeatableEntry {
  id: string;
  isRepeated: boolean;
}

export interface RepeatableChange<Value> extends Change<Value> {
  entry?: RepeatableEntry;
}

/** In a correction, `from` holds any value of the document. */
export type NewEntry = Pick<ActivityEntry, 'kind'> &
  Partial<Pick<ActivityEntry, 'text'>> & {
    id?: ActivityEntry['id'] | undefined;
    from?: ActivityEntry['from'] | Readonly<Record<string, unknown>>;
    to?: ActivityEntry['to'] | Readonly<Record<string, unknown>>;
  };

/** The entry gets a new id unless it has one. */
export function newEntry(
  customer: DocumentReference,
  { id, kind, text = '', from = null, to = null }: NewEntry,
) {
  const activity = collection(customer, collections.activity);
  return {
    reference: id === undefined ? doc(activity) : doc(activity, id),
    fields: { kind, text, from, to, by: ownEmail(), at: serverTimestamp() },
  };
}

/** Tells an earlier try whose answer was lost from a colleague's same change. A first try reads nothing. */
export async function isEntryStored(
  read: Read,
  customer: DocumentReference,
  entry: RepeatableEntry | undefined,
): Promise<boolean> {
  return entry?.isRepeated === true && (await read(doc(customer, collections.activity, entry.id))).exists();
}

/** The proof of a change: the entry that is stored with it. */
export const hasEntry =
  ({ reference }: Pick<ReturnType<typeof newEntry>, 'reference'>) =>
  async (read: Read) =>
    (await read(reference)).exists();
