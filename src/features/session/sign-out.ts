import { endSession } from '@/data/session-store';
import { reportError } from '@/lib/report-error';

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
