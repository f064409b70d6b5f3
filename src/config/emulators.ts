import type { FirebaseProject, Variables } from './parse-env';

interface Emulators {
  host: string;
  firestorePort: number;
  authPort: number;
}

const defaults = {
  VITE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: '8080',
  VITE_AUTH_EMULATOR_PORT: '9099',
};

/** @throws {Error} naming every variable that is no port. */
export function parseEmulators(variables: Variables): Emulators {
  const read = (name: keyof typeof defaults) => variables[name] || defaults[name];
  const ports = {
    VITE_FIRESTORE_EMULATOR_PORT: toPort(read('VITE_FIRESTORE_EMULATOR_PORT')),
    VITE_AUTH_EMULATOR_PORT: toPort(read('VITE_AUTH_EMULATOR_PORT')),
  };
  const problems = Object.entries(ports).flatMap(([name, port]) =>
    port === 0 ? [`${name} must be a port number`] : [],
  );
  if (problems.length > 0) throw new Error(`The configuration cannot be used: ${problems.join('; ')}.`);
  return {
    host: read('VITE_EMULATOR_HOST'),
    firestorePort: ports.VITE_FIRESTORE_EMULATOR_PORT,
    authPort: ports.VITE_AUTH_EMULATOR_PORT,
  };
}

function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port < 65_536 ? port : 0;
}

/** Call it only behind a check of the build's variables, so that production builds drop the addresses. */
export function emulators(): Emulators {
  return parseEmulators({
    VITE_EMULATOR_HOST: import.meta.env.VITE_EMULATOR_HOST,
    VITE_FIRESTORE_EMULATOR_PORT: import.meta.env.VITE_FIRESTORE_EMULATOR_PORT,
    VITE_AUTH_EMULATOR_PORT: import.meta.env.VITE_AUTH_EMULATOR_PORT,
  });
}

/** Call it only behind a check of the build's variables, so that production builds drop the addresses. */
export function demoProject(): FirebaseProject {
  const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID || 'demo-fuel';
  return { projectId, apiKey: 'demo', authDomain: '', appId: '' };
}
