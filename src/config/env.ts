import { demoProject } from './emulators';
import { parseProject } from './parse-env';

/**
 * The Firebase project that this build talks to.
 *
 * Code that only one back end needs asks `import.meta.env.VITE_BACKEND` itself, and code that only emulators need
 * `import.meta.env.VITE_FIREBASE_EMULATORS`: both are replaced at build time, so that the rest can be dropped.
 */
export const firebaseProject =
  import.meta.env.VITE_BACKEND === 'firebase'
    ? parseProject({
        VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
        VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
        VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
        VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
      })
    : demoProject();
