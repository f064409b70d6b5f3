import { deleteApp, type FirebaseApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import { isChunkError } from '@/lib/chunk-error';
import { minuteLength } from '@/lib/dates';
import { loadChunk } from '@/lib/load-chunk';
import { memoize } from '@/lib/memoize';
import { toAuthError } from './auth-error';
import { DataError, toDataError } from './data-error';
import { openDatabase } from './database';
import { openApp } from './firebase-app';
import { endSession, getSession, onSessionChange, type Session } from './session-store';
import { withTimeout } from './with-timeout';

const loadStaffAuth = () =>
  loadChunk(() => import('./staff-auth'), { mayReload: false }).catch((error: unknown) => {
    throw isChunkError(error) ? toDataError(error) : error;
  });

/** The fewest milliseconds between two renewals of a token that nobody refused. */
const renewalInterval = 10 * minuteLength;

const databaseOf = memoize((app: FirebaseApp) => openDatabase(app), new WeakMap<FirebaseApp, Firestore>());

/** Ends a session without its role. @throws {DataError} when nobody is signed in or Auth cannot be asked. */
export async function staffDatabase(): Promise<Firestore> {
  const session = getSession();
  // A request of a page that is being left would only be refused.
  if (!session) throw new DataError('refused', 'unauthenticated', '');
  if (import.meta.env.VITE_BACKEND !== 'firebase') return simulatedStaffDatabase(session);

  const { signedInApp } = await loadStaffAuth();
  const app = await signedInApp();
  if (!app) {
    endSession();
    throw new DataError('refused', 'unauthenticated', '');
  }
  // A token outlives a removed role by up to an hour, so this asks now and then.
  const isRenewed = renewal?.session === session && performance.now() - renewal.at < renewalInterval;
  if (!isRenewed) void endSessionWithoutRole().catch(() => undefined);
  return databaseOf(app);
}

/** The headers of a request without the SDK. @throws {DataError} as `staffDatabase` does. */
export async function staffHeaders(): Promise<Record<string, string>> {
  await staffDatabase();
  const session = getSession();
  if (session && import.meta.env.VITE_BACKEND !== 'firebase')
    return { Authorization: `Bearer ${unsignedToken(toUser(session))}` };
  const headers = session && (await (await loadStaffAuth()).signedInHeaders());
  if (!headers) throw new DataError('refused', 'unauthenticated', '');
  return headers;
}

/** A refusal renews the token, then repeats the call or ends the session. @throws {DataError} on failure. */
export async function staffRequest<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(call());
  } catch (thrown) {
    const error = toAuthError(thrown) ?? toDataError(thrown);
    if (import.meta.env.VITE_BACKEND !== 'firebase' || !isAboutThePerson(error)) throw error;
    if (await endSessionWithoutRole()) throw error;
    return await withTimeout(call()).catch((again: unknown) => {
      throw toAuthError(again) ?? toDataError(again);
    });
  }
}

function isAboutThePerson({ failure, code }: DataError): boolean {
  if (failure !== 'refused') return false;
  return code === 'permission-denied' || code === 'unauthenticated' || code.startsWith('auth/');
}

let renewal: { session: Session; at: number } | undefined;
let asking: Promise<boolean> | undefined;

/** Calls at the same time ask Auth once. Returns whether the role is lost. */
function endSessionWithoutRole(): Promise<boolean> {
  asking ??= askForRole().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askForRole(): Promise<boolean> {
  const session = getSession();
  renewal = session ? { session, at: performance.now() } : undefined;
  const { hasKeptRole } = await loadStaffAuth();
  if (await hasKeptRole()) return false;
  if (getSession() === session) endSession();
  return true;
}

let simulated: { app: FirebaseApp; database: Firestore; session: Session } | undefined;

/** The emulator trusts the session's role, which another tab may have spoilt. Each session has a client of its own. */
function simulatedStaffDatabase(session: Session): Firestore {
  if (session.userRole !== 'admin') throw new DataError('refused', 'permission-denied', '');
  if (simulated?.session !== session) {
    disconnect();
    const app = openApp(`staff since ${session.loginTime}`);
    simulated = { app, database: openDatabase(app, toUser(session)), session };
    const stop = onSessionChange(() => {
      if (getSession() === session) return;
      stop();
      disconnect();
    });
  }
  return simulated.database;
}

function toUser({ userRole, userEmail }: Session) {
  const role = userRole ?? '';
  return { sub: `demo-${role}`, email: userEmail, role };
}

/** The emulator believes a token that nobody signed. */
function unsignedToken(claims: object): string {
  const encode = (part: object) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))));
  return [encode({ alg: 'none', typ: 'JWT' }), encode(claims), ''].join('.').replace(/[+/=]/g, toUrlSafe);
}

const toUrlSafe = (letter: string) => ({ '+': '-', '/': '_' })[letter] ?? '';

function disconnect() {
  if (simulated) void deleteApp(simulated.app);
  simulated = undefined;
}
