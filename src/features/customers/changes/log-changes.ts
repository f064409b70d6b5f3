import type { StoreApi } from 'zustand/vanilla';
import { newLogId } from '@/data/customer-work';
import { activityTextLimit, type CallOutcome } from '@/domain/activity';
import { entryTitle, followUpText } from '@/domain/activity-text';
import { initialStatus } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import type { CustomersState, LogOffer } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import {
  endSavedNote,
  type SavedNote,
  type StoredNote,
  saveDraft,
  savedNotes,
  savedOffers,
  saveOffers,
} from '@/features/customers/state/saved-drafts';
import type { CustomerFeed } from '@/features/customers/sync/customer-feed';
import { hasVisibleText, toPlainText } from '@/lib/text';
import { undoOf, type WorkChanges } from './work-changes';

export type LogChanges = ReturnType<typeof createLogChanges>;

/** Sent again after an unknown outcome, a call, message or note has the same id. */
export function createLogChanges(
  { getState, setState }: StoreApi<CustomersState>,
  customers: Pick<CustomerFeed, 'find'>,
  { save, saySaved }: Pick<WorkChanges, 'save' | 'saySaved'>,
) {
  /** The notes that were sent and may have been stored, by customer id. */
  const sentNotes = new Map([...savedNotes()].map(([customerId, { sent }]) => [customerId, sent]));
  let unsaved: { offers: readonly LogOffer[]; before: readonly LogOffer[] } | undefined;

  function saveNoteDraft(customerId: string) {
    const text = getState().noteDrafts.get(customerId) ?? '';
    const customer = customers.find(customerId)?.customer;
    const customerName = customer && displayName(customer);
    const note: SavedNote = { text, customerName, sent: sentNotes.get(customerId) };
    saveDraft(`note ${customerId}`, hasVisibleText(text) ? note : undefined);
  }

  function changeOffers(change: (offers: readonly LogOffer[]) => readonly LogOffer[]) {
    setState(({ offers }) => ({ offers: change(offers) }));
    // The page may have been left meanwhile, and another may have saved offers of its own.
    const saved = savedOffers();
    const own = unsaved?.offers ?? [];
    const known = new Set([...own, ...(unsaved?.before ?? [])].map(({ logId }) => logId));
    const next = change([...own, ...saved.filter(({ logId }) => !known.has(logId))]);
    unsaved = saveOffers(next) ? undefined : { offers: next, before: saved };
  }

  function replaceOffer(logId: string, next?: LogOffer) {
    changeOffers((offers) => offers.flatMap((offer) => (offer.logId === logId ? (next ?? []) : offer)));
  }

  const isSending = (logId: string) => getState().sendingOffers.has(logId);

  function endOffer(offer: LogOffer, outcome: string) {
    const status = customers.find(offer.customerId)?.customer.status;
    const isReached = outcome === 'reached' && status === initialStatus;
    replaceOffer(offer.logId, isReached ? { ...offer, isReached, sent: undefined } : undefined);
  }

  /** Ends offers of calls that are stored though their answer was lost. */
  function endLoggedOffers() {
    const { offers, work } = getState();
    for (const offer of offers) {
      const call = work?.get(offer.customerId)?.lastCall;
      const isLogged = call !== undefined && call.entry === offer.sent?.id;
      if (isLogged && !isSending(offer.logId)) endOffer(offer, call.outcome);
    }
  }

  /** The latest offer; the earlier ones return once it is logged or dismissed. */
  const shownOffer = () => getState().offers.findLast(({ customerId }) => customers.find(customerId));

  function offerLog(customerId: string, channel: LogOffer['channel']): LogOffer {
    const offer = { customerId, channel, logId: newLogId(), isReached: false };
    const isReplaced = (other: LogOffer) =>
      other.isReached
        ? other.customerId === customerId
        : !other.sent &&
          (other.channel !== 'call' || (other.channel === channel && other.customerId === customerId));
    changeOffers((offers) => [...offers.filter((other) => !isReplaced(other)), offer]);
    return offer;
  }

  async function logOffer({ sent, ...offer }: LogOffer, outcome?: CallOutcome, nextAt?: Date) {
    const { customerId, channel, logId } = offer;
    if (isSending(logId)) return;
    const last = sent?.outcome === outcome ? sent : undefined;
    const { id, nextTimes } = last ?? { id: newLogId(), nextTimes: [] };
    const tries = nextTimes.map((at) => new Date(at));
    const times = nextAt ? [...nextTimes, nextAt.toISOString()] : nextTimes;
    replaceOffer(logId, { ...offer, sent: { outcome, nextTimes: times, id } });
    const entry =
      channel === 'call'
        ? ({ kind: 'call', to: outcome ?? 'reached' } as const)
        : ({ kind: 'message', to: channel } as const);
    const log = { ...entry, id, text: '' };
    setState(({ sendingOffers }) => ({ sendingOffers: new Set([...sendingOffers, logId]) }));
    const saved = await save(customerId, ({ followUpAt }) => ({
      log,
      ...(nextAt && {
        followUpAt: { to: nextAt, expected: followUpAt, ...(tries.length > 0 && { tries }) },
      }),
    }));
    setState(({ sendingOffers }) => ({
      sendingOffers: new Set([...sendingOffers].filter((id) => id !== logId)),
    }));
    if (!saved) return endLoggedOffers();
    endOffer(offer, entry.to);
    const undo = undoOf(saved);
    const details = [entryTitle(entry), nextAt && followUpText(nextAt), undo && messages.undoKeepsCall];
    saySaved(customerId, { detail: details.filter(Boolean).join('. '), undo });
  }

  return {
    shownOffer,
    offerLog,

    isSendingLog(customerId: string) {
      const offer = shownOffer();
      return offer?.customerId === customerId && isSending(offer.logId);
    },

    endLoggedOffers,

    dropOffers(isOver: (offer: LogOffer) => boolean) {
      if (getState().offers.some(isOver)) changeOffers((offers) => offers.filter((one) => !isOver(one)));
    },

    dismissLog() {
      const offer = shownOffer();
      if (offer) replaceOffer(offer.logId);
    },

    async log(outcome?: CallOutcome, nextAt?: Date) {
      const offer = shownOffer();
      if (offer) await logOffer(offer, outcome, nextAt);
    },

    /** Logs a call of a desk phone; its prompt stays open if it is not stored. */
    logCall(customerId: string, outcome: CallOutcome, nextAt?: Date) {
      const shown = shownOffer();
      const isOffered = shown?.customerId === customerId && shown.channel === 'call' && !shown.isReached;
      return logOffer(isOffered ? shown : offerLog(customerId, 'call'), outcome, nextAt);
    },

    draftNote(customerId: string, text: string) {
      setState(({ noteDrafts }) => ({ noteDrafts: new Map(noteDrafts).set(customerId, text) }));
      if (!hasVisibleText(text)) sentNotes.delete(customerId);
      saveNoteDraft(customerId);
    },

    endNote({ customerId, id, draft }: StoredNote) {
      const sent = sentNotes.get(customerId);
      if (sent && sent.id !== id) return;
      sentNotes.delete(customerId);
      const isSame = getState().noteDrafts.get(customerId) === draft;
      if (isSame) setState(({ noteDrafts }) => ({ noteDrafts: new Map(noteDrafts).set(customerId, '') }));
    },

    /** Logs a note in the page's own words; the box keeps what is typed there. */
    async logNote(customerId: string, text: string) {
      const log = { id: newLogId(), kind: 'note', to: null, text } as const;
      if (await save(customerId, () => ({ log }))) saySaved(customerId, { detail: text });
    },

    async saveNote(customerId: string) {
      const draft = getState().noteDrafts.get(customerId) ?? '';
      const text = toPlainText(draft);
      if (!hasVisibleText(text) || text.length > activityTextLimit) return;
      const sent = sentNotes.get(customerId);
      const note = sent?.text === text ? sent : { text, id: newLogId() };
      sentNotes.set(customerId, note);
      saveNoteDraft(customerId);
      const log = { id: note.id, kind: 'note', to: null, text } as const;
      if (!(await save(customerId, () => ({ log })))) return;
      endSavedNote({ customerId, id: note.id, draft });
      saySaved(customerId, { detail: entryTitle({ kind: 'note', to: null }) });
    },
  };
}
