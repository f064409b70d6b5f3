import type { StoreApi } from 'zustand/vanilla';
import type { CustomersState } from '@/features/customers/state/customers-state';

type OpenListener = (id: string | undefined) => void;

/** The one customer whose details are open. */
export function createOpenDetails(store: StoreApi<CustomersState>, readActivity: (id: string) => unknown) {
  let onOpenChange: OpenListener | undefined;

  function showDetails(id: string | undefined) {
    if (store.getState().openId === id) return;
    store.setState({ openId: id, activity: undefined });
    // A slash leads to no document.
    if (id !== undefined && !id.includes('/')) void readActivity(id);
  }

  return {
    /** Without a change of the address, which has changed already. */
    showDetails,

    openDetails(id: string) {
      showDetails(id);
      onOpenChange?.(id);
    },

    closeDetails() {
      showDetails(undefined);
      onOpenChange?.(undefined);
    },

    /** Hears which details a person opens and closes. Returns an unsubscribe function. */
    followDetails(listener: OpenListener) {
      onOpenChange = listener;
      return () => {
        onOpenChange = undefined;
      };
    },
  };
}
