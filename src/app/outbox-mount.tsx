import { type ComponentType, useEffect, useState } from 'react';
import { outboxPrefix } from '@/features/contact/outbox/outbox-key';
import { safeLocalStorage } from '@/lib/storage';

/** In milliseconds. */
const retryPause = 15_000;

const loadNotice = async () => (await import('@/features/contact/outbox/outbox-notice')).OutboxNotice;

/** Loads the outbox once a request waits here. A missing script is asked for again. */
export function OutboxMount({ load = loadNotice }: { load?: () => Promise<ComponentType> }) {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!safeLocalStorage.keys().some((key) => key.startsWith(outboxPrefix))) return;
      load().then(
        (loaded) => setNotice(() => loaded),
        () => {
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
  return Notice && <Notice />;
}
