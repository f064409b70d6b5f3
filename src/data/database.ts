import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { env } from '@/config/env';
import type { Session } from '@/domain/session';
import { getSession, onSessionChange } from './session-store';

// The SDK would print every failed call with its request, personal data included.
setLogLevel('silent');

interface Connection {
  app: FirebaseApp;
  database: Firestore;
}

let anonymous: Connection | undefined;
let staff: (Connection & { session: Session }) | undefined;

/** The database as a visitor reaches it: nobody is signed in. */
export function visitorDatabase(): Firestore {
  anonymous ??= connect('visitor');
  return anonymous.database;
}

/** The database as the signed-in person reaches it. The client is dropped when the session changes. */
export function staffDatabase(): Firestore {
  const session = getSession();
  if (!session) return visitorDatabase();
  if (staff?.session !== session) {
    disconnectStaff();
    staff = { ...connect(`staff since ${session.loginTime}`, session), session };
    const stop = onSessionChange(() => {
      if (getSession() === session) return;
      stop();
      disconnectStaff();
    });
  }
  return staff.database;
}

function connect(name: string, session?: Session): Connection {
  const app = initializeApp({ projectId: env.projectId, apiKey: 'demo' }, name);
  const database = getFirestore(app);
  if (env.backend === 'emulator') {
    const { host, firestorePort } = env.emulator;
    connectFirestoreEmulator(
      database,
      host,
      firestorePort,
      session ? { mockUserToken: toToken(session) } : {},
    );
  }
  return { app, database };
}

function toToken({ userRole, userEmail }: Session) {
  return { sub: `demo-${userRole}`, email: userEmail, role: userRole };
}

function disconnectStaff() {
  if (staff) void deleteApp(staff.app);
  staff = undefined;
}
