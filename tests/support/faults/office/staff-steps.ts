import { statusLabel } from '@/domain/customer-status';
import type { Wish } from './actions';
import { add, addAgain } from './staff-addition';
import { bulkStep, checkImport, runImport } from './staff-bulk-steps';
import { StaffDesk } from './staff-desk';
import type { StaffStep } from './steps';
import { undoStep } from './undo-step';

const hour = 60 * 60 * 1000;

/** Begins a step of a person; false where it is impossible. */
export function takeStaffStep(desk: StaffDesk, step: StaffStep, number: number): boolean {
  const { tab, list, office } = desk;
  if (!list) return false;
  if (step.do === 'look') {
    const look = office.looks[step.look];
    return look !== undefined && tab?.page.shown(look) !== undefined;
  }
  const work = toWork(desk, step, number);
  if (!work) return false;
  office.begin(work);
  return true;
}

type Deed = Exclude<StaffStep, { do: 'look' }>;

function toWork(desk: StaffDesk, step: Deed, number: number): Promise<void> | undefined {
  if (step.do === 'undo') return undoStep(desk, step.times);
  if (step.do === 'add') return add(desk, number);
  if (step.do === 'add again') return addAgain(desk);
  if (step.do === 'check import') return checkImport(desk, step.file);
  if (step.do === 'run import') return runImport(desk);
  if (!('customer' in step)) return bulkStep(desk, step);
  const id = desk.idAt(step.customer);
  return id === undefined ? undefined : changeOne(desk, step, { id, number });
}

type OneStep = Extract<StaffStep, { customer: number }>;

function changeOne(desk: StaffDesk, step: OneStep, { id, number }: { id: string; number: number }) {
  const name = `step ${number}, ${step.do},`;
  const intent = (wishes: readonly Wish[]) => ({ name, customerId: id, wishes });
  switch (step.do) {
    case 'status': {
      const said = `is now ${statusLabel(step.to)}.`;
      return desk.make(
        intent([{ field: 'status', to: step.to }]),
        (list) => list.changeStatus(id, step.to),
        ({ detail = '' }) => detail.endsWith(said),
      );
    }
    case 'owner': {
      const to = StaffDesk.emailAt(step.to);
      return changeWork(desk, intent([{ field: 'owner', to }]), 'owner');
    }
    case 'follow-up':
      return changeWork(desk, intent([{ field: 'followUpAt', to: timeIn(desk, step.hours) }]), 'followUpAt');
    case 'call':
      return logCall(desk, step, { id, name });
    case 'note':
      return saveNote(desk, step, { id, name, text: `Note ${number}` });
    case 'correct':
      return correct(desk, step, { id, name, number });
    case 'duplicate': {
      const original = desk.idAt(step.original);
      if (original === undefined || original === id) return undefined;
      const [kept, closed] = [original, id].map((one) => desk.list?.find(one)?.customer);
      if (!kept || !closed) return undefined;
      return desk.make(
        intent([
          { field: 'duplicateOf', to: original },
          { field: 'status', to: 'inactive' },
        ]),
        (list) => list.closeAsDuplicate({ kept, closed, taken: {} }),
        ({ text }) => /is closed as a duplicate/.test(text),
      );
    }
    case 'release':
      return desk.make(
        intent([{ field: 'duplicateOf', to: '' }]),
        (list) => list.releaseDuplicate(id),
        ({ text }) => /is no longer a duplicate/.test(text),
      );
  }
}

const timeIn = (desk: StaffDesk, hours: number | null) =>
  hours === null ? null : Math.floor((desk.device.now() + hours * hour) / 60_000) * 60_000;

async function changeWork(
  desk: StaffDesk,
  intent: Parameters<StaffDesk['begin']>[0],
  field: 'owner' | 'followUpAt',
) {
  const { list } = desk;
  const [wish] = intent.wishes;
  if (!list || !wish) return;
  const begun = desk.begin(intent);
  const { to } = wish;
  const isSaved =
    field === 'owner'
      ? await list.setOwner(intent.customerId, String(to))
      : await list.setFollowUp(intent.customerId, typeof to === 'number' ? new Date(to) : null);
  begun.stop();
  const said = begun.notices();
  if (isSaved) begun.acknowledge(said.findLast(({ tone }) => tone === 'success'));
  else if (said.some(({ text }) => /not saved|needs a signal|^Failed to /.test(text))) begun.deny();
}

type LogStep = Extract<StaffStep, { do: 'call' }>;

/** Clicks on an outcome until it is saved are one call. */
async function logCall(desk: StaffDesk, step: LogStep, { id, name }: { id: string; name: string }) {
  const { list } = desk;
  if (!list) return;
  const at = timeIn(desk, step.hours);
  const { logId } = list.offerLog(id, 'call');
  const wishes = at === null ? [] : [{ field: 'followUpAt', to: at }];
  const begun = desk.begin({ name, customerId: id, wishes, outcome: step.outcome });
  // Another call takes the place of the prompt for a while.
  for (let click = 1; click <= step.times && list.shownOffer()?.logId === logId; click += 1) {
    await list.log(step.outcome, at === null ? undefined : new Date(at));
    // Another change of the customer may be said to be saved meanwhile.
    if (begun.notices().some(({ tone, detail }) => tone === 'success' && detail?.startsWith('Call'))) {
      begun.stop();
      return begun.acknowledge(undefined, true);
    }
  }
  begun.stop();
}

type NoteStep = Extract<StaffStep, { do: 'note' }>;

async function saveNote(
  desk: StaffDesk,
  step: NoteStep,
  { id, name, text }: { id: string; name: string; text: string },
) {
  const { list } = desk;
  if (!list) return;
  list.draftNote(id, text);
  const begun = desk.begin({ name, customerId: id, wishes: [], text });
  const isSaved = () => begun.notices().some(({ tone, detail }) => tone === 'success' && detail === 'Note');
  for (let click = 1; click <= step.times && !isSaved(); click += 1) await list.saveNote(id);
  begun.stop();
  if (isSaved()) begun.acknowledge(undefined, true);
}

type CorrectStep = Extract<StaffStep, { do: 'correct' }>;

async function correct(
  desk: StaffDesk,
  { field }: CorrectStep,
  { id, name, number }: { id: string; name: string; number: number },
) {
  const { list } = desk;
  const expected = list?.find(id)?.customer;
  if (!list || !expected) return;
  const to = field === 'phone' ? `+1 876-555-${String(1000 + number).slice(-4)}` : `${field} ${number}`;
  const begun = desk.begin({ name, customerId: id, wishes: [{ field, to }] });
  const outcome = await list.correctCustomer(id, { to: { [field]: to }, expected });
  begun.stop();
  if (outcome.kind === 'stored') begun.acknowledge(undefined, !outcome.isUnchanged);
  else if (outcome.kind !== 'unknown') begun.deny();
}
