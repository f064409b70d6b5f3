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
import type { Activity } from '@/domain/activity';
import { collections } from './collections';
import { DataError, toDataError } from './data-error';
import { type Outcome, toOutcome } from './outcome';
import { getSession } from './session-store';
import { staffDatabase, staffRequest } from './staff-database';

/** How often a change is sent whose outcome is unknown, or that met another: each time it is decided again. */
const maxAttempts = 3;

/** Reads a document: in the transaction, or past it. */
export type Read = (reference: DocumentReference) => Promise<DocumentSnapshot>;

/** The outcome of a change, by what the database holds. */
export interface Decision<Value, Current = Value> {
  outcome: Outcome<Value, Current>;
  /** Absent where there is nothing to write. */
  write?: (transaction: Transaction) => void;
}

interface StaffChange<Value, Current> {
  /** The rules refuse the change where one of these is gone. */
  subjects: readonly DocumentReference[];
  /** Asked in the transaction, and again with plain reads when the rules have refused what it wrote. */
  decide: (read: Read) => Promise<Decision<Value, Current>>;
}

/** Ends a transaction that has nothing to write: only an error keeps it from committing what it has read. */
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
  /** Whether nobody waits for the outcome any more: from then on nothing more may be written. */
  let isOver = false;

  async function store(database: Firestore, change: StaffChange<Value, Current>) {
    let isSent = false;
    let seen: DocumentSnapshot[] = [];

    async function attempt(transaction: Transaction) {
      seen = [];
      const { outcome, write } = await change.decide(async (reference) => {
        const document = await transaction.get(reference);
        seen.push(document);
        return document;
      });
      if (!write || isOver) throw new NothingToWrite(outcome);
      write(transaction);
      isSent = true;
      return outcome;
    }

    for (let refusals = 1; ; refusals += 1) {
      try {
        return await runTransaction(database, attempt, { maxAttempts });
      } catch (thrown) {
        // An attempt before may be what has made it so.
        if (thrown instanceof NothingToWrite) return isSent ? thrown.outcome : unchanged(thrown.outcome);
        const { failure, code, message } = toDataError(thrown);
        // A busy database may have stored what it answers so, and was then too busy to be asked.
        if (isSent && failure === 'unavailable') throw new DataError('unreachable', code, message);
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

/**
 * The rules refuse a stranger, but also a change of what is gone, and an entry about what is no longer so. Gives the
 * outcome if the database holds one, and whether the change rested on what is outdated: then it can be made again.
 * @param seen what the refused change had read.
 */
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

/** The address with which the signed-in person signs what they write: that of their token. */
export function signature(): string {
  return getSession()?.userEmail ?? '';
}

/** A new entry. Of a correction, `from` holds whatever the document held. */
export type NewEntry = Pick<Activity, 'kind'> &
  Partial<Pick<Activity, 'id' | 'text'>> & {
    from?: Activity['from'] | Readonly<Record<string, unknown>>;
    to?: Activity['to'] | Readonly<Record<string, unknown>>;
  };

/** An entry to be stored below a customer, under a new id unless it has one, and its fields. */
export function newEntry(
  customer: DocumentReference,
  { id, kind, text = '', from = null, to = null }: NewEntry,
) {
  const activity = collection(customer, collections.activity);
  return {
    reference: id === undefined ? doc(activity) : doc(activity, id),
    fields: { kind, text, from, to, by: signature(), at: serverTimestamp() },
  };
}
