import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { staffDeviceKey } from '@/data/push-subscription';
import { addStaffDevice, canAddStaffDevice, isStaffDevice, removeStaffDevice } from '@/data/staff-devices';
import { initialStatus } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import type { CustomersState, Notice } from '@/features/customers/state/customers-state';
import { showNotice } from '@/features/customers/state/show-notice';
import { formatCount } from '@/lib/format-count';
import { reportError } from '@/lib/report-error';
import { safeLocalStorage } from '@/lib/storage';
import { afterOtherTabs } from '@/lib/tab-lock';
import type { CustomerFeed } from './customer-feed';

/** The switch belongs to the browser, not to an account. */
const storageKey = 'notifyOfNewLeads';

const namesShown = 3;

const messages = {
  oneArrived: (name: string) => `New lead: ${name}`,
  manyArrived: (count: string) => `${count} new leads`,
  notificationsOn: 'You will be notified of new leads while this tab is hidden.',
  notificationsAlways: 'This device will be notified of new leads, also while no screen is open.',
  pushUnreachable:
    'The push service of this browser cannot be reached, so you are notified only while this screen is open.',
  deviceNotStored: 'This device could not be stored, so you are notified only while this screen is open.',
  notificationsDenied:
    'This browser does not allow notifications from this site. Allow them in its settings for the site, then switch them on here.',
  notificationsUnanswered: 'Notifications stay off until you allow them.',
  notificationsImpossible: 'This browser cannot show notifications from a website.',
} as const;

