import { demoProject } from './emulators';
import { parseProject } from './parse-env';

/** Code for one back end asks `import.meta.env` directly: the build replaces it and drops the rest. */
export const firebaseProject =
  import.meta.env.VITE_BACKEND === 'firebase'
    ? parseProject({
        VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
        VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
        VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
        VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
      })
    : demoProject();
