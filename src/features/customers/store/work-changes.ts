import type { StoreApi } from 'zustand/vanilla';
import { newLogId, type WorkChange } from '@/data/customer-work';
import { listActivity } from '@/data/list-work';
import { getSession } from '@/data/session-store';
import type { Activity, CallOutcome } from '@/domain/activity';
import type { CustomerStatus } from '@/domain/customer-status';
import { type CustomerWork, noWork } from '@/domain/customer-work';
import { reportError } from '@/lib/report-error';
import { hasVisibleText, toPlainText } from '@/lib/text';
import { entryTitle, followUpText, staffName } from './activity-text';
import type { CustomerReader } from './customer-reader';
import { displayName } from './customer-text';
import { type Contacting, type CustomersState, messages, type Notice } from './customers-state';
import { sendWork, until, type WorkOutcome } from './send-change';
import type { WorkReader } from './work-reader';

type Undoable = Pick<WorkChange, 'owner' | 'followUpAt'>;

/** What is done about customers, and the log of the one whose details are open. */
export function createWorkChanges(
  store: StoreApi<CustomersState>,
  reader: Pick<CustomerReader, 'find' | 'forget'>,
  workReader: WorkReader,
) {
  const { getState, setState } = store;
  const notify = (notice: Notice) => setState({ notice });
  /** The note that was sent last and may have been stored: sent again, it has the same id. */
  let sentNote: { customerId: string; text: string; id: string } | undefined;
  /** The same of how a call or message ended. */
  let sentLog: { offer: string; content: string; id: string } | undefined;
  const workOf = (id: string) => getState().work?.get(id) ?? noWork;

  /** Adds what was just stored to the open log: it is not read again for that. */
  function tell(customerId: string, entries: readonly Pick<Activity, 'kind' | 'text' | 'from' | 'to'>[]) {
    const { activity } = getState();
    if (activity?.customerId !== customerId || !activity.entries) return;
    const signed = { by: getSession()?.userEmail ?? '', at: new Date() };
    const added = entries.map((entry) => ({ ...entry, ...signed, id: newLogId() }));
    setState({ activity: { ...activity, entries: [...added, ...activity.entries] } });
  }

  async function readActivity(customerId: string) {
    const asked = { customerId, entries: undefined, failed: false };
    setState({ activity: asked });
    const entries = await listActivity(customerId).catch(reportError);
    // Closed since, or asked for anew.
    if (getState().activity !== asked) return;
    setState({ activity: { customerId, entries: entries ?? undefined, failed: !entries } });
  }

  /**
   * Sends a change, one of a customer at a time. Never rejects; resolves to nothing where another is being saved. What is
   * stored is told, but not taken into the list: that is for `take`, before the next change of the customer.
   */
  async function sendChange(
    customerId: string,
    change: WorkChange,
    take?: (outcome: WorkOutcome) => void,
  ): Promise<WorkOutcome | undefined> {
    if (!reader.find(customerId)) return { kind: 'erased' };
    if (getState().saving.has(customerId)) return undefined;
    setState(({ saving }) => ({ saving: new Set(saving).add(customerId) }));
    const before = workOf(customerId);
    const outcome = await sendWork(customerId, change);
    take?.(outcome);
    setState(({ saving }) => ({ saving: new Set([...saving].filter((id) => id !== customerId)) }));
    if (outcome.kind === 'stored') tell(customerId, toldOf(change, before));
    return outcome;
  }

  /**
   * Saves a change, after the one of the customer that is being saved. Never rejects: resolves to whether it is stored,
   * and says why not.
   */
  async function save(customerId: string, toChange: () => WorkChange): Promise<boolean> {
    while (getState().saving.has(customerId)) {
      await until(store, (state) => !state.saving.has(customerId));
      // The list was closed meanwhile.
      if (!reader.find(customerId)) return false;
    }
    const customer = reader.find(customerId)?.customer;
    const name = customer ? displayName(customer) : '';
    const outcome = await sendChange(customerId, toChange(), (answer) => {
      if (answer.kind === 'stored') workReader.set(answer.work);
      if (answer.kind === 'faster') workReader.replace(answer.current);
    });
    if (!outcome) return false;
    const fail = (text: string) => {
      notify({ tone: 'error', text, customerId });
      return false;
    };
    switch (outcome.kind) {
      case 'stored':
        return true;
      case 'faster':
        return fail(messages.workConflict(name));
      case 'erased':
        if (customer) reader.forget(customerId);
        notify({ tone: 'error', text: messages.erased });
        return false;
      case 'refused':
        return fail(messages.workFailed(outcome.reason));
      case 'offline':
        return fail(messages.workOffline(name));
      case 'unknown':
        return fail(messages.workError);
    }
  }

  const followUpTo = (customerId: string, to: Date | null) => ({
    followUpAt: { to, expected: workOf(customerId).followUpAt },
  });

  function say(customerId: string, detail: string, undo?: Notice['undo'], toText = messages.saved) {
    const customer = reader.find(customerId)?.customer;
    if (!customer) return;
    notify({ tone: 'success', text: toText(displayName(customer)), detail, customerId, undo });
  }

  /** Saves an owner or a follow-up, and offers the way back. Resolves to whether it is stored. */
  async function change(
    customerId: string,
    toChange: () => Undoable,
    toText?: typeof messages.saved,
  ): Promise<boolean> {
    let sent: Undoable = {};
    const isStored = await save(customerId, () => {
      const { owner, followUpAt } = toChange();
      sent = { ...(owner && { owner }), ...(followUpAt && { followUpAt }) };
      return sent;
    });
    if (!isStored) return false;
    const { owner, followUpAt } = sent;
    const detail = owner
      ? `Owner: ${staffName(getState().staff, owner.to) || 'nobody'}`
      : followUpText(followUpAt?.to ?? null);
    const work = {
      ...(owner && { owner: { to: owner.expected, expected: owner.to } }),
      ...(followUpAt && { followUpAt: { to: followUpAt.expected, expected: followUpAt.to } }),
    };
    say(customerId, detail, { work }, toText);
    return true;
  }

  return {
    readActivity,
    tell,
    sendChange,

    /** Adds a change of status that was just stored to the open log. */
    tellOfStatus: (customerId: string, from: CustomerStatus, to: CustomerStatus) =>
      tell(customerId, [{ kind: 'status', text: '', from, to }]),

    /** Offers to write down how it ends that somebody is called or written to. */
    offerLog: (customerId: string, channel: Contacting['channel']) =>
      setState({ contacting: { customerId, channel, logId: newLogId(), isReached: false } }),
    dismissLog: () => setState({ contacting: undefined }),

    /** Writes down how the call or message on offer ended, and when to call back. */
    async log(outcome?: CallOutcome, callBackAt?: Date) {
      const { contacting } = getState();
      if (!contacting) return;
      const { customerId, channel, logId } = contacting;
      const content = JSON.stringify([outcome, callBackAt]);
      const isAgain = sentLog?.offer === logId && sentLog.content === content;
      const { id } = isAgain && sentLog ? sentLog : { id: newLogId() };
      sentLog = { offer: logId, content, id };
      const entry =
        channel === 'call'
          ? ({ kind: 'call', to: outcome ?? 'reached' } as const)
          : ({ kind: 'message', to: channel } as const);
      const log = { ...entry, id, text: '' };
      const isStored = await save(customerId, () => ({
        log,
        ...(callBackAt && followUpTo(customerId, callBackAt)),
      }));
      if (!isStored || getState().contacting?.logId !== logId) return;
      const status = reader.find(customerId)?.customer.status;
      const isReached = entry.to === 'reached' && status === 'new';
      setState({ contacting: isReached ? { ...contacting, isReached } : undefined });
      say(customerId, entryTitle(entry));
    },

    draftNote: (customerId: string, text: string) =>
      setState(({ noteDrafts }) => ({ noteDrafts: new Map(noteDrafts).set(customerId, text) })),

    /** Saves what was typed; it stays in its box until it is stored. */
    async saveNote(customerId: string) {
      const draft = getState().noteDrafts.get(customerId) ?? '';
      const text = toPlainText(draft);
      if (!hasVisibleText(text)) return;
      const isAgain = sentNote?.customerId === customerId && sentNote.text === text;
      const note = isAgain && sentNote ? sentNote : { customerId, text, id: newLogId() };
      sentNote = note;
      if (!(await save(customerId, () => ({ log: { id: note.id, kind: 'note', to: null, text } })))) return;
      sentNote = undefined;
      const isSame = getState().noteDrafts.get(customerId) === draft;
      if (isSame) setState(({ noteDrafts }) => ({ noteDrafts: new Map(noteDrafts).set(customerId, '') }));
      say(customerId, entryTitle({ kind: 'note', to: null }));
    },

    /** Takes back an owner or a follow-up. */
    undoWork: (customerId: string, undo: Undoable) => change(customerId, () => undo, messages.workUndone),

    /** Gives a customer to one of the staff, by e-mail, or to nobody. */
    giveTo: (customerId: string, owner: string) =>
      change(customerId, () => ({ owner: { to: owner, expected: workOf(customerId).owner } })),

    /** Plans when a customer is contacted next; null for not at all. Resolves to whether that is stored. */
    plan: (customerId: string, at: Date | null) => change(customerId, () => followUpTo(customerId, at)),
  };
}

/** The entries that a change leaves, newest first. */
function toldOf({ log, owner, followUpAt }: WorkChange, before: Pick<CustomerWork, 'owner' | 'followUpAt'>) {
  const none = { text: '', from: null };
  return [
    ...(log ? [{ ...none, kind: log.kind, text: log.text, to: log.to }] : []),
    ...(followUpAt
      ? [{ text: '', kind: 'follow-up' as const, from: before.followUpAt, to: followUpAt.to }]
      : []),
    ...(owner ? [{ text: '', kind: 'owner' as const, from: before.owner, to: owner.to }] : []),
  ];
}
