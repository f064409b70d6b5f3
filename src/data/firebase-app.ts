import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseProject } from '@/config/env';
import { proveOrigin } from './app-check';

/** A client of the Firebase project; each name is a client of its own, with its own sign-in. */
export function openApp(name: string): FirebaseApp {
  const app = initializeApp(firebaseProject, name);
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) proveOrigin(app, import.meta.env.VITE_APP_CHECK_SITE_KEY);
  return app;
}
