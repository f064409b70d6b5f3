import { newLogId } from '@/data/customer-work';
import type { Outcome } from '@/data/outcome';
import { staffName } from '@/domain/activity-text';
import type { Assignment } from '@/domain/assignment';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import type { createSelection } from '@/features/customers/list/selection';
import type { BulkChange, Notice, Step } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import { dropNotices, showNotice } from '@/features/customers/state/show-notice';
import { publishInterval } from '@/features/customers/sync/customer-feed';
import { forEachConcurrent } from '@/lib/slices';
import type { ChangeDependencies } from './run-change';
import type { createStatusChanges } from './status-changes';
import type { WorkChanges } from './work-changes';

interface BulkDependencies extends ChangeDependencies {
  move: ReturnType<typeof createStatusChanges>['move'];
  sendWork: WorkChanges['sendWork'];
  selectRest: ReturnType<typeof createSelection>['selectRest'];
}

type StepOutcome = Outcome<unknown> | undefined;

interface Task {
  id: string;
  name: string;
  make: () => Promise<StepOutcome>;
}

/** Changes several customers, each as if alone. Afterwards only failures stay selected. */
export function createBulkChanges(dependencies: BulkDependencies) {
  const { store, customers, work, selectRest } = dependencies;
  const { getState, setState } = store;
  /** The running change; an answer to another changes nothing. */
  let running: BulkRun | undefined;

  async function run(plan: BulkChange): Promise<void> {
    if (getState().bulk) return;
    const own = new BulkRun(dependencies, plan);
    running = own;
    setState(dropNotices(({ bulk }) => bulk !== undefined));
    setState(showNotice(undefined));
    await own.makeAll(() => running === own);
    if (running !== own) return;
    running = undefined;
    const left = own.left().filter((id) => customers.find(id));
    selectRest(own.settled, left);
    setState({ bulk: undefined });
    setState(showNotice(own.toNotice(left)));
  }

  const shownStatus = (id: string) => getState().pending.get(id) ?? customers.find(id)?.customer.status;

  function renew(plan: BulkChange): BulkChange {
    if (plan.kind === 'status')
      return {
        ...plan,
        steps: plan.steps.map((step) => renewStep(step, shownStatus(step.id) ?? step.from)),
      };
    return { ...plan, steps: plan.steps.map((step) => renewStep(step, work.of(step.id).owner)) };
  }

  function changeStatusOf(ids: Iterable<string>, to: CustomerStatus): Promise<void> {
    const steps = [...ids].map((id) => toStep({ id, to, from: shownStatus(id) ?? to }));
    const label = statusLabel(to);
    return run({ kind: 'status', doing: `Marking as ${label}`, result: `now ${label}`, steps });
  }

  return {
    changeSelectedStatus: (to: CustomerStatus) => changeStatusOf(getState().selected, to),
    changeStatusOf,

    setSelectedOwner(owner: string) {
      const steps = [...getState().selected].map((id) => toStep({ id, to: owner, from: work.of(id).owner }));
      const name = staffName(getState().staff, owner) || 'nobody';
      return run({ kind: 'owner', doing: `Giving to ${name}`, result: `with ${name} now`, steps });
    },

    undoBulk: run,

    tryAgain() {
      const again = getState().notice?.bulk?.again;
      return again && run(renew(again));
    },

    stopBulk: () => running?.stop(),

    /** Changes under way still arrive, each of them all or nothing. */
    cancelBulk() {
      running = undefined;
      setState({ bulk: undefined });
    },
  };
}

class BulkRun {
  readonly #dependencies: BulkDependencies;
  readonly #plan: BulkChange;
  readonly #tasks: readonly Task[];
  readonly settled = new Set<string>();
  readonly #changed = new Set<string>();
  readonly #kinds = new Map<string, Outcome<unknown>['kind']>();
  readonly #failures: { id: string; name: string; reason: string }[] = [];
  #done = 0;
  #obstacle: 'stopped' | 'offline' | 'unknown' | 'failed' | undefined;
  #storedWork: Assignment[] = [];
  #shownAt = 0;

