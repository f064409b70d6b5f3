import { setTimeout as wait } from 'node:timers/promises';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import { UserError } from '../support/fail.ts';
import { requirePorts, startPorts } from '../support/ports.ts';
import { startProject } from '../support/project.ts';
import { isProjectId, projectIdForm } from '../support/project-id.ts';
import {
  type AdminTarget,
  explainAdminError,
  invalidCredential,
  unavailable,
} from './explain-admin-error.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const emulators = {
  Auth: { variable: 'FIREBASE_AUTH_EMULATOR_HOST', port: startPorts.auth },
  Firestore: { variable: 'FIRESTORE_EMULATOR_HOST', port: startPorts.firestore },
} as const;

/** The SDK adds `http://` itself, and a path would reach nothing. */
const isHostAndPort = (text: string) => /^[^\s/:@]+:\d+$/.test(text);

/**
 * Which project is meant: the one that the environment names, on the service's emulator when it names one.
 * @throws {UserError} when no real project is named and no emulator either, when either name has the wrong form, or
 * `PORT_SHIFT` makes no ports.
 */
export function adminTarget(service: AdminTarget['service'], variables: Variables): AdminTarget {
  const { variable, port } = emulators[service];
  const onEmulator = () => {
    requirePorts(startPorts);
    return `${variable}=127.0.0.1:${port}`;
  };
  const emulator = variables[variable] || undefined;
  const projectId = variables.GCLOUD_PROJECT || variables.VITE_FIREBASE_PROJECT_ID;
  if (emulator && !isHostAndPort(emulator)) {
    throw new UserError(`${variable} must be a host and a port alone, as in ${onEmulator()}.`);
  }
  if (emulator) return { projectId: projectId || startProject, service, emulator };
  if (!projectId) {
    throw new UserError(
      `Say which project: set VITE_FIREBASE_PROJECT_ID in the environment or in .env, or ${onEmulator()} for the emulator of npm start.`,
    );
  }
  if (projectId.startsWith('demo-')) {
    throw new UserError(
      `${projectId} exists on the emulators only: set ${onEmulator()} to reach it there, or name a real project in VITE_FIREBASE_PROJECT_ID.`,
    );
  }
  if (!isProjectId(projectId)) {
    const name = variables.GCLOUD_PROJECT ? 'GCLOUD_PROJECT' : 'VITE_FIREBASE_PROJECT_ID';
    throw new UserError(`${name} must be ${projectIdForm}, not "${projectId}".`);
  }
  return { projectId, service, emulator };
}

/** Names the project, and the emulator if it is there. */
export function targetLine({ projectId, emulator }: AdminTarget): string {
  return emulator ? `Project: ${projectId}, on the emulator at ${emulator}.` : `Project: ${projectId}.`;
}

/**
 * Does something with the rights of the project's owner: with application default credentials, which an emulator
 * needs not.
 * @throws {UserError} where Firebase's refusal is something that the person at the keyboard can mend.
 */
export async function asAdmin<Result>(
  target: AdminTarget,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const { projectId, emulator } = target;
  // The SDK asks the network for credentials all the same.
  if (emulator) process.env.METADATA_SERVER_DETECTION = 'none';
  const credential = emulator ? undefined : applicationDefault();
  const app = initializeApp({ projectId, ...(credential && { credential }) }, 'admin');
  try {
    // Firestore fails in other words than Auth where a key file is none.
    await credential?.getAccessToken().catch((error: unknown) => {
      throw Object.assign(new Error(String(error)), { code: invalidCredential });
    });
    return await work(app);
  } catch (error) {
    throw explainAdminError(error, target);
  } finally {
    await deleteApp(app);
  }
}

/** Milliseconds. The SDK itself goes on trying for two minutes, with Firestore for ten. */
const answerLimit = 15_000;

/** The accounts of `app`, once they have answered a question. @throws as for some that cannot be reached. */
export async function openAuth(app: App): Promise<Auth> {
  const auth = getAuth(app);
  await untilAnswered(auth.listUsers(1));
  return auth;
}

/** The database of `app`, once it has answered a question. @throws as for one that cannot be reached. */
export async function openDatabase(app: App): Promise<Firestore> {
  const database = getFirestore(app);
  await untilAnswered(database.collection(collections.staff).limit(1).get());
  return database;
}

async function untilAnswered(question: Promise<unknown>): Promise<void> {
  const silence = wait(answerLimit).then(() => {
    throw Object.assign(new Error('Firebase does not answer.'), { code: unavailable });
  });
  await Promise.race([question, silence]);
}
