export type Variables = Readonly<Record<string, string | undefined>>;

export type Backend = 'emulator' | 'firebase';

export interface FirebaseProject {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
}

const projectVariables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const satisfies Record<keyof FirebaseProject, string>;

/** @throws {Error} when the value is no back end. Emulators are the default. */
export function parseBackend(value: string | undefined): Backend {
  if (!value || value === 'emulator') return 'emulator';
  if (value === 'firebase') return value;
  throw new Error(`VITE_BACKEND must be "emulator" or "firebase", not "${value}".`);
}

export function missingVariables(variables: Variables): string[] {
  return Object.values(projectVariables).filter((name) => !variables[name]?.trim());
}

/** @throws {Error} naming every variable that is missing. */
export function parseProject(variables: Variables): FirebaseProject {
  const missing = missingVariables(variables);
  if (missing.length > 0) throw new Error(`The configuration lacks ${missing.join(', ')}.`);
  const read = (field: keyof FirebaseProject) => variables[projectVariables[field]]?.trim() ?? '';
  return {
    apiKey: read('apiKey'),
    authDomain: read('authDomain'),
    projectId: read('projectId'),
    appId: read('appId'),
  };
}
