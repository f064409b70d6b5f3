import { type ComponentType, useEffect, useState } from 'react';
import { outboxPrefix } from '@/features/contact/outbox/outbox-key';
import { safeLocalStorage } from '@/lib/storage';

/**
 * Loads what shows and sends the requests that wait in this browser, once there is one. A script that does not arrive is
 * asked for again when the connection is back.
 */
export function OutboxMount() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const look = () => {
      if (!safeLocalStorage.keys().some((key) => key.startsWith(outboxPrefix))) return;
      import('@/features/contact/outbox/outbox-notice').then(
        ({ OutboxNotice }) => setNotice(() => OutboxNotice),
        () => {},
      );
    };
    look();
    window.addEventListener('storage', look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('online', look);
    };
  }, []);
  return Notice && <Notice />;
}
