import { createImportStoreWaiting } from './import-waiting';
import { StaffDesk } from './staff-desk';
import type { StaffStep } from './steps';

type BulkStep = Extract<StaffStep, { do: 'bulk status' | 'bulk owner' | 'try again' | 'stop bulk' }>;

/** Begins a change of several customers. */
export function bulkStep(desk: StaffDesk, step: BulkStep): Promise<void> | undefined {
  const { list } = desk;
  if (!list) return undefined;
  if (step.do === 'stop bulk') {
    if (!list.getState().bulk) return undefined;
    list.stopBulk();
    return Promise.resolve();
  }
  if (list.getState().bulk) return undefined;
  if (step.do === 'try again') return changeAgain(desk);
  return changeSeveral(desk, step);
}

function changeSeveral(
  desk: StaffDesk,
  step: Extract<BulkStep, { customers: unknown }>,
): Promise<void> | undefined {
  const { list } = desk;
  if (!list) return undefined;
  const ids = [...new Set<string>(step.customers.flatMap((n) => desk.idAt(n) ?? []))];
  if (ids.length === 0) return undefined;
  list.clearSelection();
  for (const id of ids) list.toggleSelected(id);
  const to = step.do === 'bulk owner' ? StaffDesk.emailAt(step.to) : step.to;
  const field = step.do === 'bulk owner' ? 'owner' : 'status';
  return change(desk, { ids, field, to }, async () => {
    if (step.do === 'bulk owner') await list.setSelectedOwner(StaffDesk.emailAt(step.to));
    else await list.changeSelectedStatus(step.to);
  });
}

function changeAgain(desk: StaffDesk): Promise<void> | undefined {
  const { list } = desk;
  const again = list?.getState().notice?.bulk?.again;
  if (!list || !again) return undefined;
  const field = again.kind;
  const [step] = again.steps;
  if (!step) return undefined;
  // One wish for each customer: an undo that is tried again gives each back its own.
  const wishes = new Map<string, string>(again.steps.map(({ id, to }) => [id, to]));
  return change(desk, { ids: [...wishes.keys()], field, to: (id) => wishes.get(id) ?? '' }, async () => {
    await list.tryAgain();
  });
}

interface Bulk {
  ids: readonly string[];
  field: 'status' | 'owner';
  to: string | ((id: string) => string);
}

async function change(desk: StaffDesk, { ids, field, to }: Bulk, send: () => Promise<void>): Promise<void> {
  const { list } = desk;
  if (!list) return;
  const begun = ids.map((customerId) => {
    const wish = { field, to: typeof to === 'string' ? to : to(customerId) };
    return desk.begin({ name: `a bulk change of ${field}`, customerId, wishes: [wish] });
  });
  await send();
  for (const { stop } of begun) stop();
  const { notice } = list.getState();
  if (!notice?.bulk) return;
  const { undo, bulk } = notice;
  const changed = new Set(undo?.of === 'bulk' ? undo.change.steps.map(({ id }) => id) : []);
  const reasons = new Map(bulk.failures.map(({ id, reason }) => [id, reason]));
  for (const { action, acknowledge, deny } of begun) {
    if (changed.has(action.customerId)) acknowledge(undefined, true);
    else if (/colleague|erased/.test(reasons.get(action.customerId) ?? '')) deny();
  }
  desk.actionsOf.set(
    notice,
    begun.map(({ action }) => action).filter(({ customerId }) => changed.has(customerId)),
  );
}

/** The dry run of an import. */
export async function checkImport(desk: StaffDesk, file: number): Promise<void> {
  const { tab, list } = desk;
  if (!tab || !list) return;
  const store = await createImportStoreWaiting(tab.page, list, file);
  if (store) desk.checked = { tab, list, store };
}

/** Stores what the dry run has shown. */
export function runImport(desk: StaffDesk): Promise<void> | undefined {
  const { checked } = desk;
  if (!checked || checked.tab !== desk.tab || checked.list !== desk.list) return undefined;
  return run(desk, checked);
}

async function run(desk: StaffDesk, { store, list }: NonNullable<StaffDesk['checked']>): Promise<void> {
  const { office } = desk;
  const { lines } = store.getState();
  const { loading, unfinished, isLoaded } = list.getState();
  // Otherwise the screen says that others may be on the list.
  const isWhole = isLoaded && !loading && !unfinished;
  const known = new Set([...office.journal.customers().values()].map(({ phone }) => phone));
  const begun = lines.flatMap((line) => {
    if (!line.wanted || (line.state !== 'ready' && line.state !== 'failed')) return [];
    const { id } = line.wanted;
    return [
      {
        line,
        ...desk.begin({ name: `line ${line.number} of an import`, customerId: id, wishes: [], text: id }),
      },
    ];
  });
  await store.run();
  for (const { line, action, acknowledge, stop } of begun) {
    stop();
    const phone = line.wanted?.added.draft.phone;
    if (isWhole && line.state === 'ready' && action.applied.length > 0 && known.has(phone))
      throw new Error(`${action.name} is stored although ${phone} was on the list before it began.`);
    const now = store.getState().lines.find(({ number }) => number === line.number);
    if (now?.state === 'stored') acknowledge(undefined, false);
    if (
      now?.state === 'stored' &&
      !office.journal.documents.has(`customers/${action.customerId}`) &&
      !office.erased.has(action.customerId)
    )
      throw new Error(`${action.name} is said to be stored, and is not.`);
  }
}
