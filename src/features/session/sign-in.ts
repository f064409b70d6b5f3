import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { lazySection } from '@/components/layout/lazy-section';
import { useSubmission } from '@/components/ui/use-submission';
import { getSession, startSession } from '@/data/session-store';
import type { Credentials } from '@/domain/role';
import { chunkFailedAdvice, isChunkError } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { wait } from '@/lib/wait';
import { signOut } from './session';
import { signInDelay } from './timings';

/** Requirements 5.3 and 8.2. */
export const signInMessages = {
  incomplete: 'Please enter both email and password.',
  noMatch: 'Invalid email or password. Please check your credentials and try again.',
  spaced: 'This password begins or ends with a space.',
  failure: 'Login failed. Please try again.',
  noAnswer: 'Please check your connection.',
  unfinishedLogout: 'The last logout has not finished. Load this page again, then sign in.',
  tooMany: 'Too many tries. Please wait a few minutes first.',
  signedOut: 'You were signed out, perhaps in another tab. Anything not saved is gone. Please sign in again.',
  noStorage:
    'This browser blocks storage for this site, or has no room left, so nobody can stay signed in. Allow cookies and site data for this site, then try again.',
  notLoaded: chunkFailedAdvice,
} as const;

/** The build replaces the variable, so a production bundle drops the demo credentials. Import them nowhere else. */
export const demoMode =
  import.meta.env.VITE_BACKEND === 'firebase'
    ? undefined
    : {
        checkCredentials: async (credentials: Credentials) =>
          (await loadChunk(() => import('./demo-credentials'), { mayReload: false })).checkDemoCredentials(
            credentials,
          ),
        DemoAccounts: lazySection(async () => (await import('./demo-accounts')).DemoAccounts),
      };

/** The session begins only if the browser stores it and the caller is still there. Returns the sentences to show. */
export async function signIn(credentials: Credentials, left: AbortSignal): Promise<readonly string[]> {
  const [checked] = await Promise.allSettled([checkCredentials(credentials), wait(signInDelay)]);
  if (left.aborted) {
    // Another tab may have signed in, which closes this page.
    if (!getSession()?.userRole) void signOut();
    return [];
  }
  if (checked.status === 'rejected') {
    if (isChunkError(checked.reason)) return [signInMessages.notLoaded];
    reportError(checked.reason);
    return [signInMessages.failure, ...causeOf(checked.reason)];
  }
  if (checked.value === undefined) return [signInMessages.noMatch];
  if (startSession(credentials.role, checked.value)) return [];
  void signOut();
  return [signInMessages.noStorage];
}

function causeOf(thrown: unknown): readonly string[] {
  const code = thrown instanceof Error && 'code' in thrown && thrown.code;
  if (code === 'auth/too-many-requests') return [signInMessages.tooMany];
  if (code === 'logout-unfinished') return [signInMessages.unfinishedLogout];
  const isNoAnswer = code === 'auth/network-request-failed' || code === 'deadline-exceeded';
  return isNoAnswer ? [signInMessages.noAnswer] : [];
}

async function checkCredentials(credentials: Credentials): Promise<string | undefined> {
  if (demoMode) return demoMode.checkCredentials(credentials);
  const { signInStaff } = await loadChunk(() => import('@/data/staff-auth'), { mayReload: false });
  return signInStaff(credentials);
}

/** Not after a reload or on the way back, where nobody was just signed out. */
function useIsSignedOut(): boolean {
  const { state } = useLocation();
  return useNavigationType() === 'REPLACE' && state?.isSignedOut === true;
}

export function useSignIn() {
  const [credentials, setCredentials] = useState<Credentials>({ role: 'admin', email: '', password: '' });
  const [messages, setMessages] = useState<readonly string[]>(
    useIsSignedOut() ? [signInMessages.signedOut] : [],
  );
  const { pending, submit } = useSubmission();

  function change(changes: Partial<Credentials>) {
    setCredentials((current) => ({ ...current, ...changes }));
    setMessages([]);
  }

  function send() {
    if (credentials.email.trim() === '' || credentials.password === '') {
      setMessages([signInMessages.incomplete]);
      return;
    }
    setMessages([]);
    void submit(async (left) => {
      const problems = await signIn(credentials, left);
      if (!left.aborted) setMessages(problems);
    });
  }

  return { credentials, change, messages, pending, send };
}
