import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHasPassed } from '@/components/ui/use-has-passed';
import { chunkFailedMessage, isChunkError, missingPartExplanation } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { Modal } from './modal';

interface DialogProps {
  onClose: () => void;
}

const showDelayMs = 400;

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

/** Typed keys are meant for the dialog. The browser keeps its own. */
function stopTyping(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isUndo = key.toLowerCase() === 'z';
  if (/^(Escape|Tab|F\d+)$/.test(key) || ((ctrlKey || metaKey || altKey) && !isUndo)) return;
  event.preventDefault();
  event.stopPropagation();
}

function LoadingDialog({ onClose }: DialogProps) {
  const isShown = useHasPassed(showDelayMs);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A typed space would press the cross.
    if (isShown) return content.current?.focus();
    window.addEventListener('keydown', stopTyping, true);
    return () => window.removeEventListener('keydown', stopTyping, true);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Modal title="Loading…" contentRef={content} onClose={onClose} className="max-w-md">
      <p>This part of the page is loading.</p>
    </Modal>
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
