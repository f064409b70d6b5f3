import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { safeLocalStorage } from '@/lib/storage';
import { formatCount } from './format-count';
import { messages } from './messages';
import type { Notice } from './notice';
import { arrivalText } from './use-arrivals';

/** Remembers the switch in this browser, whoever signs in. */
const storageKey = 'notifyOfNewLeads';

/** How many of those who arrived together are named. */
const namesShown = 3;

/** The switch of the system's notifications. */
export interface NotificationSwitch {
  isOn: boolean;
  toggle: () => void;
}

/**
 * The system's notifications of new customers: off until somebody switches them on, and only while the tab is hidden.
 * `control` is undefined where the browser has none to offer.
 */
export function useNotifications(setNotice: (notice: Notice) => void) {
  const [isOn, setIsOn] = useState(isSwitchedOn);
  const shown = useRef<Notification[]>([]);

  useEffect(() => {
    const closeAll = () => {
      for (const notification of shown.current.splice(0)) notification.close();
    };
    // Seen: what they told of is on the screen.
    const onVisible = () => document.visibilityState === 'visible' && closeAll();
    const onStorage = ({ key }: StorageEvent) => key === storageKey && setIsOn(isSwitchedOn());
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('storage', onStorage);
    return () => {
      closeAll();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
    };
  }, []);

  const set = useCallback((on: boolean) => {
    if (on) safeLocalStorage.set(storageKey, 'on');
    else safeLocalStorage.remove(storageKey);
    setIsOn(on);
  }, []);

  const toggle = useCallback(async () => {
    if (isOn) return set(false);
    const permission = await Notification.requestPermission();
    set(permission === 'granted');
    setNotice(answers[permission]);
  }, [isOn, set, setNotice]);

  const notify = useCallback(
    (names: readonly string[]) => {
      if (!isOn || names.length === 0 || Notification.permission !== 'granted') return;
      try {
        shown.current.push(show(names));
      } catch {
        // Chrome on Android has the permission, but refuses a notification that no service worker shows.
        set(false);
        setNotice({ tone: 'error', text: messages.notificationsImpossible });
      }
    },
    [isOn, set, setNotice],
  );

  const control = useMemo<NotificationSwitch | undefined>(
    () => (canNotify() ? { isOn, toggle: () => void toggle() } : undefined),
    [isOn, toggle],
  );
  return { control, notify };
}

const answers: Record<NotificationPermission, Notice> = {
  granted: { tone: 'success', text: messages.notificationsOn },
  denied: { tone: 'error', text: messages.notificationsDenied },
  default: { tone: 'error', text: messages.notificationsUnanswered },
};

const canNotify = () => 'Notification' in window;

function isSwitchedOn(): boolean {
  return canNotify() && Notification.permission === 'granted' && safeLocalStorage.get(storageKey) === 'on';
}

/** Shows names and nothing else: a notification is read over the shoulder, and on locked screens. */
function show(names: readonly string[]): Notification {
  const more = names.length - namesShown;
  const named = names.slice(0, namesShown).join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '');
  const notification = new Notification(arrivalText(names), names.length > 1 ? { body: named } : undefined);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
  return notification;
}
