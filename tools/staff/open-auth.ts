import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { UserError } from '../support/fail.ts';
import { startProject } from '../support/project.ts';
import { explainAuthError } from './explain-auth-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export interface AuthTarget {
  projectId: string;
  /** `host:port` of the Auth emulator; undefined for Firebase itself. */
  emulator: string | undefined;
}

/**
 * Whose accounts are meant: those of the project that the environment names, on the Auth emulator when it names one.
 * @throws {UserError} when no real project is named and no emulator either.
 */
export function authTarget(variables: Variables): AuthTarget {
  const emulator = variables.FIREBASE_AUTH_EMULATOR_HOST || undefined;
  const projectId = variables.GCLOUD_PROJECT || variables.VITE_FIREBASE_PROJECT_ID;
  if (emulator) return { projectId: projectId || startProject, emulator };
  if (!projectId) {
    throw new UserError(
      'Say which project: set VITE_FIREBASE_PROJECT_ID in the environment or in .env, or FIREBASE_AUTH_EMULATOR_HOST for the emulator.',
    );
  }
  if (projectId.startsWith('demo-')) {
    throw new UserError(
      `${projectId} exists on the emulators only: set FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 to manage its accounts there, or name a real project in VITE_FIREBASE_PROJECT_ID.`,
    );
  }
  return { projectId, emulator };
}

/**
 * Does something with the accounts of a target: with application default credentials, which the emulator needs not.
 * @throws {UserError} where Firebase's refusal is something that the person at the keyboard can mend.
 */
export async function withAuth<Result>(
  target: AuthTarget,
  work: (auth: Auth) => Promise<Result>,
): Promise<Result> {
  const { projectId, emulator } = target;
  const app = initializeApp({ projectId, ...(!emulator && { credential: applicationDefault() }) }, 'staff');
  try {
    return await work(getAuth(app));
  } catch (error) {
    throw explainAuthError(error, target);
  } finally {
    await deleteApp(app);
  }
}
