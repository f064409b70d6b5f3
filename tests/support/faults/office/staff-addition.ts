import { buildDraft } from '../../build-customer';
import type { Addition, StaffDesk } from './staff-desk';

/** Adds a customer; a second click follows an unknown outcome. */
export function add(desk: StaffDesk, number: number): Promise<void> | undefined {
  const { list, addition: last } = desk;
  // The dialog takes no other customer meanwhile.
  if (!list || (last?.isUnderWay && last.list === list)) return undefined;
  const note = `Called in step ${number}`;
  const draft = buildDraft({
    firstName: `Added${number}`,
    email: '',
    phone: `+1 876-555-${String(2000 + number).slice(-4)}`,
  });
  const begun = desk.begin({ name: `step ${number}, add,`, customerId: '', wishes: [], text: note });
  begun.stop();
  const addition: Addition = {
    added: { draft: { ...draft, newsletter: false }, source: 'phone', status: 'contacted', note },
    begun,
    list,
    attempts: 0,
    isUnderWay: false,
  };
  desk.addition = addition;
  return send(desk, addition, 2);
}

/** Sends it once more, perhaps from the page that has found it after a reload. */
export function addAgain(desk: StaffDesk): Promise<void> | undefined {
  const { addition, tab, list, office } = desk;
  if (!addition || !tab || !list) return undefined;
  const { action } = addition.begun;
  const isErased = action.applied.some(({ entries }) =>
    entries.some((one) => office.erased.has(one.customerId)),
  );
  if (isErased || !(addition.list === list ? !addition.isUnderWay : isSaved(desk, addition)))
    return undefined;
  action.callers.add(tab.name);
  addition.list = list;
  return send(desk, addition, 1);
}

/** Whether the page has found the addition among the drafts of its session. */
function isSaved({ tab, device, isSessionEdited }: StaffDesk, { added }: Addition): boolean {
  const drafts = String(tab?.session.items.staffDrafts ?? '');
  return !isSessionEdited && device.storageMode !== 'refused' && drafts.includes(added.note);
}

async function send(desk: StaffDesk, addition: Addition, clicks: number): Promise<void> {
  const { added, begun, list } = addition;
  addition.isUnderWay = true;
  for (let click = 1; click <= clicks; click += 1) {
    addition.attempts += 1;
    const outcome = await list.addCustomer(added);
    // Another page has taken it over, or has added another customer.
    if (addition.list !== list || desk.addition !== addition) return;
    if (outcome.kind === 'unknown') continue;
    // Said of a later attempt, it tells nothing of the first.
    const isFirst = addition.attempts === 1;
    if (outcome.kind === 'stored') begun.acknowledge(undefined, true);
    else if (isFirst) begun.deny();
    if (outcome.kind === 'stored' || isFirst) desk.addition = undefined;
    break;
  }
  addition.isUnderWay = false;
}
