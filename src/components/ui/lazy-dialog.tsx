import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { chunkFailedMessage, isChunkError, missingPartExplanation } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { Button } from './button';
import { Modal } from './modal';
import { useHasPassed } from './use-has-passed';

interface DialogProps {
  onClose: () => void;
}

/** Milliseconds before the loading dialog appears. */
const showDelay = 400;

/** A dialog whose script is loaded when it is first shown. Another dialog reports a slow or a failed load. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => Loaded);
    const [hasFailed, setHasFailed] = useState(false);

    const attempt = useCallback(async () => {
      setHasFailed(false);
      try {
        Loaded ??= await loadChunk(load, { mayReload: false });
        setDialog(() => Loaded);
      } catch (error) {
        if (!isChunkError(error)) reportError(error);
        setHasFailed(true);
      }
    }, []);

    useEffect(() => {
      if (!Loaded) void attempt();
    }, [attempt]);

    if (Dialog) return <Dialog {...props} />;
    if (hasFailed) return <FailedDialog onClose={props.onClose} onTryAgain={attempt} />;
    return <LoadingDialog onClose={props.onClose} />;
  };
}

function LoadingDialog({ onClose }: DialogProps) {
  return (
    useHasPassed(showDelay) && (
      <Modal title="Loading…" onClose={onClose} className="max-w-md">
        <p>This part of the page is loading.</p>
      </Modal>
    )
  );
}

function FailedDialog({ onClose, onTryAgain }: DialogProps & { onTryAgain: () => Promise<void> }) {
  return (
    <Modal title={chunkFailedMessage} onClose={onClose} className="max-w-md">
      <p role="alert">{`${missingPartExplanation} What you typed stays.`}</p>
      {/* A browser does not request an unanswered script again before a reload. */}
      <Button
        className="mt-4"
        onClick={() => (navigator.onLine ? window.location.reload() : void onTryAgain())}
      >
        Load again
      </Button>
    </Modal>
  );
}
