import { useSyncExternalStore } from 'react';
import { clearSignIns } from '@/data/auth-storage';
import { staffDeviceKey } from '@/data/push-subscription';
import { endSession, getSession, onSessionChange, type Session } from '@/data/session-store';
import { reportError } from '@/lib/report-error';
import { safeLocalStorage } from '@/lib/storage';
import { wait } from '@/lib/wait';

/** Milliseconds that a logout waits for the database or a script. The functions delete a device that is left. */
const leavingLimit = 2000;

const signedOut = () => null;

let loggedOut: Session | null = null;

/** Follows sign-in and logout in every tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession, signedOut);
}

/** Guarded pages redirect to /login by themselves, other pages have to. Firebase Auth signs out in the background. */
export async function signOut(): Promise<void> {
  if (safeLocalStorage.get(staffDeviceKey)) await leaveDevice();
  loggedOut = getSession();
  endSession();
  if (import.meta.env.VITE_BACKEND === 'firebase') void signOutOfAuth().catch(reportError);
}

/** Only a signed-in person may delete their device, so this comes first. */
async function leaveDevice() {
  const removal = import('@/data/staff-devices').then(({ removeStaffDevice }) => removeStaffDevice());
  await Promise.race([removal, wait(leavingLimit)]).catch(reportError);
}

/** The router's state of a way to /login for somebody whose session ended without this tab's Logout (requirement 8.2). */
export function signedOutState(session: Session | null): { isSignedOut: boolean } {
  return { isSignedOut: session !== loggedOut };
}

async function signOutOfAuth() {
  const script = import('@/data/staff-auth').catch(() => undefined);
  const auth = await Promise.race([script, wait(leavingLimit)]);
  await (auth ? auth.signOutStaff() : clearSignIns());
}
