import type { StoreApi } from 'zustand/vanilla';
import type { Outcome } from '@/data/outcome';
import { staffName } from '@/domain/activity-text';
import { type Assignment, noAssignment } from '@/domain/assignment';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import { forEachConcurrent } from '@/lib/batches';
import { type CustomerFeed, drawInterval, longList } from './customer-feed';
import { type CustomersState, initialState, type ManyPlan, messages, type Step } from './customers-state';
import type { createSelection } from './selection';
import type { createStatusChanges } from './status-changes';
import type { createWorkChanges } from './work-changes';
import type { WorkFeed } from './work-feed';

/** Those who make one change. */
interface Makers {
  reader: CustomerFeed;
  work: WorkFeed;
  selection: Pick<ReturnType<typeof createSelection>, 'selectRest'>;
  move: ReturnType<typeof createStatusChanges>['move'];
  sendWorkChange: ReturnType<typeof createWorkChanges>['sendWorkChange'];
}

/** What became of one of many: undefined where there was nothing to do. */
type StepOutcome = Outcome<unknown, unknown> | undefined;

/**
 * Changes several customers, each as if alone: a batch and an outcome of its own. Who was changed is no longer selected,
 * who was not is.
 */
export function createManyChanges(
  { getState, setState }: StoreApi<CustomersState>,
  { reader, work, selection, move, sendWorkChange }: Makers,
) {
  /** Counts runs and their ends: an answer to one that is over changes nothing. */
  let generation = 0;
  let isStopped = false;
  let storedWork: Assignment[] = [];
  let shownAt = 0;

  /** Shows what was stored of the work, of a long list now and then. */
  function showWork(isLast = false) {
    const interval = getState().rows.length < longList ? 0 : drawInterval;
    if (storedWork.length === 0 || (!isLast && performance.now() - shownAt < interval)) return;
    work.set(...storedWork);
    storedWork = [];
    shownAt = performance.now();
  }

  async function changeStatus({ id, from, to }: Step<CustomerStatus>): Promise<StepOutcome> {
    if (!reader.find(id)) return { kind: 'erased', ids: [id] };
    if (from === to) return undefined;
    let outcome: StepOutcome;
    await move({ id, from, to }, (answer) => {
      outcome = answer;
      if (answer.kind === 'stored') reader.setStatus(id, to, true);
      if (answer.kind === 'conflict') reader.replace(answer.current);
      if (answer.kind === 'erased') reader.forget(id);
    });
    return outcome;
  }

  async function changeOwner({ id, from, to }: Step<string>): Promise<StepOutcome> {
    if (from === to) return undefined;
    const answer = await sendWorkChange(id, () => ({ owner: { to, expected: from } }));
    if (answer.kind === 'stored') storedWork.push(answer.value);
    if (answer.kind === 'conflict') work.replace(answer.current);
    if (answer.kind === 'erased' && reader.find(id)) reader.forget(id);
    showWork();
    return answer;
  }

  /** The steps of a plan, and how each is made. */
  function toTasks(plan: ManyPlan) {
    if (plan.kind === 'status') return plan.steps.map((step) => ({ step, make: () => changeStatus(step) }));
    return plan.steps.map((step) => ({ step, make: () => changeOwner(step) }));
  }

  /**
   * Makes the changes of a plan, a few at a time, until all are made, somebody stops it, the signal goes or the
   * database is busy.
   */
  async function run(plan: ManyPlan): Promise<void> {
    if (getState().many) return;
    generation += 1;
    const own = generation;
    isStopped = false;
    /** What keeps the run from going on, if anything does. */
    let obstacle: 'offline' | 'unknown' | 'failed' | undefined;
    const tasks = toTasks(plan);
    const names = new Map(
      tasks.map(({ step: { id } }) => {
        const customer = reader.find(id)?.customer;
        return [id, customer ? displayName(customer) : ''];
      }),
    );
    const changed = new Set<string>();
    const unchanged = new Set<string>();
    const failures: { id: string; name: string; reason: string }[] = [];
    let done = 0;
    const show = () =>
      setState({ many: { doing: plan.doing, done, total: tasks.length, isStopping: isStopped } });

    async function make({ step: { id }, make: change }: (typeof tasks)[number]) {
      const outcome = await change();
      if (own !== generation) return;
      done += 1;
      if (!outcome) unchanged.add(id);
      else if (outcome.kind === 'stored') (outcome.isUnchanged ? unchanged : changed).add(id);
      else {
        if (outcome.kind === 'offline' || outcome.kind === 'unknown') obstacle = outcome.kind;
        if (outcome.kind === 'refused' && outcome.isBusy) obstacle = 'failed';
        // Without a name: they are erased.
        const name = outcome.kind === 'erased' ? '' : (names.get(id) ?? '');
        if (outcome.kind !== 'offline') failures.push({ id, name, reason: reasonOf(outcome) });
      }
      show();
    }

    setState({ notice: undefined });
    show();
    const mayContinue = () => !isStopped && !obstacle && own === generation;
    await forEachConcurrent(tasks, { make, mayContinue });
    if (own !== generation) return;
    showWork(true);
    end();

    function end() {
      const settled = changed.size + unchanged.size;
      const isWhole = settled === tasks.length;
      const isLeft = ({ id }: Step<unknown>) => !changed.has(id) && !unchanged.has(id);
      const isChanged = ({ id }: Step<unknown>) => changed.has(id);
      const left = tasks.map(({ step }) => step).filter((step) => isLeft(step) && reader.find(step.id));
      selection.selectRest(
        [...changed, ...unchanged],
        left.map(({ id }) => id),
      );
      const because = isStopped ? 'stopped' : (obstacle ?? 'failed');
      setState({
        many: undefined,
        notice: {
          tone: isWhole ? 'success' : 'error',
          text: messages.manyChanged(settled, tasks.length, plan.result),
          ...(left.length > 0 && { detail: messages.manyLeft[because] }),
          undo: changed.size > 0 ? toUndo(plan, isChanged) : undefined,
          many: {
            failures,
            again: left.length > 0 ? keepSteps(plan, isLeft) : undefined,
          },
        },
      });
    }
  }

  const shownStatus = (id: string) => getState().pending.get(id) ?? reader.find(id)?.customer.status;
  const shownOwner = (id: string) => getState().work?.get(id)?.owner ?? noAssignment.owner;

  /** What a plan has left, counting on what the list shows by now. */
  function renew(plan: ManyPlan): ManyPlan {
    if (plan.kind === 'status')
      return {
        ...plan,
        steps: plan.steps.map((step) => ({ ...step, from: shownStatus(step.id) ?? step.from })),
      };
    return { ...plan, steps: plan.steps.map((step) => ({ ...step, from: shownOwner(step.id) })) };
  }

  return {
    /** Moves everybody who is selected to a status. */
    changeSelectedStatus(to: CustomerStatus) {
      const steps = [...getState().selected].map((id) => ({ id, to, from: shownStatus(id) ?? to }));
      const label = statusLabel(to);
      return run({ kind: 'status', doing: `Marking as ${label}`, result: `now ${label}`, steps });
    },

    /** Gives everybody who is selected to one of the staff, by e-mail, or to nobody. */
    giveSelectedTo(owner: string) {
      const steps = [...getState().selected].map((id) => ({ id, to: owner, from: shownOwner(id) }));
      const name = staffName(getState().staff, owner) || 'nobody';
      return run({ kind: 'owner', doing: `Giving to ${name}`, result: `with ${name} now`, steps });
    },

    /** Takes back what was changed, each by itself. */
    undoMany: run,

    /** Tries what the notice reports as left once more. */
    tryAgain() {
      const again = getState().notice?.many?.again;
      return again && run(renew(again));
    },

    /** Begins no further change; those under way are waited for. */
    stopMany() {
      isStopped = true;
      const { many } = getState();
      if (many) setState({ many: { ...many, isStopping: true } });
    },

    /** Leaves a run: what is under way still arrives, all or nothing each, and nothing more is sent. */
    leaveMany() {
      generation += 1;
      isStopped = true;
      storedWork = [];
      setState({ many: initialState.many });
    },
  };
}

function reasonOf(outcome: Exclude<Outcome<unknown>, { kind: 'stored' | 'offline' }>): string {
  return outcome.kind === 'refused' ? outcome.reason : messages.manyReasons[outcome.kind];
}

function keepSteps(plan: ManyPlan, isKept: (step: Step<unknown>) => boolean): ManyPlan {
  if (plan.kind === 'status') return { ...plan, steps: plan.steps.filter(isKept) };
  return { ...plan, steps: plan.steps.filter(isKept) };
}

/** The plan that takes back those changes of a plan that were made. */
function toUndo(plan: ManyPlan, isChanged: (step: Step<unknown>) => boolean): ManyPlan {
  const made = keepSteps(plan, isChanged);
  const words = { doing: 'Undoing', result: 'as they were' };
  if (made.kind === 'status') return { ...made, ...words, steps: made.steps.map(turnRound) };
  return { ...made, ...words, steps: made.steps.map(turnRound) };
}

const turnRound = <Value>({ id, from, to }: Step<Value>): Step<Value> => ({ id, from: to, to: from });
