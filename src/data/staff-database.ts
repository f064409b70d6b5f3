import { deleteApp, type FirebaseApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import { toAuthError } from './auth-error';
import { DataError, toDataError } from './data-error';
import { openDatabase } from './database';
import { openApp } from './firebase-app';
import { endSession, getSession, onSessionChange, type Session } from './session-store';
import { withTimeout } from './with-timeout';

const loadStaffAuth = () => import('./staff-auth');

/** How often at most a token is renewed that nobody has refused, in milliseconds. */
const renewalInterval = 10 * 60 * 1000;

const databases = new WeakMap<FirebaseApp, Firestore>();

/**
 * The database as the signed-in person reaches it; with the firebase back end once Auth knows who that is. A
 * session that Auth knows nothing of, or no longer in that role, is ended.
 * @throws {DataError} when nobody is signed in, or Auth cannot be asked.
 */
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
  // A token stays good for up to an hour after a role was taken away, so that is asked now and then.
  const isRenewed = renewal?.session === session && performance.now() - renewal.at < renewalInterval;
  if (!isRenewed) void endSessionWithoutRole().catch(() => undefined);
  const database = databases.get(app) ?? openDatabase(app);
  databases.set(app, database);
  return database;
}

/**
 * Makes a request to the `staffDatabase`. When it is refused, the token is renewed once: the request is made again if
 * the person has still got their role, and the session is ended if not.
 * @throws {DataError} when the request failed for good.
 */
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

/** When the token was last asked for anew, and in which session. */
let renewal: { session: Session; at: number } | undefined;
let asking: Promise<boolean> | undefined;

/** Ends the session of a person who has lost the role; calls at the same time ask Auth once. */
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

/**
 * The database as the emulator back end's simulated sign-in reaches it: the emulator takes the session's role for
 * true. The client is dropped when the session changes.
 */
function simulatedStaffDatabase(session: Session): Firestore {
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

function disconnect() {
  if (simulated) void deleteApp(simulated.app);
  simulated = undefined;
}
