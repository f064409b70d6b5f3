import type { FirebaseApp } from 'firebase/app';
import { DataError } from '@/data/data-error';
import { openApp } from '@/data/firebase-app';
import { getSession } from '@/data/session-store';
import { withTimeout } from '@/data/with-timeout';
import { accountAddress } from './office-addresses';

// Stands for src/data/staff-auth.ts: Firebase Auth polls and would fill the virtual time with its timers. The network
// signs each request with the signed-in account. The account server may be out of reach.

let app: FirebaseApp | undefined;

export async function signedInApp(): Promise<FirebaseApp | undefined> {
  app ??= openApp('staff');
  return getSession() ? app : undefined;
}

/** The network adds the account's own. */
export async function signedInHeaders(): Promise<Record<string, string> | undefined> {
  return getSession() ? {} : undefined;
}

export async function hasKeptRole(): Promise<boolean> {
  try {
    const answer = await withTimeout(fetch(accountAddress, { method: 'POST' }));
    const { role } = (await answer.json()) as { role?: string };
    return role === getSession()?.userRole;
  } catch {
    throw new DataError('unreachable', 'auth/network-request-failed', '');
  }
}
