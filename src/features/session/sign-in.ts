import { getSession, startSession } from '@/data/session-store';
import type { Role } from '@/domain/role';
import { chunkFailedMessage, isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { wait } from '@/lib/wait';
import { demoMode } from './demo-mode';
import { signOut } from './sign-out';
import { signInDelay } from './timings';

/** What the sign-in form holds. */
export interface Credentials {
  role: Role;
  email: string;
  password: string;
}

/** Requirements 5 and 8: what the sign-in form says. */
export const signInMessages = {
  incomplete: 'Please enter both email and password.',
  noMatch: 'Invalid email or password. Please check your credentials and try again.',
  failure: 'Login failed. Please try again.',
  notLoaded: `${chunkFailedMessage}. Check your connection and try again, or load the page again.`,
} as const;

/**
 * Signs in, and answers not before the specified delay: the session begins only when the credentials match and the
 * browser keeps it, and not once the caller has left.
 * @returns the sentence to show, or undefined when there is none.
 */
export async function signIn(credentials: Credentials, left: AbortSignal): Promise<string | undefined> {
  const [checked] = await Promise.allSettled([checkCredentials(credentials), wait(signInDelay)]);
  if (left.aborted) {
    // Unless somebody signed in elsewhere, which is why the page was left.
    if (!getSession()?.userRole) signOut();
    return undefined;
  }
  if (checked.status === 'rejected') {
    if (isChunkError(checked.reason)) return signInMessages.notLoaded;
    reportError(checked.reason);
    return signInMessages.failure;
  }
  if (checked.value === undefined) return signInMessages.noMatch;
  if (startSession(credentials.role, checked.value)) return undefined;
  signOut();
  return signInMessages.failure;
}

async function checkCredentials(credentials: Credentials): Promise<string | undefined> {
  if (demoMode) return demoMode.checkCredentials(credentials);
  const { signInStaff } = await loadChunk(() => import('@/data/staff-auth'), { mayReload: false });
  return signInStaff(credentials);
}
