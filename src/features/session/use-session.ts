import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from '@/data/session-store';
import type { Session } from '@/domain/session';

const signedOut = () => null;

/** Who is signed in, or null; follows sign-in and logout in this tab and in others. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession, signedOut);
}
