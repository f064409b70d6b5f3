import { type CurrentDuplicate, changeDuplicate, type DuplicateChange } from '@/data/close-duplicate';
import { changeWork, type WorkChange } from '@/data/customer-work';
import type { Refusal } from '@/data/data-error';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { reportError } from '@/lib/report-error';
import { messages } from './customers-state';

/** Why a change was not stored, or may not have been. */
export type Failure<Current> =
  | { kind: 'erased' }
  /** Somebody else changed the same, into this. */
  | { kind: 'faster'; current: Current }
  /** Nothing was written; `isBusy` where the database had no time for it. */
  | { kind: 'refused'; reason: string; isBusy: boolean }
  | { kind: 'offline' }
  /** No answer came: nobody knows whether it was stored. */
  | { kind: 'unknown' };

/** What is stored; `isUnchanged` where it was so already. */
type Stored<Answer> = { kind: 'stored'; isUnchanged: boolean } & Answer;

export type StatusOutcome = Stored<{ message: string }> | Failure<Customer>;
export type WorkOutcome = Stored<{ work: Assignment }> | Failure<Assignment>;
type DuplicateOutcome = Stored<{ work: readonly Assignment[] }> | Failure<CurrentDuplicate>;

/** Asks the database to move a customer from one status to another. Never rejects. */
export function sendStatus(id: string, from: CustomerStatus, to: CustomerStatus): Promise<StatusOutcome> {
  return send(async () => {
    const result = await updateCustomerStatus(id, to, from);
    if (!result.success) return toFailure(result);
    const { message, isUnchanged = false } = result;
    return { kind: 'stored', message, isUnchanged };
  });
}

/** Asks the database to store what is done about a customer. Never rejects. */
export function sendWork(id: string, change: WorkChange): Promise<WorkOutcome> {
  return send(async () => {
    const result = await changeWork(id, change);
    if (!result.success) return toFailure(result);
    const { work, isUnchanged = false } = result;
    return { kind: 'stored', work, isUnchanged };
  });
}

/** Asks the database to close a customer as a duplicate, or to take that back. Never rejects. */
export function sendDuplicate(id: string, change: DuplicateChange): Promise<DuplicateOutcome> {
  return send(async () => {
    const result = await changeDuplicate(id, change);
    if (!result.success) return toFailure(result);
    const { work, isUnchanged = false } = result;
    return { kind: 'stored', work, isUnchanged };
  });
}

/** What is said of work with a customer that was not stored for no doing of anybody else. */
export function workFailureText(
  failure: Extract<Failure<unknown>, { kind: 'refused' | 'offline' | 'unknown' }>,
  name: string,
): string {
  if (failure.kind === 'refused') return messages.workFailed(failure.reason);
  return failure.kind === 'offline' ? messages.workOffline(name) : messages.workError;
}

export type InTurn = ReturnType<typeof createTurns>;

/** Has the changes of a customer go one after another; those of different customers do not wait for each other. */
export function createTurns() {
  const tails = new Map<string, Promise<void>>();

  /** Makes a change, which must not reject, after those of the customer that were asked for before. */
  return function inTurn<Result>(customerId: string, change: () => Promise<Result>): Promise<Result> {
    const turn = (tails.get(customerId) ?? Promise.resolve()).then(change);
    const tail = turn.then(() => {
      if (tails.get(customerId) === tail) tails.delete(customerId);
    });
    tails.set(customerId, tail);
    return turn;
  };
}

async function send<Outcome>(
  call: () => Promise<Outcome>,
): Promise<Outcome | { kind: 'offline' } | { kind: 'unknown' }> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    return await call();
  } catch (error) {
    reportError(error);
    return { kind: 'unknown' };
  }
}

function toFailure<Current>(result: Refusal & { current?: Current | null }): Failure<Current> {
  const { error, failure, current } = result;
  if (current === undefined) return { kind: 'refused', reason: error, isBusy: failure === 'unavailable' };
  return current === null ? { kind: 'erased' } : { kind: 'faster', current };
}
