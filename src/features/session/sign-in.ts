import { startSession } from '@/data/session-store';
import type { Role } from '@/domain/role';
import { wait } from '@/lib/wait';
import { demoMode } from './demo-mode';
import { signInDelay } from './timings';

/** What the sign-in form holds. */
export interface Credentials {
  role: Role;
  email: string;
  password: string;
}

/** Specification, points 5 and 8: what the sign-in form says. */
export const signInMessages = {
  incomplete: 'Please enter both email and password.',
  noMatch: 'Invalid email or password. Please check your credentials and try again.',
  failure: 'Login failed. Please try again.',
} as const;

/**
 * Signs in after the specified delay: the session begins only when the credentials match and the browser
 * keeps it, and not once the caller has left.
 * @returns the sentence to show, or undefined when there is none.
 */
export async function signIn(credentials: Credentials, left: AbortSignal): Promise<string | undefined> {
  await wait(signInDelay);
  if (left.aborted) return undefined;
  try {
    const email = await checkCredentials(credentials);
    if (left.aborted) return undefined;
    if (email === undefined) return signInMessages.noMatch;
    return startSession(credentials.role, email) ? undefined : signInMessages.failure;
  } catch {
    return signInMessages.failure;
  }
}

function checkCredentials(credentials: Credentials): Promise<string | undefined> {
  if (!demoMode) throw new Error('This build has no way to check credentials.');
  return demoMode.checkCredentials(credentials);
}
