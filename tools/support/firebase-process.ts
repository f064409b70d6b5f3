import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyFreePort, type Ports } from './ports.ts';
import { killAll, processTree } from './processes.ts';
import { root } from './project.ts';

/** Milliseconds that stopping may take; writing 100,000 customers to disk takes some of them. */
const stopLimit = 120_000;

interface FirebaseOptions {
  projectId: string;
  ports: Ports;
  dataFolder: string | undefined;
  /** Where the configuration and the logs of this run go. */
  runFolder: string;
  /** The Firestore emulator to use instead of firebase-tools' own. */
  binary: string | undefined;
}

export interface FirebaseProcess {
  /** Everything it has printed so far. */
  output: () => string;
  hasEnded: () => boolean;
  /** Resolves when it, or an emulator it runs, ends without having been asked to. */
  lost: Promise<void>;
  /** Asks it to end, kept data written first, and waits for that. */
  stop: () => Promise<void>;
}

/** Starts `firebase emulators:start` for Firestore and Auth. */
export async function startFirebase(options: FirebaseOptions): Promise<FirebaseProcess> {
  const child = spawnFirebase(options, await writeConfig(options));
  const log = createWriteStream(join(options.runFolder, 'emulators.log'));
  let output = '';
  let stopping: Promise<void> | undefined;
  const exited = once(child, 'close');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  // An emulator outlives a firebase-tools that falls over, and is then no longer its child.
  let family: number[] = [];
  const remember = () => {
    if (child.pid && !hasEnded()) family = processTree(child.pid);
  };

  const lost = new Promise<void>((resolve) => {
    const unlessStopping = () => !stopping && resolve();
    void exited.then(unlessStopping);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        log.write(text);
        remember();
        // firebase-tools itself goes on when an emulator has been killed.
        if (text.includes('Emulator has exited')) unlessStopping();
      });
    }
  });

  async function end() {
    remember();
    child.kill('SIGINT');
    const timer = setTimeout(() => killAll(family), stopLimit);
    if (!hasEnded()) await exited;
    clearTimeout(timer);
    killAll(family);
  }
  return {
    output: () => output,
    hasEnded,
    lost,
    stop: () => {
      stopping ??= end();
      return stopping;
    },
  };
}

function spawnFirebase({ projectId, dataFolder, runFolder, binary }: FirebaseOptions, config: string) {
  const keep = dataFolder
    ? [...(existsSync(dataFolder) ? ['--import', dataFolder] : []), '--export-on-exit', dataFolder]
    : [];
  return spawn(
    process.execPath,
    [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', projectId, '--config', config, '--only', 'firestore,auth'],
      ...keep,
    ],
    {
      cwd: runFolder,
      // A process group of its own: Ctrl-C reaches this program alone, which then stops the emulators once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...seclude(runFolder),
        ...quieten(runFolder),
        ...(binary && { FIRESTORE_EMULATOR_BINARY_PATH: binary }),
      },
    },
  );
}

/**
 * What keeps firebase-tools to itself: no report of its use, no question for news of the day, and no meeting in
 * the temporary folder with another run, whose data it would otherwise keep in place of its own.
 */
function seclude(runFolder: string): Record<string, string> {
  const settings = join(runFolder, 'configstore');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'firebase-tools.json'), JSON.stringify({ motd: { fetched: Date.now() } }));
  return { CI: '1', NO_COLOR: '1', TMPDIR: runFolder, XDG_CONFIG_HOME: runFolder };
}

/**
 * What keeps the Firestore emulator from logging the call stack of every refused request, twice: a run of the
 * rules tests fills hundreds of megabytes with them. Its own errors stay.
 */
function quieten(runFolder: string): Record<string, string> {
  const file = join(runFolder, 'logging.properties');
  writeFileSync(file, 'handlers=java.util.logging.ConsoleHandler\n.level=SEVERE\n');
  const given = process.env.JAVA_TOOL_OPTIONS ?? '';
  return { JAVA_TOOL_OPTIONS: `${given} "-Djava.util.logging.config.file=${file}"`.trim() };
}

/**
 * firebase.json with these ports, in the folder of the run. firebase-tools would choose the ports of its own
 * services too, but falls over when two runs choose the same at the same moment.
 */
async function writeConfig({ ports, runFolder }: FirebaseOptions): Promise<string> {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  config.firestore.rules = join(root, config.firestore.rules);
  config.firestore.indexes = join(root, config.firestore.indexes);
  config.emulators.firestore.port = ports.firestore;
  config.emulators.firestore.websocketPort = await anyFreePort();
  config.emulators.auth.port = ports.auth;
  config.emulators.hub = { host: '127.0.0.1', port: await anyFreePort() };
  config.emulators.logging = { host: '127.0.0.1', port: await anyFreePort() };
  const file = join(runFolder, 'firebase.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
}
