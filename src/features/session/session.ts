import { useSyncExternalStore } from 'react';
import { endSession, getSession, onSessionChange, type Session } from '@/data/session-store';
import { reportError } from '@/lib/report-error';

const signedOut = () => null;

/** Who is signed in, or null; follows sign-in and logout in this tab and in others. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession, signedOut);
}

/**
 * Forgets who is signed in. Every guarded page then leads to /login by itself; a page anybody may see has
 * to go there. Firebase Auth forgets them right after: the screen does not wait for that.
 */
export function signOut(): void {
  endSession();
  if (import.meta.env.VITE_BACKEND === 'firebase') void signOutOfAuth().catch(reportError);
}

async function signOutOfAuth() {
  const { signOutStaff } = await import('@/data/staff-auth');
  await signOutStaff();
}
