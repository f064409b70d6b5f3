import type { StoreApi } from 'zustand/vanilla';
import type { CustomersState } from '@/features/customers/state/customers-state';

type OpenListener = (id: string | undefined) => void;

/** The one customer whose details are open. */
export function createOpenDetails(store: StoreApi<CustomersState>, readActivity: (id: string) => unknown) {
  let onOpenChange: OpenListener | undefined;
  let unheardId: string | undefined;

  function announce(id: string | undefined) {
    if (onOpenChange) onOpenChange(id);
    else unheardId = id;
  }

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
      announce(id);
    },

    closeDetails() {
      showDetails(undefined);
      announce(undefined);
    },

    /** Hears which details a person opens and closes, or has opened before. Returns an unsubscribe function. */
    followDetails(listener: OpenListener) {
      onOpenChange = listener;
      if (unheardId !== undefined) listener(unheardId);
      unheardId = undefined;
      return () => {
        onOpenChange = undefined;
      };
    },
  };
}
