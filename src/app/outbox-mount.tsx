import { type ComponentType, useEffect, useState } from 'react';
import { ChunkNotice } from '@/components/layout/chunk-notice';
import { outboxPrefix, unseenOutcomeKey } from '@/features/contact/outbox/outbox-key';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';

/** In milliseconds. */
const retryPause = 15_000;

const loadNotice = async () => (await import('@/features/contact/outbox/outbox-notice')).OutboxNotice;

/** Loads the notice once a request waits here, or was answered unseen. A missing script is asked for again. */
export function OutboxMount({ load = loadNotice }: { load?: () => Promise<ComponentType> }) {
  const [Notice, setNotice] = useState<ComponentType>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const isWaiting = safeLocalStorage.keys().some((key) => key.startsWith(outboxPrefix));
      if (!isWaiting && !safeSessionStorage.get(unseenOutcomeKey)) return;
      load().then(
        (loaded) => setNotice(() => loaded),
        () => {
          if (navigator.onLine) setFailures((count) => count + 1);
          timer = setTimeout(look, retryPause);
        },
      );
    };
    look();
    window.addEventListener('storage', look);
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', look);
      window.removeEventListener('online', look);
    };
  }, [load]);
  if (Notice) return <Notice />;
  // Some browsers remember a failed script until the page reloads.
  return (
    failures > 1 && (
      <div className="outbox-notice floating-notice sticky bottom-4 z-30">
        <ChunkNotice
          explanation="A part of this page did not arrive. Load it again to see and send the requests on this device."
          onLoadAgain={() => window.location.reload()}
        />
      </div>
    )
  );
}
