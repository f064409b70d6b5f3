import { type FirebaseApp, setLogLevel } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import { emulators } from '@/config/emulators';
import { firebaseProject } from '@/config/env';
import { openApp } from './firebase-app';

type SimulatedUser = { sub: string; email: string; role: string };

/** The REST API's address of all documents. */
export function documentsAddress(): string {
  const path = `/v1/projects/${firebaseProject.projectId}/databases/(default)/documents`;
  if (import.meta.env.VITE_FIREBASE_EMULATORS !== 'true') return `https://firestore.googleapis.com${path}`;
  const { host, firestorePort } = emulators();
  return `http://${host}:${firestorePort}${path}`;
}

let anonymous: Firestore | undefined;

export function visitorDatabase(): Firestore {
  anonymous ??= openDatabase(openApp('visitor'));
  return anonymous;
}

/** Call it once for each app. Requests carry the app's sign-in. */
export function openDatabase(app: FirebaseApp, simulatedUser?: SimulatedUser): Firestore {
  // The SDK would print every failed request whole, personal data included.
  setLogLevel('silent');
  const database = initializeFirestore(app, {});
  if (import.meta.env.VITE_FIREBASE_EMULATORS === 'true') {
    const { host, firestorePort } = emulators();
    const options = simulatedUser ? { mockUserToken: simulatedUser } : {};
    connectFirestoreEmulator(database, host, firestorePort, options);
  }
  return database;
}
