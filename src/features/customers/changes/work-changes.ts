import { changeWork, type WorkChange } from '@/data/customer-work';
import type { Outcome } from '@/data/outcome';
import type { Change } from '@/data/staff-transaction';
import { followUpText, staffName } from '@/domain/activity-text';
import type { Assignment } from '@/domain/assignment';
import { displayName } from '@/domain/customer-text';
import type { Notice, Undo } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import { showNotice } from '@/features/customers/state/show-notice';
import type { OwnEntry } from '@/features/customers/sync/activity-log';
import { isSameValue } from '@/lib/is-same-value';
import { erasedNotice, failureNotice } from './failure-text';
import type { ChangeDependencies } from './run-change';

type OwnWork = Pick<Assignment, 'owner' | 'followUpAt'>;

type StoredWork = Partial<OwnWork>;

type Undoable = Pick<WorkChange, 'owner' | 'followUpAt'>;

type WorkOutcome = Outcome<Assignment>;

interface SentWork {
  customerId: string;
  toChange: (seen: OwnWork, stored: StoredWork) => WorkChange | undefined;
  onStored: (work: Assignment) => void;
  toNotice?: (outcome: WorkOutcome) => Notice | undefined;
}

interface WaitingWork {
  customerId: string;
  stored: StoredWork;
}

interface SavedWork {
  change: WorkChange;
  isUnchanged: boolean;
}

interface SavedNotice {
  detail: string;
  undo?: Undo | undefined;
  toText?: (name: string) => string;
}

export type WorkChanges = ReturnType<typeof createWorkChanges>;

export function createWorkChanges({ store, customers, work, runChange }: ChangeDependencies) {
  const { getState, setState } = store;
  const waiting = new Set<WaitingWork>();

  /** The changes that wait may replace what this one stores, for the same person chose both. */
  async function send(customerId: string, change: WorkChange): Promise<WorkOutcome> {
    const outcome = await changeWork(customerId, change);
    if (outcome.kind !== 'stored') return outcome;
    for (const other of waiting)
      if (other.customerId === customerId) other.stored = { ...other.stored, ...valuesOf(change) };
    return outcome;
  }

  async function sendWork({ customerId, toChange, ...handlers }: SentWork): Promise<WorkOutcome | undefined> {
    if (!customers.find(customerId)) return { kind: 'erased', ids: [customerId] };
    const seenAtClick = work.of(customerId);
    const own: WaitingWork = { customerId, stored: {} };
    waiting.add(own);
    return runChange(customerId, () => {
      waiting.delete(own);
      const seen = { ...seenAtClick, ...own.stored };
      const change = toChange(seen, own.stored);
      if (!change) return undefined;
      return {
        ...handlers,
        isTracked: true,
        versions: () => [getState().work?.get(customerId)?.updatedAt],
        send: () => send(customerId, change),
        onConflict: (current: Assignment) => work.replace(current),
        toEntries: () => entriesOf(customerId, change, seen),
      };
    });
  }

  /** Resolves to undefined if the change is not stored; a notice says why. */
  async function save(
    customerId: string,
    toChange: SentWork['toChange'],
    undo?: Undo,
  ): Promise<SavedWork | undefined> {
    const customer = customers.find(customerId)?.customer;
    if (!customer) {
      setState(showNotice(erasedNotice));
      return undefined;
    }
    const subject = { id: customerId, name: displayName(customer), undo };
    let change: WorkChange | undefined;
    const outcome = await sendWork({
      customerId,
      toChange: (seen, stored) => {
        change = toChange(seen, stored);
        return change;
      },
      onStored: (stored) => work.set(stored),
      toNotice: (answer) => (answer.kind === 'stored' ? undefined : failureNotice(answer, 'work', subject)),
    });
    if (outcome && outcome.kind !== 'stored') return undefined;
    return { change: change ?? {}, isUnchanged: outcome?.isUnchanged ?? false };
  }

  function saySaved(customerId: string, { detail, undo, toText = messages.saved }: SavedNotice) {
    const customer = customers.find(customerId)?.customer;
    if (!customer) return;
    setState(showNotice({ tone: 'success', text: toText(displayName(customer)), detail, customerId, undo }));
  }

  async function change(
    customerId: string,
    toChange: (work: OwnWork) => Undoable,
    undone?: Undoable,
  ): Promise<boolean> {
    const toUnstored = (seen: OwnWork, stored: StoredWork) => {
      const wanted = toChange(seen);
      return isSameValue({ ...stored, ...valuesOf(wanted) }, stored) ? undefined : wanted;
    };
    const saved = await save(customerId, toUnstored, undone && { of: 'work', change: undone });
    if (!saved) return false;
    const { owner, followUpAt } = saved.change;
    if (!owner && !followUpAt) return true;
    const detail = owner
      ? `Owner: ${staffName(getState().staff, owner.to) || 'nobody'}`
      : followUpText(followUpAt?.to ?? null);
    saySaved(customerId, { detail, undo: undoOf(saved), ...(undone && { toText: messages.workUndone }) });
    return true;
  }

  return {
    sendWork,
    save,
    saySaved,
    undoWork: (customerId: string, undo: Undoable) => change(customerId, () => undo, undo),

    /** @param owner an e-mail; empty for nobody. */
    setOwner: (customerId: string, owner: string) =>
      change(customerId, (before) => ({ owner: { to: owner, expected: before.owner } })),

    setFollowUp: (customerId: string, at: Date | null) =>
      change(customerId, (before) => ({ followUpAt: { to: at, expected: before.followUpAt } })),
  };
}

const valuesOf = ({ owner, followUpAt }: WorkChange): StoredWork => ({
  ...(owner && { owner: owner.to }),
  ...(followUpAt && { followUpAt: followUpAt.to }),
});

export function invert<Value>({ to, expected }: Change<Value>): Change<Value> {
  return { to: expected, expected: to };
}

const isChange = ({ to, expected }: Change<unknown>) => !isSameValue(to, expected);

export function undoOf({ change: { owner, followUpAt }, isUnchanged }: SavedWork): Undo | undefined {
  const made = followUpAt && isChange(followUpAt) ? followUpAt : undefined;
  if (isUnchanged || !(owner || made)) return undefined;
  const change = {
    ...(owner && { owner: invert(owner) }),
    ...(made && { followUpAt: invert(made) }),
  };
  return { of: 'work', change };
}

function entriesOf(customerId: string, { log, owner, followUpAt }: WorkChange, before: OwnWork): OwnEntry[] {
  const entries: OwnEntry[] = [];
  if (log) entries.push({ ...log, customerId, from: null });
  if (followUpAt && isChange(followUpAt))
    entries.push({ customerId, kind: 'follow-up', from: before.followUpAt, to: followUpAt.to });
  if (owner) entries.push({ customerId, kind: 'owner', from: before.owner, to: owner.to });
  return entries;
}
