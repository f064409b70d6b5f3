import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileRules } from './compile-rules.ts';
import { UserError } from './fail.ts';
import { readFirebaseConfig } from './firebase-config.ts';
import { type FirebaseProcess, startFirebase } from './firebase-process.ts';
import { findFirestoreBinary, requireJava } from './firestore-binary.ts';
import { requireReadable, unreadable } from './kept-data.ts';
import { anyFreePort, type Ports, requireFreePorts } from './ports.ts';
import { emulatorFolder, root } from './project.ts';

/** Milliseconds that starting may take on a busy machine; more when the emulator has to be downloaded first. */
const startLimit = 240_000;
const downloadLimit = 15 * 60_000;
/** Milliseconds; writing 100,000 customers to disk takes some of them. */
const stopLimit = 120_000;

/** For the functions firebase-tools asks the network for credentials and newer packages, and waits for answers. */
const withoutQuestions = { METADATA_SERVER_DETECTION: 'none', npm_config_offline: 'true' };

/** Within the folder of the run, as firebase-tools demands. */
const functionsName = 'functions';
const firestoreLog = 'firestore-debug.log';

interface EmulatorOptions {
  projectId: string;
  ports: Ports;
  /** A folder to read the data from and to write it to at the end; without it nothing is kept. */
  dataFolder?: string;
  /** For a few minutes of use: Java compiles quickly and no further, a third less work in all. */
  isBrief?: boolean;
  /** Puts built functions into a folder, to run them beside (tools/alerts). */
  putFunctions?: ((folder: string) => Promise<void>) | undefined;
  /** Whether nobody signs in: the Auth emulator takes the longest to start. */
  isWithoutAuth?: boolean;
  /** Aborting it while the emulators start stops them again. */
  stop: AbortSignal;
}

export interface Emulators {
  /** Leads the site, the tests and the Admin SDK to the emulators. */
  environment: Record<string, string>;
  /** Resolves with a sentence when the emulators end though nobody stopped them. */
  lost: Promise<string>;
  /**
   * Stops them, once; another call waits for the same end.
   * @throws {UserError} when data that was to be kept could not be.
   */
  stop: () => Promise<void>;
}

/**
 * Starts Firebase's Firestore and Auth emulators with the project's rules; undefined when stopped meanwhile.
 * @throws {UserError} when Java, a port or the emulator is missing, or kept data cannot be read.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators | undefined> {
  const { projectId, ports, dataFolder, isBrief, putFunctions, stop } = options;
  requireJava();
  if (dataFolder && existsSync(dataFolder)) requireReadable(dataFolder);
  await requireFreePorts(ports);

  const runFolder = join(emulatorFolder, `${projectId}-${ports.firestore}`);
  mkdirSync(runFolder, { recursive: true });
  rmSync(join(runFolder, firestoreLog), { force: true });
  await putFunctions?.(join(runFolder, functionsName));
  const binary = findFirestoreBinary(runFolder);
  if (binary.mustDownload) console.log('The Firestore emulator is downloaded first: about 60 MB, once.');
  const firebase = await startFirebase({
    projectId,
    emulators: [
      'firestore',
      ...(options.isWithoutAuth ? [] : ['auth']),
      ...(putFunctions ? ['functions'] : []),
    ],
    config: await configFor(ports, putFunctions !== undefined),
    runFolder,
    ...(dataFolder && { arguments: keep(dataFolder) }),
    ...(isBrief && { isBrief }),
    environment: {
      ...(binary.path && { FIRESTORE_EMULATOR_BINARY_PATH: binary.path }),
      ...(putFunctions && withoutQuestions),
    },
    stopLimit,
  });
  const isReady = await firebase.untilReady(binary.mustDownload ? downloadLimit : startLimit, stop);
  if (!isReady) {
    await firebase.stop();
    if (stop.aborted) return undefined;
    throw explainFailedStart(firebase, runFolder, dataFolder);
  }
  const { rules } = readFirebaseConfig().firestore;
  const host = `127.0.0.1:${ports.firestore}`;
  await compileRules({ projectId, host, file: join(root, rules) }).catch(async (error: unknown) => {
    await firebase.stop();
    throw error;
  });
  return {
    environment: emulatorEnvironment(projectId, ports),
    lost: firebase.lost.then(
      () => `The emulators have stopped by themselves: ${relative(root, runFolder)} holds their logs.`,
    ),
    stop: async () => {
      await firebase.stop();
      if (dataFolder && !firebase.output().includes('Export complete')) {
        throw new UserError(
          `What was changed since the start could not be kept in ${relative(root, dataFolder)}: ${relative(root, runFolder)} holds the emulators' logs.`,
        );
      }
    },
  };
}

export function emulatorEnvironment(projectId: string, ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIRESTORE_EMULATOR_PORT: String(ports.firestore),
    VITE_AUTH_EMULATOR_PORT: String(ports.auth),
  };
}

async function configFor(ports: Ports, hasFunctions: boolean) {
  const { firestore, emulators } = readFirebaseConfig();
  const anywhere = async () => ({ host: emulators.firestore.host, port: await anyFreePort() });
  return {
    ...(hasFunctions && { functions: [{ source: functionsName, codebase: 'alerts' }] }),
    firestore: { rules: join(root, firestore.rules), indexes: join(root, firestore.indexes) },
    emulators: {
      ...emulators,
      firestore: { ...emulators.firestore, port: ports.firestore, websocketPort: await anyFreePort() },
      auth: { ...emulators.auth, port: ports.auth },
      ...(hasFunctions && {
        functions: await anywhere(),
        eventarc: await anywhere(),
        tasks: await anywhere(),
      }),
    },
  };
}

const keep = (folder: string) => [
  ...(existsSync(folder) ? ['--import', folder] : []),
  ...['--export-on-exit', folder],
];

/** Reads from the logs why the emulators did not start, as one sentence that says what to do. */
function explainFailedStart(
  firebase: FirebaseProcess,
  runFolder: string,
  dataFolder: string | undefined,
): UserError {
  const ownLog = join(runFolder, firestoreLog);
  const log = firebase.output() + (existsSync(ownLog) ? readFileSync(ownLog, 'utf8') : '');
  if (/download|ENOTFOUND|EAI_AGAIN/i.test(log)) {
    return new UserError(
      'The Firestore emulator could not be downloaded: connect to the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator, then try again.',
    );
  }
  // The words of the Firestore and of the Auth emulator for data they cannot take back.
  if (dataFolder && existsSync(dataFolder) && /ExportImportUtil|INVALID_ARGUMENT/.test(log)) {
    return unreadable(dataFolder);
  }
  return new UserError(`The emulators could not start: ${relative(root, runFolder)} holds their logs.`);
}
