import { useSyncExternalStore } from 'react';
import { endSession, getSession, onSessionChange, type Session } from '@/data/session-store';
import { reportError } from '@/lib/report-error';

const signedOut = () => null;

/** Follows sign-in and logout in every tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession, signedOut);
}

/** Guarded pages redirect to /login by themselves, other pages have to. Firebase Auth signs out in the background. */
export function signOut(): void {
  endSession();
  if (import.meta.env.VITE_BACKEND === 'firebase') void signOutOfAuth().catch(reportError);
}

async function signOutOfAuth() {
  const { signOutStaff } = await import('@/data/staff-auth');
  await signOutStaff();
}
