import { deleteApp, type FirebaseApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import type { Session } from '@/domain/session';
import { openDatabase } from './database';
import { openApp } from './firebase-app';
import { getSession, onSessionChange } from './session-store';

let current: { app: FirebaseApp; database: Firestore; session: Session } | undefined;

/**
 * The database as the emulator back end's simulated sign-in reaches it: the emulator takes the session's role for
 * true. The client is dropped when the session changes.
 */
export function simulatedStaffDatabase(session: Session): Firestore {
  if (current?.session !== session) {
    disconnect();
    const app = openApp(`staff since ${session.loginTime}`);
    current = { app, database: openDatabase(app, toUser(session)), session };
    const stop = onSessionChange(() => {
      if (getSession() === session) return;
      stop();
      disconnect();
    });
  }
  return current.database;
}

function toUser({ userRole, userEmail }: Session) {
  const role = userRole ?? '';
  return { sub: `demo-${role}`, email: userEmail, role };
}

function disconnect() {
  if (current) void deleteApp(current.app);
  current = undefined;
}