/** Announces new leads by a notice, once no other stands, and in a hidden tab by the system's notifications. */
export function createArrivals(
  store: StoreApi<CustomersState>,
  find: CustomerFeed['find'],
  openCustomer: (id: string) => void,
) {
  let shown: Notification[] = [];
  let isAddingDevice = false;
  let waitingIds: readonly string[] = [];

  const namesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const row = find(id);
      return row ? [displayName(row.customer)] : [];
    });

  function announce() {
    if (waitingIds.length === 0 || !isVisible() || store.getState().notice) return;
    const ids = waitingIds.filter((id) => find(id)?.customer.status === initialStatus);
    waitingIds = [];
    const [customerId] = ids;
    if (customerId === undefined) return;
    const text = arrivalText(namesOf(ids));
    const only = ids.length === 1 && { customerId, isArrival: true };
    store.setState({ notice: { tone: 'success', text, ...only } });
  }

  function notify(ids: readonly string[]) {
    const { isNotifying, isDevice } = store.getState();
    // The functions notify a device by themselves.
    if (!isNotifying || isDevice || Notification.permission !== 'granted') return;
    try {
      shown.push(showNotification(namesOf(ids), ids.join()));
    } catch {
      // Chrome on Android has the permission, but refuses a notification that no service worker shows.
      switchOn(false, { tone: 'error', text: messages.notificationsImpossible });
    }
  }

  function switchOn(isOn: boolean, notice?: Notice) {
    if (isOn) safeLocalStorage.set(storageKey, 'on');
    else safeLocalStorage.remove(storageKey);
    store.setState((state) => ({ isNotifying: isOn, ...(notice && showNotice(notice)(state)) }));
  }

  async function removeDevice() {
    switchOn(false);
    store.setState({ isDevice: false });
    await removeStaffDevice();
  }

  /** Notifications of an open screen are left while the push service or the database is out of reach. */
  async function addDevice(): Promise<Notice> {
    if (!(await canAddStaffDevice())) return answers.granted;
    try {
      await addStaffDevice();
      store.setState({ isDevice: true });
      return { tone: 'success', text: messages.notificationsAlways };
    } catch (error) {
      if (error instanceof DOMException) return { tone: 'error', text: messages.pushUnreachable };
      reportError(error);
      return { tone: 'error', text: messages.deviceNotStored };
    }
  }

  async function readDevice() {
    const wasDevice = Boolean(safeLocalStorage.get(staffDeviceKey));
    const isDevice = await isStaffDevice();
    if (!isSwitchedOn()) return removeDevice();
    if (isDevice !== store.getState().isDevice) store.setState({ isDevice });
    if (isDevice || !hasDeviceKey()) return;
    const notice = await addDevice();
    if (!isSwitchedOn()) return removeDevice();
    if (notice.tone === 'error' && wasDevice) store.setState(showNotice(notice));
  }

  function onMessage({ data, ports }: MessageEvent) {
    if (!v.is(openRequest, data)) return;
    // The service worker then brings this window to the front.
    ports[0]?.postMessage('opened');
    if (data.openCustomer) openCustomer(data.openCustomer);
  }

  function closeNotifications() {
    for (const notification of shown) notification.close();
    shown = [];
  }

  function onVisibilityChange() {
    if (!isVisible()) return;
    closeNotifications();
    if (store.getState().unseen.length > 0) store.setState({ unseen: [] });
    announce();
  }

  return {
    add(ids: readonly string[]) {
      waitingIds = [...waitingIds, ...ids];
      if (isVisible()) return announce();
      store.setState(({ unseen }) => ({ unseen: [...unseen, ...ids] }));
      notify(ids);
    },

    async toggleNotifications() {
      if (store.getState().isNotifying) {
        switchOn(false);
        return afterOtherTabs(staffDeviceKey, removeDevice);
      }
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return switchOn(false, answers[permission]);
      if (isAddingDevice) return;
      isAddingDevice = true;
      await afterOtherTabs(staffDeviceKey, async () => switchOn(true, await addDevice())).finally(() => {
        isAddingDevice = false;
      });
    },

    watch() {
      const readSwitch = () => store.setState({ isNotifying: canNotify() ? isSwitchedOn() : undefined });
      function read() {
        readSwitch();
        if (hasDeviceKey()) void afterOtherTabs(staffDeviceKey, readDevice);
        else store.setState({ isDevice: false });
      }
      const onStorage = ({ key }: StorageEvent) => (key === storageKey || key === staffDeviceKey) && read();
      read();
      navigator.serviceWorker?.addEventListener('message', onMessage);
      document.addEventListener('visibilitychange', onVisibilityChange);
      window.addEventListener('storage', onStorage);
      const unsubscribe = store.subscribe(announce);
      return () => {
        unsubscribe();
        waitingIds = [];
        closeNotifications();
        navigator.serviceWorker?.removeEventListener('message', onMessage);
        document.removeEventListener('visibilitychange', onVisibilityChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

const answers: Record<NotificationPermission, Notice> = {
  granted: { tone: 'success', text: messages.notificationsOn },
  denied: { tone: 'error', text: messages.notificationsDenied },
  default: { tone: 'error', text: messages.notificationsUnanswered },
};

/** The service worker sends it after a click on its notification (src/service-worker/push-payload.ts). */
const openRequest = v.object({ openCustomer: v.string() });

const isVisible = () => document.visibilityState === 'visible';

const canNotify = () => 'Notification' in window;

const hasDeviceKey = () => safeLocalStorage.get(staffDeviceKey) !== null;

const isSwitchedOn = () =>
  canNotify() && Notification.permission === 'granted' && safeLocalStorage.get(storageKey) === 'on';

function arrivalText(names: readonly string[]): string {
  const [name] = names;
  return names.length === 1 && name !== undefined
    ? messages.oneArrived(name)
    : messages.manyArrived(formatCount(names.length));
}

/** Shows names and nothing else: a notification is read over the shoulder, and on locked screens. */
function showNotification(names: readonly string[], tag: string): Notification {
  const more = names.length - namesShown;
  const named = names.slice(0, namesShown).join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '');
  // Another tab that announces the same leads replaces it.
  const notification = new Notification(arrivalText(names), {
    tag,
    ...(names.length > 1 && { body: named }),
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
  return notification;
}
