import { useState } from 'react';
import { deferredPart } from '@/components/layout/deferred-part';
import { getSession, startSession } from '@/data/session-store';
import type { Credentials } from '@/domain/role';
import { chunkFailedMessage, isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { wait } from '@/lib/wait';
import { signOut } from './session';
import { signInDelay } from './timings';
import { useSubmission } from './use-submission';

/** Requirements 5.3 and 8.2: what the sign-in form says. */
export const signInMessages = {
  incomplete: 'Please enter both email and password.',
  noMatch: 'Invalid email or password. Please check your credentials and try again.',
  failure: 'Login failed. Please try again.',
  noStorage:
    'This browser blocks storage for this site, or has no room left, so nobody can stay signed in. Allow cookies and site data for this site, then try again.',
  notLoaded: `${chunkFailedMessage}. Check your connection and try again, or load the page again.`,
} as const;

/**
 * What only the emulator back end has. The variable is replaced at build time, so that a production bundle
 * holds neither the demo credentials nor the code that knows them: take both from here only.
 */
export const demoMode =
  import.meta.env.VITE_BACKEND === 'firebase'
    ? undefined
    : {
        /** Resolves to the e-mail to remember, or undefined when the credentials are no pair. */
        checkCredentials: async (credentials: Credentials) =>
          (await loadChunk(() => import('./demo-credentials'), { mayReload: false })).checkDemoCredentials(
            credentials,
          ),
        DemoAccounts: deferredPart(async () => (await import('./demo-accounts')).DemoAccounts),
      };

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
  return signInMessages.noStorage;
}

async function checkCredentials(credentials: Credentials): Promise<string | undefined> {
  if (demoMode) return demoMode.checkCredentials(credentials);
  const { signInStaff } = await loadChunk(() => import('@/data/staff-auth'), { mayReload: false });
  return signInStaff(credentials);
}

/** The sign-in form's values, what is wrong with them and how to send them. */
export function useSignIn() {
  const [credentials, setCredentials] = useState<Credentials>({ role: 'admin', email: '', password: '' });
  const [message, setMessage] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { pending, submit } = useSubmission();

  function change(changes: Partial<Credentials>) {
    setCredentials((current) => ({ ...current, ...changes }));
    setMessage(undefined);
  }

  function report(problem: string | undefined) {
    setMessage(problem);
    setAttempt((count) => count + 1);
  }

  function send() {
    if (credentials.email.trim() === '' || credentials.password === '') {
      report(signInMessages.incomplete);
      return;
    }
    setMessage(undefined);
    void submit(async (left) => {
      const problem = await signIn(credentials, left);
      if (!left.aborted) report(problem);
    });
  }

  return { credentials, change, message, attempt, pending, send };
}
