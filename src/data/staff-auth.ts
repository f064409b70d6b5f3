import { deleteApp, type FirebaseApp, setLogLevel } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { emulators } from '@/config/emulators';
import type { Credentials } from '@/domain/role';
import { withinTime } from '@/lib/within-time';
import { isNoMatch, toAuthError } from './auth-error';
import { DataError } from './data-error';
import { openApp, originHeaders } from './firebase-app';
import { endSession, getSession, onSessionChange } from './session-store';
import { requestTimeout, withTimeout } from './with-timeout';

// This module brings Firebase Auth with it: import it only where somebody signs in, or is signed in.

interface Connection {
  app: FirebaseApp;
  auth: Auth;
  stop: () => void;
}

let connection: Connection | undefined;
let leaving: Promise<void> | undefined;

/**
 * The account's custom claim `role` must be the chosen role.
 * @returns the e-mail, or undefined when e-mail, password and role do not belong together.
 * @throws {DataError} when Auth could not judge them; nobody is signed in then.
 */
export async function signInStaff({ role, email, password }: Credentials): Promise<string | undefined> {
  const { auth } = await connect();
  try {
    const { user } = await withTimeout(signInWithEmailAndPassword(auth, email.trim(), password));
    if ((await roleOf(user)) === role) return user.email ?? email.trim();
  } catch (error) {
    if (!isNoMatch(error)) {
      void signOutStaff();
      throw toAuthError(error) ?? error;
    }
  }
  void signOutStaff();
  return undefined;
}

/** Signs out of Firebase Auth, whichever page signed in, and drops the client. Never rejects. */
export function signOutStaff(): Promise<void> {
  leaving ??= leave(connection ?? open()).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave({ app, auth, stop }: Connection): Promise<void> {
  connection = undefined;
  stop();
  await auth.signOut().catch(() => undefined);
  await deleteApp(app).catch(() => undefined);
}

/** Waits until Auth knows; undefined when nobody is signed in. */
export async function signedInApp(): Promise<FirebaseApp | undefined> {
  const { app, auth } = await connect();
  await withTimeout(auth.authStateReady());
  return auth.currentUser ? app : undefined;
}

/** The headers of a request without the SDK; undefined when nobody is signed in. */
export async function signedInHeaders(): Promise<Record<string, string> | undefined> {
  const { app, auth } = await connect();
  await withTimeout(auth.authStateReady());
  const token = await auth.currentUser?.getIdToken();
  return token === undefined
    ? undefined
    : { Authorization: `Bearer ${token}`, ...(await originHeaders(app)) };
}

/** Asks Auth for a fresh token and its role. @throws {DataError} 'unreachable' when Auth could not be asked. */
export async function hasKeptRole(): Promise<boolean> {
  const user = connection?.auth.currentUser;
  if (!user) return false;
  try {
    return (await withTimeout(roleOf(user, true))) === getSession()?.userRole;
  } catch (thrown) {
    const error = toAuthError(thrown);
    if (error?.failure === 'refused') return false;
    throw error ?? thrown;
  }
}

async function roleOf(user: User, refresh = false): Promise<unknown> {
  return (await user.getIdTokenResult(refresh)).claims.role;
}

async function connect(): Promise<Connection> {
  // During a sign-out the SDK returns the old client.
  if (leaving) {
    const toError = () => new DataError('unreachable', 'logout-unfinished', '');
    await withinTime(leaving, requestTimeout, toError);
  }
  connection ??= open();
  return connection;
}

function open(): Connection {
  const app = openApp('staff');
  setLogLevel('silent');
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (import.meta.env.VITE_FIREBASE_EMULATORS === 'true') {
    const { host, authPort } = emulators();
    connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true });
  }
  const stops = [onSessionEnd(() => void signOutStaff()), auth.onAuthStateChanged(endSessionOfNobody)];
  return {
    app,
    auth,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Auth lets go of a person whose account is gone, and follows a sign-out in another tab. */
function endSessionOfNobody(user: User | null) {
  if (!user && getSession()) endSession();
}

function onSessionEnd(listener: () => void): () => void {
  let wasSignedIn = getSession() !== null;
  return onSessionChange(() => {
    const isSignedIn = getSession() !== null;
    if (wasSignedIn && !isSignedIn) listener();
    wasSignedIn = isSignedIn;
  });
}
