type Backend = 'emulator' | 'firebase';

interface Env {
  /** Which Firebase the data layer talks to. */
  backend: Backend;
  projectId: string;
  emulator: { host: string; firestorePort: number };
}

const defaults = {
  VITE_BACKEND: 'emulator',
  VITE_FIREBASE_PROJECT_ID: 'demo-fuel',
  VITE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: '8080',
};

/**
 * Reads the build's variables.
 * @throws {Error} naming every variable with a value that cannot be used.
 */
export function parseEnv(variables: Record<string, unknown>): Env {
  const read = (name: keyof typeof defaults) => String(variables[name] || defaults[name]);
  const backend = read('VITE_BACKEND');
  const firestorePort = toPort(read('VITE_FIRESTORE_EMULATOR_PORT'));
  const problems = [
    backend !== 'emulator' && backend !== 'firebase' && 'VITE_BACKEND must be "emulator" or "firebase"',
    firestorePort === 0 && 'VITE_FIRESTORE_EMULATOR_PORT must be a port number',
  ].filter(Boolean);
  if (problems.length > 0) throw new Error(`The configuration cannot be used: ${problems.join('; ')}.`);
  return {
    backend: backend as Backend,
    projectId: read('VITE_FIREBASE_PROJECT_ID'),
    emulator: { host: read('VITE_EMULATOR_HOST'), firestorePort },
  };
}

/** The port a text names, or 0 when it names none. */
function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port < 65_536 ? port : 0;
}

export const env = parseEnv(import.meta.env);
