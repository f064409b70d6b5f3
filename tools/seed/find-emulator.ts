import { UserError } from '../support/fail.ts';
import { requirePorts, startPorts } from '../support/ports.ts';
import { startProject } from '../support/project.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/;

interface Emulator {
  /** `host:port` */
  host: string;
  projectId: string;
}

/**
 * The running Firestore emulator: the one the environment names, else that of `npm start`.
 * @throws {UserError} when there is none, or what is named could be anything but an emulator on this machine.
 */
export async function findEmulator(environment: NodeJS.ProcessEnv): Promise<Emulator> {
  if (!environment.FIRESTORE_EMULATOR_HOST) requirePorts(startPorts);
  const host = environment.FIRESTORE_EMULATOR_HOST || `127.0.0.1:${startPorts.firestore}`;
  if (!loopback.test(host)) {
    throw new UserError(
      `FIRESTORE_EMULATOR_HOST names ${host}, but placeholder customers go only to an emulator on this machine: unset it or name 127.0.0.1 and a port.`,
    );
  }
  const projectId = (environment.FIRESTORE_EMULATOR_HOST && environment.GCLOUD_PROJECT) || startProject;
  if (!projectId.startsWith('demo-')) {
    throw new UserError(
      `GCLOUD_PROJECT names ${projectId}, but placeholder customers go only to a project whose name begins with demo-: unset it.`,
    );
  }
  if (!(await isEmulator(host))) {
    throw new UserError(`No Firestore emulator answers at ${host}: run npm start in another terminal first.`);
  }
  return { host, projectId };
}

/** The emulator alone answers its root with this word. */
async function isEmulator(host: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(5000) });
    return (await answer.text()).trim() === 'Ok';
  } catch {
    return false;
  }
}
