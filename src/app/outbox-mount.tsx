import { type ComponentType, useEffect, useState } from 'react';
import { ChunkNotice } from '@/components/layout/chunk-notice';
import { paths } from '@/config/paths';
import { outboxPrefix, shownReceiptKey } from '@/features/contact/outbox/outbox-key';
import { unseenOutcome } from '@/features/contact/outbox/unseen-outcome-store';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';

const retryPause = 15_000;

const loadNotice = async () => (await import('@/features/contact/outbox/outbox-notice')).OutboxNotice;

/** Loads the notice once a request waits here, or was answered unseen. A missing script is asked for again. */
export function OutboxMount({ load = loadNotice }: { load?: () => Promise<ComponentType> }) {
  const [Notice, setNotice] = useState<ComponentType>();
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    if (window.location.pathname !== paths.contact) safeSessionStorage.remove(shownReceiptKey);
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (isRetry: boolean) => {
      clearTimeout(timer);
      const hasQueued = safeLocalStorage.keys().some((key) => key.startsWith(outboxPrefix));
      if (!hasQueued && !unseenOutcome.get()) return setIsStuck(false);
      load().then(
        (loaded) => setNotice(() => loaded),
        () => {
          if (isRetry && navigator.onLine) setIsStuck(true);
          timer = setTimeout(look, retryPause, true);
        },
      );
    };
    const onChange = () => look(false);
    onChange();
    const stop = unseenOutcome.watch(onChange);
    window.addEventListener('storage', onChange);
    window.addEventListener('online', onChange);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('storage', onChange);
      window.removeEventListener('online', onChange);
    };
  }, [load]);
  if (Notice) return <Notice />;
  // Some browsers remember a failed script until the page reloads.
  return (
    isStuck && (
      <div className="outbox-notice floating-notice sticky short:static bottom-4 z-30 print:hidden">
        <ChunkNotice
          explanation="A part of this page did not arrive. Load the page again to see your requests on this device."
          onLoadAgain={() => window.location.reload()}
        />
      </div>
    )
  );
}
