import { type ComponentType, useState } from 'react';
import { chunkFailedMessage, isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { useCustomersStore } from './store/customers-store';

/** A dialog whose script is loaded when it is asked for; where that does not arrive, a notice says so. */
export function useDialogChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  const { notify } = useCustomersStore();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isWanted, setIsWanted] = useState(false);

  return {
    /** To be shown; undefined while nobody wants it, and until it is there. */
    Dialog: isWanted ? Dialog : undefined,
    isLoading: isWanted && !Dialog,
    close: () => setIsWanted(false),
    async open() {
      if (isWanted) return;
      setIsWanted(true);
      if (Dialog) return;
      try {
        const loaded = await loadChunk(load, { mayReload: false });
        setDialog(() => loaded);
      } catch (error) {
        setIsWanted(false);
        if (!isChunkError(error)) reportError(error);
        notify({ tone: 'error', text: chunkFailedMessage });
      }
    },
  };
}
