import type { StoreApi } from 'zustand/vanilla';
import type { Outcome } from '@/data/outcome';
import type { CustomersState, Notice } from '@/features/customers/state/customers-state';
import { dropNotices, showNotice } from '@/features/customers/state/show-notice';
import type { ActivityLog, OwnEntry } from '@/features/customers/sync/activity-log';
import type { CustomerFeed } from '@/features/customers/sync/customer-feed';
import type { WorkFeed } from '@/features/customers/sync/work-feed';

export interface ChangeDependencies {
  store: StoreApi<CustomersState>;
  customers: CustomerFeed;
  work: WorkFeed;
  runChange: RunChange;
}

interface QueuedChange<Value, Current> {
  /** Whether the customer's controls wait for the answer. */
  isTracked?: boolean;
  /** The times of the copies on the screen that the answer would replace. */
  versions: () => readonly (Date | undefined)[];
  send: () => Promise<Outcome<Value, Current>>;
  onStored: (value: Value, updatedAt: Date | undefined) => void;
  onConflict: (current: Current) => void;
  /** The entries that a stored change leaves, newest first. */
  toEntries: (value: Value) => readonly OwnEntry[];
  /** Absent where the caller says what became of it. */
  toNotice?: ((outcome: Outcome<Value, Current>) => Notice | undefined) | undefined;
}

/**
 * Makes a change when its turn comes: sends it, shows its outcome, and says it. Changes of one customer go one after
 * another. Never rejects.
 * @param toChange decides, with what is known by then; undefined where there is nothing to do.
 */
type RunChange = <Value, Current>(
  customerId: string,
  toChange: () => QueuedChange<Value, Current> | undefined,
) => Promise<Outcome<Value, Current> | undefined>;

interface RunnerOptions {
  customers: Pick<CustomerFeed, 'check' | 'forget'>;
  work: Pick<WorkFeed, 'check'>;
  logActivity: ActivityLog['logActivity'];
}

export function createChangeRunner(
  { setState }: StoreApi<CustomersState>,
  { customers, work, logActivity }: RunnerOptions,
): RunChange {
  const enqueue = createKeyedQueue();

  async function askAgain(versions: () => readonly (Date | undefined)[]) {
    const known = versions();
    await Promise.all([customers.check(), work.check()]);
    const isClosed = versions().every((version) => version === undefined);
    // A question under way may have been asked before the change.
    if (!isClosed && !isOvertaken(versions(), known)) await Promise.all([customers.check(), work.check()]);
  }

  function track(customerId: string, isSaving: boolean) {
    setState(({ saving }) => {
      const others = [...saving].filter((id) => id !== customerId);
      return { saving: new Set(isSaving ? [...others, customerId] : others) };
    });
  }

  function dropOldError(customerId: string) {
    setState(dropNotices((notice) => notice.tone === 'error' && notice.customerId === customerId));
  }

  return (customerId, toChange) => {
    dropOldError(customerId);
    return enqueue(customerId, async () => {
      const change = toChange();
      if (!change) return undefined;
      if (change.isTracked) track(customerId, true);
      const known = change.versions();
      const outcome = await change.send();
      const isAnswered = outcome.kind === 'stored' || outcome.kind === 'conflict';
      // A copy that came meanwhile may be newer than the answer.
      if (isAnswered && isOvertaken(change.versions(), known)) await askAgain(change.versions);
      else if (outcome.kind === 'stored') change.onStored(outcome.value, outcome.updatedAt);
      else if (outcome.kind === 'conflict') change.onConflict(outcome.current);
      else if (outcome.kind === 'erased') for (const id of outcome.ids) customers.forget(id);
      const notice = change.toNotice?.(outcome);
      if (notice) setState(showNotice(notice));
      if (change.isTracked) track(customerId, false);
      if (outcome.kind === 'stored')
        logActivity(change.toEntries(outcome.value), outcome.isUnchanged ?? outcome.isRepeated ?? false);
      return outcome;
    });
  };
}

function isOvertaken(versions: readonly (Date | undefined)[], known: readonly (Date | undefined)[]): boolean {
  return versions.some((version, n) => version && version > (known[n] ?? 0));
}

function createKeyedQueue() {
  const tails = new Map<string, Promise<void>>();

  /** Runs a task, which must not reject, after the earlier ones of its key. */
  return function enqueue<Answer>(key: string, task: () => Promise<Answer>): Promise<Answer> {
    const answer = (tails.get(key) ?? Promise.resolve()).then(task);
    const tail = answer.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    tails.set(key, tail);
    return answer;
  };
}
