import { endSession } from '@/data/session-store';

/**
 * Forgets who is signed in. Every guarded page then leads to /login by itself; a page anybody may see has
 * to go there.
 */
export function signOut(): void {
  endSession();
}
