import type { StoreApi } from 'zustand/vanilla';
import { type CustomersState, messages } from '@/features/customers/state/customers-state';
import {
  dropDraftsOfErased,
  questionBeforeDiscarding,
  savedNotes,
} from '@/features/customers/state/saved-drafts';
import type { CustomerFeed } from '@/features/customers/sync/customer-feed';
import { hasVisibleText } from '@/lib/text';

/** Keeps typed text: asks before it is lost, and drops it with the customer whom it is about. */
export function createLeaveGuard(store: StoreApi<CustomersState>, find: CustomerFeed['find']) {
  const { getState, setState } = store;

  /** The question before the page is left for another of the site; undefined where nothing would be lost. */
  function questionBeforeLeaving(): string | undefined {
    const { many, noteDrafts } = getState();
    if (many) return messages.leaveMany;
    const saved = savedNotes();
    const wouldLose = [...noteDrafts].some(
      ([id, text]) => hasVisibleText(text) && saved.get(id)?.text !== text,
    );
    return wouldLose ? messages.leaveNote : undefined;
  }

  /** The question before a logout or the end of the tab: no typed text outlives that. */
  const questionBeforeEnding = () => questionBeforeLeaving() ?? questionBeforeDiscarding();

  function askBeforeUnload(event: BeforeUnloadEvent) {
    if (questionBeforeEnding()) event.preventDefault();
  }

  /** Drops drafts about erased customers, as soon as the list is known to be whole and of the present. */
  function dropDrafts(
    { rows, loading, loadedAt, asOf, interrupted }: CustomersState,
    before: CustomersState,
  ) {
    if (loading || !loadedAt || asOf || interrupted) return;
    if (rows === before.rows && !before.loading && !before.asOf) return;
    dropDraftsOfErased((id) => find(id) !== undefined);
    const { noteDrafts } = getState();
    const known = [...noteDrafts].filter(([id]) => find(id));
    if (known.length < noteDrafts.size) setState({ noteDrafts: new Map(known) });
  }

  return {
    /** Shows the saved notes and guards them. Returns the unsubscribe function. */
    watch() {
      setState({ noteDrafts: new Map([...savedNotes()].map(([id, { text }]) => [id, text])) });
      const unsubscribe = store.subscribe(dropDrafts);
      window.addEventListener('beforeunload', askBeforeUnload);
      return () => {
        window.removeEventListener('beforeunload', askBeforeUnload);
        unsubscribe();
      };
    },

    /** Whether this page may be left for another of the site: asks first where something would be lost. */
    mayLeave: () => isAllowed(questionBeforeLeaving()),
    /** Whether the session may end: asks first where something would be lost. */
    mayLogOut: () => isAllowed(questionBeforeEnding()),
  };
}

function isAllowed(question: string | undefined): boolean {
  return question === undefined || window.confirm(question);
}
