import type { StoreApi } from 'zustand/vanilla';
import { leaveSaving } from '@/components/staff/save-failure-text';
import { initialStatus } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import type { LogChanges } from '@/features/customers/changes/log-changes';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import {
  dropDraftsOfErased,
  isAllowed,
  joinQuestions,
  markDrafts,
  mayDiscardDrafts,
  onNoteStored,
  questionAboutForms,
  questionAboutNotes,
  savedNotes,
  savedOffers,
} from '@/features/customers/state/saved-drafts';
import type { CustomerFeed } from '@/features/customers/sync/customer-feed';
import { hasVisibleText } from '@/lib/text';
import { askBeforeUnload } from '@/lib/unload-question';

/** Asks before typed text is lost, and drops text about erased customers. */
export function createLeaveGuard(
  store: StoreApi<CustomersState>,
  find: CustomerFeed['find'],
  { dropOffers, endLoggedOffers, endNote }: Pick<LogChanges, 'dropOffers' | 'endLoggedOffers' | 'endNote'>,
) {
  const { getState, setState } = store;

  function nameOf(id: string): string | undefined {
    const customer = find(id)?.customer;
    return customer ? displayName(customer) : savedNotes().get(id)?.customerName;
  }

  function questionBeforeLosing(notes: ReadonlyMap<string, string>): string | undefined {
    const ids = [...notes.keys()].filter((id) => hasVisibleText(notes.get(id) ?? ''));
    const { bulk, saving, pending } = getState();
    const isSaving = saving.size > 0 || pending.size > 0;
    const question = bulk ? messages.leaveBulk : isSaving ? leaveSaving : undefined;
    return joinQuestions(question, questionAboutNotes(ids.map(nameOf)));
  }

  function questionBeforeLeaving() {
    const saved = savedNotes();
    const unsaved = [...getState().noteDrafts].filter(([id, text]) => saved.get(id)?.text !== text);
    return questionBeforeLosing(new Map(unsaved));
  }

  const questionBeforeEnding = () =>
    joinQuestions(questionBeforeLosing(getState().noteDrafts), questionAboutForms());

  function dropNeedlessOffers({ rows, work }: CustomersState, before: CustomersState) {
    if (work !== before.work) endLoggedOffers();
    if (rows === before.rows) return;
    dropOffers(({ customerId, isReached }) => {
      const customer = find(customerId)?.customer;
      return isReached && customer !== undefined && customer.status !== initialStatus;
    });
  }

  /** A partial or cached list does not tell who was erased. */
  function dropDrafts({ rows, loading, isLoaded, asOf, unfinished }: CustomersState, before: CustomersState) {
    if (loading || !isLoaded || asOf || unfinished) return;
    if (rows === before.rows && !before.loading && !before.asOf) return;
    dropDraftsOfErased((id) => find(id) !== undefined);
    dropOffers(({ customerId }) => !find(customerId));
    const { noteDrafts } = getState();
    const known = [...noteDrafts].filter(([id]) => find(id));
    if (known.length < noteDrafts.size) setState({ noteDrafts: new Map(known) });
  }

  return {
    watch() {
      markDrafts();
      setState({
        noteDrafts: new Map([...savedNotes()].map(([id, { text }]) => [id, text])),
        offers: savedOffers(),
      });
      const stops = [
        store.subscribe(dropDrafts),
        store.subscribe(dropNeedlessOffers),
        onNoteStored(endNote),
        askBeforeUnload(() => questionBeforeEnding() !== undefined),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },

    /** Asks before the person leaves the page for another of the site, if text would be lost. */
    mayLeave: () => isAllowed(questionBeforeLeaving()),
    mayLogOut: () => mayDiscardDrafts(questionBeforeEnding()),
  };
}
