import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './fail.ts';
import { findFirestoreBinary } from './firestore-binary.ts';
import { requireJava } from './java.ts';
import { type Ports, requireFreePorts } from './ports.ts';

const root = resolve(import.meta.dirname, '../..');
const stateFolder = join(root, '.emulator');
const startLimit = 90_000;
const stopLimit = 30_000;

interface EmulatorOptions {
  projectId: string;
  ports: Ports;
  /** A folder to read the data from and to write it to at the end; without it nothing is kept. */
  dataFolder?: string;
}

export interface Emulators {
  /** What the site, the tests and the Admin SDK need in their environment to find the emulators. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts Firebase's Firestore and Auth emulators with the project's rules.
 * @throws {UserError} when Java, a port or the emulator itself is not to be had.
 */
export async function startEmulators({ projectId, ports, dataFolder }: EmulatorOptions): Promise<Emulators> {
  requireJava();
  await requireFreePorts(ports);
  mkdirSync(stateFolder, { recursive: true });
  const logFile = join(stateFolder, `${projectId}-${ports.firestore}.log`);
  const firebase = spawnFirebase(projectId, writeConfig(projectId, ports), dataFolder, logFile);
  await untilReady(firebase, ports, logFile);
  return {
    environment: {
      GCLOUD_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIRESTORE_EMULATOR_PORT: String(ports.firestore),
    },
    stop: () => stop(firebase),
  };
}

/** firebase.json with other ports, in a file of its own. */
function writeConfig(projectId: string, ports: Ports): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  config.emulators.firestore.port = ports.firestore;
  config.emulators.auth.port = ports.auth;
  const file = join(root, `.firebase.${projectId}-${ports.firestore}.json`);
  writeFileSync(file, JSON.stringify(config));
  return file;
}

function spawnFirebase(projectId: string, config: string, dataFolder: string | undefined, logFile: string) {
  const keep = dataFolder
    ? [...(existsSync(dataFolder) ? ['--import', dataFolder] : []), '--export-on-exit', dataFolder]
    : [];
  const binary = findFirestoreBinary(stateFolder);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--project', projectId, '--config', config, '--only', 'firestore,auth', ...keep],
    ],
    {
      cwd: root,
      // A process group of its own: Ctrl-C reaches this program alone, which then stops the emulators once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: '1', ...(binary && { FIRESTORE_EMULATOR_BINARY_PATH: binary }) },
    },
  );
  const log = createWriteStream(logFile);
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return child;
}

async function untilReady(firebase: ChildProcess, ports: Ports, logFile: string): Promise<void> {
  const deadline = Date.now() + startLimit;
  while (!(await answers(ports.firestore)) || !(await answers(ports.auth))) {
    if (firebase.exitCode !== null) throw new UserError(explain(readFileSync(logFile, 'utf8'), logFile));
    if (Date.now() > deadline) {
      await stop(firebase);
      throw new UserError(`The emulators did not start within ${startLimit / 1000} s: ${logFile} tells why.`);
    }
    await wait(200);
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok;
  } catch {
    return false;
  }
}

function explain(log: string, logFile: string): string {
  if (/download|ENOTFOUND|EAI_AGAIN|ECONNREFUSED/i.test(log)) {
    return 'The Firestore emulator could not be downloaded: connect to the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator, then try again.';
  }
  return `The emulators could not start: ${logFile} tells why.`;
}

async function stop(firebase: ChildProcess): Promise<void> {
  if (firebase.exitCode !== null || firebase.signalCode !== null) return;
  const exited = once(firebase, 'exit');
  firebase.kill('SIGINT');
  const timer = setTimeout(() => firebase.kill('SIGKILL'), stopLimit);
  await exited;
  clearTimeout(timer);
}