  constructor(dependencies: BulkDependencies, plan: BulkChange) {
    this.#dependencies = dependencies;
    this.#plan = plan;
    const nameOf = (id: string) => {
      const customer = dependencies.customers.find(id)?.customer;
      return customer ? displayName(customer) : '';
    };
    const toTask = (id: string, make: Task['make']): Task => ({ id, name: nameOf(id), make });
    this.#tasks =
      plan.kind === 'status'
        ? plan.steps.map((step) => toTask(step.id, () => this.#changeStatus(step)))
        : plan.steps.map((step) => toTask(step.id, () => this.#changeOwner(step)));
  }

  async makeAll(isWanted: () => boolean): Promise<void> {
    this.#showProgress();
    await forEachConcurrent(this.#tasks, {
      make: async (task) => {
        const outcome = await task.make();
        if (isWanted()) this.#record(task, outcome);
      },
      mayContinue: () => !this.#obstacle && isWanted(),
    });
    if (isWanted()) this.#showWork(true);
  }

  stop(): void {
    this.#obstacle = 'stopped';
    this.#showProgress();
  }

  left(): string[] {
    return this.#tasks.map(({ id }) => id).filter((id) => !this.settled.has(id));
  }

  toNotice(left: readonly string[]): Notice {
    const plan = this.#plan;
    const [count, total] = [this.settled.size, this.#tasks.length];
    const unchanged = count - this.#changed.size;
    const detail = [
      ...(unchanged > 0 ? [messages.bulkUnchanged(unchanged)] : []),
      ...(left.length > 0 ? [messages.bulkLeft[this.#obstacle ?? 'failed']] : []),
    ].join(' ');
    return {
      tone: count === total ? 'success' : 'error',
      text: messages.bulkChanged(count, total, plan.result),
      ...(detail && { detail }),
      undo: this.#changed.size > 0 ? { of: 'bulk', change: toUndo(plan, this.#changed) } : undefined,
      bulk: {
        failures: this.#failures,
        again: left.length > 0 ? this.#nextTry() : undefined,
      },
    };
  }

  /** A conflict ends a change: the next try is another one, with an entry of its own. */
  #nextTry(): BulkChange {
    return mapSteps(keepSteps(this.#plan, new Set(this.left())), (step) => {
      const kind = this.#kinds.get(step.id);
      if (kind === 'conflict') return [toStep(step)];
      return [kind === 'unknown' ? { ...step, entry: { ...step.entry, isRepeated: true } } : step];
    });
  }

  #record({ id, name }: Task, outcome: StepOutcome) {
    this.#done += 1;
    if (!outcome || outcome.kind === 'stored') {
      this.settled.add(id);
      if (outcome && (!outcome.isUnchanged || outcome.isRepeated)) this.#changed.add(id);
    } else {
      this.#kinds.set(id, outcome.kind);
      if (outcome.kind === 'offline' || outcome.kind === 'unknown') this.#obstacle ??= outcome.kind;
      if (outcome.kind === 'refused' && outcome.isBusy) this.#obstacle ??= 'failed';
      if (outcome.kind !== 'offline')
        this.#failures.push({
          id,
          name,
          reason: outcome.kind === 'refused' ? outcome.reason : messages.bulkReasons[outcome.kind],
        });
    }
    this.#showProgress();
  }

  #showProgress() {
    const { doing } = this.#plan;
    const isStopping = this.#obstacle === 'stopped';
    const bulk = { doing, done: this.#done, total: this.#tasks.length, isStopping };
    this.#dependencies.store.setState({ bulk });
  }

  async #changeStatus({ id, to, expected, entry }: Step<CustomerStatus>): Promise<StepOutcome> {
    const { customers, move } = this.#dependencies;
    if (!customers.find(id)) return { kind: 'erased', ids: [id] };
    if (expected === to && !entry.isRepeated) return undefined;
    return move({ id, from: expected, to, entry, isBulk: true });
  }

  async #changeOwner({ id, to, expected, entry }: Step<string>): Promise<StepOutcome> {
    if (expected === to && !entry.isRepeated) return undefined;
    const outcome = await this.#dependencies.sendWork({
      customerId: id,
      toChange: () => ({ owner: { to, expected, entry } }),
      onStored: (work) => this.#storedWork.push(work),
    });
    this.#showWork();
    return outcome;
  }

  #showWork(isLast = false) {
    const { store, work } = this.#dependencies;
    const interval = publishInterval(store.getState().rows.length);
    if (this.#storedWork.length === 0 || (!isLast && performance.now() - this.#shownAt < interval)) return;
    work.set(...this.#storedWork);
    this.#storedWork = [];
    this.#shownAt = performance.now();
  }
}

function toStep<Value>({ id, from, to }: Pick<Step<Value>, 'id' | 'from' | 'to'>): Step<Value> {
  return { id, from, to, expected: from, entry: { id: newLogId(), isRepeated: false } };
}

/** Expects the value that the list shows by now. This may be an earlier try's: Undo gives back the one before. */
function renewStep<Value>(step: Step<Value>, shown: Value): Step<Value> {
  const isShown = step.entry.isRepeated && shown === step.to;
  return { ...step, expected: shown, from: isShown ? step.from : shown };
}

function mapSteps(plan: BulkChange, map: <Value>(step: Step<Value>) => Step<Value>[]): BulkChange {
  if (plan.kind === 'status') return { ...plan, steps: plan.steps.flatMap(map) };
  return { ...plan, steps: plan.steps.flatMap(map) };
}

const keepSteps = (plan: BulkChange, ids: ReadonlySet<string>) =>
  mapSteps(plan, (step) => (ids.has(step.id) ? [step] : []));

const toUndo = (plan: BulkChange, changed: ReadonlySet<string>): BulkChange => ({
  ...mapSteps(keepSteps(plan, changed), ({ id, from, to }) => [toStep({ id, from: to, to: from })]),
  doing: 'Undoing',
  result: 'as before',
});
