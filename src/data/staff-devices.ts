import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { pushPublicKey } from '@/config/push-key';
import { contentId } from '@/lib/content-id';
import { safeLocalStorage } from '@/lib/storage';
import { withinTime } from '@/lib/within-time';
import { collections } from './collections';
import { DataError } from './data-error';
import { forgetStaffDevice, pushManager, staffDeviceKey, unsubscribe } from './push-subscription';
import { ownEmail } from './session-store';
import { staffDatabase, staffRequest } from './staff-database';
import { requestTimeout } from './with-timeout';

/** Whether this browser can hear of new customers while no screen is open, and the company offers it. */
export async function canAddStaffDevice(): Promise<boolean> {
  return pushPublicKey !== '' && (await pushManager()) !== undefined;
}

/** Whether the functions notify this browser. An unreachable device leaves an empty key, to add it again. */
export async function isStaffDevice(): Promise<boolean> {
  const id = safeLocalStorage.get(staffDeviceKey);
  if (!id) return false;
  if (pushPublicKey && (await isSubscribed(id)) && (await isStored(id))) return true;
  if (safeLocalStorage.get(staffDeviceKey) === id) safeLocalStorage.set(staffDeviceKey, '');
  await Promise.allSettled([unsubscribe(), deleteDevice(id)]);
  return false;
}

/**
 * Subscribes this browser again, and stores it as a device of the signed-in person.
 * @throws {DOMException} when the browser's push service refuses or cannot be reached.
 * @throws {DataError} when the database does not store it; the browser is then not subscribed.
 */
export async function addStaffDevice(): Promise<void> {
  const manager = await pushManager();
  if (!manager) throw new Error('This browser has no push service.');
  await unsubscribe();
  const subscription = await withinTime(
    manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushPublicKey }),
    requestTimeout,
    () => new DOMException('no answer', 'TimeoutError'),
  );
  const id = await deviceId(subscription);
  try {
    const { endpoint = '', keys } = subscription.toJSON();
    const fields = {
      endpoint,
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
      by: ownEmail(),
      at: serverTimestamp(),
    };
    const database = await staffDatabase();
    await staffRequest(() => setDoc(doc(database, collections.staffDevices, id), fields));
    if (!(await isSubscribed(id))) throw new DataError('refused', 'unauthenticated', '');
    safeLocalStorage.set(staffDeviceKey, id);
  } catch (error) {
    // After a logout the subscription may be somebody else's.
    if (await isSubscribed(id)) await unsubscribe();
    throw error;
  }
}

/** Ends the subscription, and deletes the device if the database can be reached. A dead one is deleted later. */
export async function removeStaffDevice(): Promise<void> {
  const id = safeLocalStorage.get(staffDeviceKey);
  await Promise.allSettled([forgetStaffDevice(), id ? deleteDevice(id) : undefined]);
}

const deviceId = (subscription: PushSubscription) =>
  contentId([subscription.toJSON().endpoint, ownEmail(), pushPublicKey].join('\n'));

async function isSubscribed(id: string): Promise<boolean> {
  const subscription = await (await pushManager())?.getSubscription();
  return subscription ? (await deviceId(subscription)) === id : false;
}

async function isStored(id: string): Promise<boolean> {
  try {
    const device = doc(await staffDatabase(), collections.staffDevices, id);
    return (await staffRequest(() => getDoc(device))).exists();
  } catch {
    return true;
  }
}

async function deleteDevice(id: string): Promise<void> {
  const database = await staffDatabase();
  await staffRequest(() => deleteDoc(doc(database, collections.staffDevices, id)));
}
