import { UserError } from '../support/fail.ts';

/** Firestore's codes are those of gRPC. */
const permissionDenied = 7;
const notFound = 5;
export const unavailable = 14;
export const invalidCredential = 'app/invalid-credential';
/** The system's words, which Auth wraps into those for missing credentials. */
const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT)\b/;

const roleNeeded = { Auth: 'Firebase Authentication Admin', Firestore: 'Cloud Datastore User' } as const;

export interface AdminTarget {
  projectId: string;
  service: keyof typeof roleNeeded;
  /** `host:port` of the service's emulator; undefined for Firebase itself. */
  emulator: string | undefined;
}

/** Turns an error of the Admin SDK into one sentence that says what to do. Anything else comes back as it is. */
export function explainAdminError(error: unknown, { projectId, service, emulator }: AdminTarget): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : '';
  if (emulator && (code === 'app/network-error' || code === unavailable)) {
    return new UserError(
      `No ${service} emulator answers at ${emulator}: run npm start in another terminal first.`,
    );
  }
  if (code === invalidCredential && offline.test(message)) return unreachable();
  if (code === invalidCredential || /default credentials/i.test(message)) {
    return new UserError(
      `There are no credentials for ${projectId}: run gcloud auth application-default login, or name a service account's key file in GOOGLE_APPLICATION_CREDENTIALS.`,
    );
  }
  if (/quota project/i.test(message)) {
    return new UserError(
      `Your own credentials need a project to count calls against: run gcloud auth application-default set-quota-project ${projectId}, then try again.`,
    );
  }
  switch (code) {
    case 'app/network-error':
    case 'app/network-timeout':
    case unavailable:
      return unreachable();
    case 'auth/insufficient-permission':
    case permissionDenied:
      return new UserError(`These credentials need the role ${roleNeeded[service]} in ${projectId}.`);
    case 'auth/configuration-not-found':
    case 'auth/operation-not-allowed':
      return new UserError(
        `Sign-in with e-mail and password is not switched on in ${projectId}: do so in the Firebase console under Authentication, Sign-in method.`,
      );
    case 'auth/project-not-found':
    case notFound:
      return new UserError(`There is no ${service} in a project ${projectId}: check its name.`);
    case 'auth/invalid-email':
      return new UserError('Firebase takes this for no e-mail address.');
    default:
      return error;
  }
}

const unreachable = () => new UserError('Firebase cannot be reached: check the connection, then try again.');
