import { isRole, type Role } from '@/domain/role';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';
import { toSingleLine } from '@/lib/text';
import { forgetStaffDevice } from './push-subscription';

/** The signed-in person, as the browser remembers them (requirement 3.4). */
export interface Session {
  /** Undefined for an unknown role: such a person can only sign out. */
  userRole: Role | undefined;
  userEmail: string;
  /** ISO 8601 time of the sign-in; empty when unknown. */
  loginTime: string;
}

const keys = ['isAuthenticated', 'userRole', 'userEmail', 'loginTime'] as const;

export const deviceCacheName = 'customers';

export const draftsKey = 'staffDrafts';

/** Another tab wrote; the browser brought this page back as it was left, perhaps before a logout elsewhere. */
const outsideEvents = ['storage', 'pageshow'] as const;

type Listener = () => void;
const listeners = new Set<Listener>();
let known: { stored: string; session: Session | null } | undefined;

function parse(stored: readonly (string | null)[]): Session | null {
  const [isAuthenticated, userRole, userEmail, loginTime] = stored;
  if (isAuthenticated !== 'true') return null;
  return {
    userRole: isRole(userRole) ? userRole : undefined,
    userEmail: toSingleLine(userEmail ?? ''),
    loginTime: loginTime && !Number.isNaN(Date.parse(loginTime)) ? loginTime : '',
  };
}

/** Null without the flag (requirement 6.2). Malformed values read as empty. One object until the keys change. */
export function getSession(): Session | null {
  const stored = keys.map((key) => safeLocalStorage.get(key));
  const joined = JSON.stringify(stored);
  if (known?.stored !== joined) known = { stored: joined, session: parse(stored) };
  return known.session;
}

/** The e-mail of the signed-in person, who signs entries with it; empty without a session. */
export function ownEmail(): string {
  return getSession()?.userEmail ?? '';
}

/** Never throws. Returns whether the browser stored the session. */
export function startSession(userRole: Role, userEmail: string): boolean {
  // Of a session that ended while this tab did not listen.
  safeSessionStorage.remove(draftsKey);
  const session = { isAuthenticated: 'true', userRole, userEmail, loginTime: new Date().toISOString() };
  const isStored = keys.map((key) => safeLocalStorage.set(key, session[key])).every(Boolean);
  if (!isStored) clearKeys();
  notify();
  return isStored;
}

/** Clears the four keys, the device cache and the drafts, and ends the notifications of this browser. */
export function endSession(): void {
  clearKeys();
  deleteDeviceCache();
  void forgetStaffDevice();
  notify();
}

/** Another tab's changes count, too. */
export function onSessionChange(listener: Listener): () => void {
  if (listeners.size === 0) {
    for (const event of outsideEvents) window.addEventListener(event, notify);
    dropDraftsOfNobody();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of outsideEvents) window.removeEventListener(event, notify);
  };
}

/** Open tabs let go of it. Throws nothing. */
export function deleteDeviceCache(): void {
  try {
    indexedDB.deleteDatabase(deviceCacheName);
  } catch {
    // A browser without storage has cached nothing.
  }
}

function clearKeys() {
  for (const key of keys) safeLocalStorage.remove(key);
}

/** Each tab has drafts of its own, and did not always listen when its session ended. */
function dropDraftsOfNobody() {
  if (!getSession()) safeSessionStorage.remove(draftsKey);
}

function notify() {
  dropDraftsOfNobody();
  for (const listener of listeners) listener();
}
