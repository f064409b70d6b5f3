import { endSession, getSession, onSessionChange, startSession } from '@/data/session-store';
import { workView } from '@/domain/work-lists';
import { createImportStore } from '@/features/customers/import/import-store';
import { countWorkLists, summariseRows } from '@/features/customers/list/figures';
import { saveDraft } from '@/features/customers/state/saved-drafts';
import { createCustomersStore } from '@/features/customers/store/customers-store';
import type { Look } from './steps';

/** A tab of staff: the store and the data layer of the customer list, without its view. */
function createStaffPage() {
  let store: ReturnType<typeof createCustomersStore> | undefined;
  let stop = () => {};

  /** As the route guard: the list is on the screen while somebody is signed in. */
  function guard() {
    if (getSession() && !store) {
      store = createCustomersStore();
      stop = store.start();
    } else if (!getSession() && store) {
      stop();
      store = undefined;
    }
  }

  onSessionChange(guard);
  guard();
  return {
    /** The list's store, while somebody is signed in. */
    list: () => store,
    session: getSession,
    signIn: (email: string) => startSession('admin', email),
    signOut: endSession,
    openImport: (list: ReturnType<typeof createCustomersStore>) => createImportStore(list),
    saveDraft,
    /** The ids of the rows that the list shows to a person who looks for something. */
    shown({ search, filter, sort }: Look): string[] | undefined {
      const rows = store?.visibleRows(sort, { ...filter, search }, new Date()).rows;
      return rows?.map(({ customer }) => customer.id);
    },
    figures() {
      if (!store) return undefined;
      const { rows, work } = store.getState();
      const view = workView(new Date(), getSession()?.userEmail ?? '');
      return { counts: summariseRows(rows).counts, lists: countWorkLists(rows, work, view) };
    },
  };
}

export type StaffPage = ReturnType<typeof createStaffPage>;

Object.assign(globalThis, { page: createStaffPage() });
