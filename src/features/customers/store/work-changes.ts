import type { StoreApi } from 'zustand/vanilla';
import { changeWork, newLogId, type WorkChange } from '@/data/customer-work';
import type { Outcome } from '@/data/outcome';
import type { CallOutcome } from '@/domain/activity';
import { entryTitle, followUpText, staffName } from '@/domain/activity-text';
import { type Assignment, noAssignment } from '@/domain/assignment';
import { displayName } from '@/domain/customer-text';
import { hasVisibleText, toPlainText } from '@/lib/text';
import type { ActivityLog } from './activity-log';
import type { CustomerFeed } from './customer-feed';
import { type Contacting, type CustomersState, messages, type Notice } from './customers-state';
import { failureText } from './failure-text';
import { type KeptNote, keepDraft, keptNote, keptNotes } from './kept-drafts';
import type { KeyedQueue } from './keyed-queue';
import type { WorkFeed } from './work-feed';

/** The part of the work that is changed here. */
type OwnWork = Pick<Assignment, 'owner' | 'followUpAt'>;

/** What of a change can be taken back. */
type Undoable = Pick<WorkChange, 'owner' | 'followUpAt'>;

interface Saved {
  change: WorkChange;
  /** All was so already. */
  isUnchanged: boolean;
}

/** What is done about customers. */
export function createWorkChanges(
  store: StoreApi<CustomersState>,
  reader: Pick<CustomerFeed, 'find' | 'forget'>,
  workReader: WorkFeed,
  inTurn: KeyedQueue,
  tell: ActivityLog['tell'],
) {
  const { getState, setState } = store;
  const notify = (notice: Notice) => setState({ notice });
  /** The notes that were sent and may have been stored, by customer id: sent again, they have the same id. */
  const sentNotes = new Map([...keptNotes()].map(([customerId, { sent }]) => [customerId, sent]));
  /** The same of how a call or message ended. */
  let sentLog: { offer: string; content: string; id: string } | undefined;
  /** The offer whose outcome is being saved: a call ends in one way. */
  let savingOffer: string | undefined;
  const workOf = (id: string) => getState().work?.get(id) ?? noAssignment;

  /**
   * Sends a change when its turn comes; `toChange` is asked for it then, with the work as it is by then. Never rejects.
   * What is stored is told, but not taken into the list: that is for `take`, before the next change of the customer.
   */
  function sendWorkChange(
    customerId: string,
    toChange: (work: OwnWork) => WorkChange,
    take?: (outcome: Outcome<Assignment>) => void,
  ): Promise<Outcome<Assignment>> {
    const isKnown = reader.find(customerId) !== undefined;
    const asked = workOf(customerId);
    return inTurn(customerId, async () => {
      if (!isKnown) return { kind: 'erased', ids: [customerId] };
      // The list may have been closed meanwhile: what was asked for is stored all the same.
      const before = getState().work ? workOf(customerId) : asked;
      setState(({ saving }) => ({ saving: new Set(saving).add(customerId) }));
      const change = toChange(before);
      const outcome = await changeWork(customerId, change);
      take?.(outcome);
      setState(({ saving }) => ({ saving: new Set([...saving].filter((id) => id !== customerId)) }));
      if (outcome.kind === 'stored') tell(customerId, toldOf(change, before), outcome.isUnchanged ?? false);
      return outcome;
    });
  }

  /** Saves a change. Never rejects: resolves to what is stored, or says why it is not. */
  async function save(
    customerId: string,
    toChange: (work: OwnWork) => WorkChange,
  ): Promise<Saved | undefined> {
    const customer = reader.find(customerId)?.customer;
    const name = customer ? displayName(customer) : '';
    let change: WorkChange = {};
    const changeNow = (work: OwnWork) => {
      change = toChange(work);
      return change;
    };
    const outcome = await sendWorkChange(customerId, changeNow, (answer) => {
      if (answer.kind === 'stored') workReader.set(answer.value);
      if (answer.kind === 'conflict') workReader.replace(answer.current);
    });
    const fail = (text: string) => {
      notify({ tone: 'error', text, customerId });
      return undefined;
    };
    switch (outcome.kind) {
      case 'stored':
        return { change, isUnchanged: outcome.isUnchanged ?? false };
      case 'erased':
        if (reader.find(customerId)) reader.forget(customerId);
        notify({ tone: 'error', text: messages.erased });
        return undefined;
      default:
        return fail(failureText(outcome, 'work', name));
    }
  }

  function say(customerId: string, detail: string, undo?: Notice['undo'], toText = messages.saved) {
    const customer = reader.find(customerId)?.customer;
    if (!customer) return;
    notify({ tone: 'success', text: toText(displayName(customer)), detail, customerId, undo });
  }

  /** Saves an owner or a follow-up, and offers the way back. Resolves to whether it is stored. */
  async function change(
    customerId: string,
    toChange: (work: OwnWork) => Undoable,
    toText?: typeof messages.saved,
  ): Promise<boolean> {
    const saved = await save(customerId, toChange);
    if (!saved) return false;
    const { owner, followUpAt } = saved.change;
    const detail = owner
      ? `Owner: ${staffName(getState().staff, owner.to) || 'nobody'}`
      : followUpText(followUpAt?.to ?? null);
    say(customerId, detail, undoOf(saved), toText);
    return true;
  }

  /** Has the tab keep what stands in the box. */
  function keepNote(customerId: string) {
    const text = getState().noteDrafts.get(customerId) ?? '';
    const note: KeptNote = { text, sent: sentNotes.get(customerId) };
    keepDraft(`note ${customerId}`, hasVisibleText(text) ? note : undefined);
  }

  return {
    sendWorkChange,

    /** Offers to write down how it ends that somebody is called or written to. */
    offerLog: (customerId: string, channel: Contacting['channel']) =>
      setState({ contacting: { customerId, channel, logId: newLogId(), isReached: false } }),
    dismissLog: () => setState({ contacting: undefined }),

    /** Writes down how the call or message on offer ended, and when to call back. */
    async log(outcome?: CallOutcome, callBackAt?: Date) {
      const { contacting } = getState();
      if (!contacting || contacting.logId === savingOffer) return;
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
      savingOffer = logId;
      const saved = await save(customerId, ({ followUpAt }) => ({
        log,
        ...(callBackAt && { followUpAt: { to: callBackAt, expected: followUpAt } }),
      }));
      savingOffer = undefined;
      if (!saved || getState().contacting?.logId !== logId) return;
      const status = reader.find(customerId)?.customer.status;
      const isReached = entry.to === 'reached' && status === 'new';
      setState({ contacting: isReached ? { ...contacting, isReached } : undefined });
      say(customerId, entryTitle(entry), undoOf(saved));
    },

    draftNote(customerId: string, text: string) {
      setState(({ noteDrafts }) => ({ noteDrafts: new Map(noteDrafts).set(customerId, text) }));
      keepNote(customerId);
    },

    /** Saves what was typed; it stays in its box until it is stored. */
    async saveNote(customerId: string) {
      const draft = getState().noteDrafts.get(customerId) ?? '';
      const text = toPlainText(draft);
      if (!hasVisibleText(text)) return;
      const sent = sentNotes.get(customerId);
      const note = sent?.text === text ? sent : { text, id: newLogId() };
      sentNotes.set(customerId, note);
      keepNote(customerId);
      const log = { id: note.id, kind: 'note', to: null, text } as const;
      if (!(await save(customerId, () => ({ log })))) return;
      if (sentNotes.get(customerId) === note) sentNotes.delete(customerId);
      // The page may have been left since, and another have begun with what was kept.
      const kept = keptNote(customerId);
      keepDraft(`note ${customerId}`, kept && kept.text !== draft ? { text: kept.text } : undefined);
      const isSame = getState().noteDrafts.get(customerId) === draft;
      if (isSame) setState(({ noteDrafts }) => ({ noteDrafts: new Map(noteDrafts).set(customerId, '') }));
      say(customerId, entryTitle({ kind: 'note', to: null }));
    },

    /** Takes back an owner or a follow-up. */
    undoWork: (customerId: string, undo: Undoable) => change(customerId, () => undo, messages.workUndone),

    /** Gives a customer to one of the staff, by e-mail, or to nobody. */
    giveTo: (customerId: string, owner: string) =>
      change(customerId, (work) => ({ owner: { to: owner, expected: work.owner } })),

    /** Plans when a customer is contacted next; null for not at all. Resolves to whether that is stored. */
    plan: (customerId: string, at: Date | null) =>
      change(customerId, (work) => ({ followUpAt: { to: at, expected: work.followUpAt } })),
  };
}

/** The way back from what was saved; none where nothing was changed. */
function undoOf({ change: { owner, followUpAt }, isUnchanged }: Saved): Notice['undo'] {
  if (isUnchanged || !(owner || followUpAt)) return undefined;
  return {
    work: {
      ...(owner && { owner: { to: owner.expected, expected: owner.to } }),
      ...(followUpAt && { followUpAt: { to: followUpAt.expected, expected: followUpAt.to } }),
    },
  };
}

/** The entries that a change leaves, newest first. */
function toldOf({ log, owner, followUpAt }: WorkChange, before: OwnWork) {
  const none = { text: '', from: null };
  return [
    ...(log ? [{ ...none, kind: log.kind, text: log.text, to: log.to }] : []),
    ...(followUpAt
      ? [{ text: '', kind: 'follow-up' as const, from: before.followUpAt, to: followUpAt.to }]
      : []),
    ...(owner ? [{ text: '', kind: 'owner' as const, from: before.owner, to: owner.to }] : []),
  ];
}
