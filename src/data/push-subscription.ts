import { safeLocalStorage } from '@/lib/storage';

/** Holds the id of this browser's document in `staff_devices`. */
export const staffDeviceKey = 'staffDevice';

export async function forgetStaffDevice(): Promise<void> {
  safeLocalStorage.remove(staffDeviceKey);
  await unsubscribe().catch(() => undefined);
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
}

/** Undefined without a service worker, as on a development server. */
export async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration && 'pushManager' in registration ? registration.pushManager : undefined;
}
