import type { Notice, Undo } from '@/features/customers/state/customers-state';
import type { Action, Wish } from './actions';
import { isSame } from './journal';
import type { Intent, StaffDesk } from './staff-desk';

/** Undoes what the notice offers, with one or two clicks, and judges that it restores what was there. */
export function undoStep(desk: StaffDesk, times: number): Promise<void> | undefined {
  const { list } = desk;
  const notice = list?.getState().notice;
  if (!list || !notice?.undo) return undefined;
  return undo(desk, notice, times);
}

async function undo(desk: StaffDesk, notice: Notice, times: number) {
  const { list } = desk;
  if (!list) return;
  const intents = toIntents(notice);
  const originals = desk.actionsOf.get(notice) ?? [];
  for (const original of originals) judgeOffer(original, intents);
  const begun = intents.map((intent) => desk.begin(intent));
  // The notice says what it is that they undo, also where the list does not show it yet.
  for (const { action } of begun)
    for (const original of originals)
      if (original.customerId === action.customerId) addSight(action, original);
  let last: Notice | undefined = notice;
  const answered = new Promise<Notice | undefined>((resolve) => {
    const stop = list.subscribe(({ notice: current }) => {
      if (current === last) return;
      last = current;
      if (!current || !isAnswer(current, notice)) return;
      stop();
      resolve(current);
    });
  });
  for (let click = 0; click < times; click += 1) list.undo();
  const answer = await answered;
  for (const one of begun) one.stop();
  if (answer?.undo && answer.tone === 'error') desk.actionsOf.set(answer, originals);
  if (answer?.tone !== 'success') return;
  const changed = answer.bulk ? undoneIds(answer) : undefined;
  for (const one of begun) {
    if (!changed) one.acknowledge(answer);
    else if (changed.has(one.action.customerId)) one.acknowledge(undefined, true);
  }
}

function addSight({ seen }: Action, { wishes }: Action): void {
  for (const { field, to } of wishes) seen.get(field)?.add(JSON.stringify(to));
}

const undoneIds = ({ undo }: Notice) =>
  new Set(undo?.of === 'bulk' ? undo.change.steps.map(({ id }) => id) : []);

/** Whether a notice says what became of the undo. */
function isAnswer(current: Notice, asked: Notice): boolean {
  if (asked.undo?.of === 'bulk') return current.bulk !== undefined;
  if (current.customerId !== asked.customerId) return false;
  return (
    current.tone === 'error' ||
    /^Undone/.test(`${current.text} ${current.detail}`) ||
    /Undone/.test(current.detail ?? '')
  );
}

function toIntents({ undo, customerId = '' }: Notice): Intent[] {
  if (!undo) return [];
  const name = 'undo of a change';
  if (undo.of === 'bulk') {
    const field = undo.change.kind === 'status' ? 'status' : 'owner';
    return undo.change.steps.map(({ id, to }) => ({ name, customerId: id, wishes: [{ field, to }] }));
  }
  return [{ name, customerId, wishes: toWishes(undo) }];
}

function toWishes(undo: Exclude<Undo, { of: 'bulk' }>): Wish[] {
  if (undo.of === 'work') {
    const { owner, followUpAt } = undo.change;
    return [
      ...(owner ? [{ field: 'owner', to: owner.to }] : []),
      ...(followUpAt ? [{ field: 'followUpAt', to: followUpAt.to?.getTime() ?? null }] : []),
    ];
  }
  if (undo.of === 'duplicate') {
    const { duplicateOf, status } = undo.change;
    return [
      { field: 'duplicateOf', to: duplicateOf.to },
      ...(status ? [{ field: 'status', to: status.to }] : []),
    ];
  }
  return [{ field: 'status', to: undo.change.to }];
}

/** An undo offers exactly what was there before the change. */
function judgeOffer({ name, customerId, applied }: Action, intents: readonly Intent[]): void {
  const offered = intents.find((intent) => intent.customerId === customerId)?.wishes ?? [];
  for (const { id, field, before } of applied[0]?.changes ?? []) {
    if (id !== customerId || field === 'lastCall') continue;
    const wish = offered.find((one) => one.field === field);
    if (!wish || !isSame(wish.to, before))
      throw new Error(
        `The undo of ${name} offers ${JSON.stringify(wish?.to)} as ${field}, not ${JSON.stringify(before)}.`,
      );
  }
}
