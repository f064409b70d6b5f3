import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pidtree from 'pidtree';
import { anyFreePort } from './ports.ts';
import { firebaseProgram } from './project.ts';

const pollInterval = 200;

interface FirebaseOptions {
  projectId: string;
  /** The emulators to start, as firebase-tools names them. */
  emulators: readonly string[];
  /** A firebase.json, with paths as seen from the folder of the run. */
  config: { firestore?: object; hosting?: object; functions?: object; emulators: object };
  /** For the configuration, the logs and every other trace of this run. */
  runFolder: string;
  arguments?: readonly string[];
  /** Whether Java is to compile quickly and no further. */
  isBrief?: boolean;
  environment?: Record<string, string>;
  /** Milliseconds that stopping may take before it is ended by force. */
  stopLimit: number;
}

export interface FirebaseProcess {
  output: () => string;
  /** Whether the emulators came up before they ended, `limit` milliseconds were over, or somebody stopped waiting. */
  untilReady: (limit: number, stop: AbortSignal) => Promise<boolean>;
  /** Resolves when it, or an emulator it runs, ends without having been asked to. */
  lost: Promise<void>;
  /** Asks it to end, kept data written first, and waits for that. */
  stop: () => Promise<void>;
}

export async function startFirebase(options: FirebaseOptions): Promise<FirebaseProcess> {
  mkdirSync(options.runFolder, { recursive: true });
  const child = spawnFirebase(options, await writeConfig(options));
  // A full disk ends the log, not the program: its emulators would stay behind.
  const log = createWriteStream(join(options.runFolder, 'emulators.log')).on('error', () => {});
  let output = '';
  let stopping: Promise<void> | undefined;
  const exited = once(child, 'close');
  const isUp = () => output.includes('All emulators ready');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  // An emulator outlives a firebase-tools that falls over, and is then no longer its child.
  let family: readonly number[] = [];
  const remember = async () => {
    if (child.pid && !hasEnded()) family = await pidtree(child.pid, { root: true }).catch(() => family);
  };

  const lost = new Promise<void>((resolve) => {
    const unlessStopping = () => !stopping && resolve();
    void exited.then(unlessStopping);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        log.write(text);
        void remember();
        // firebase-tools itself goes on when an emulator has been killed.
        if (text.includes('Emulator has exited')) unlessStopping();
      });
    }
  });

  async function untilReady(limit: number, stop: AbortSignal) {
    const deadline = Date.now() + limit;
    while (!isUp()) {
      if (hasEnded() || stop.aborted || Date.now() > deadline) return false;
      await wait(pollInterval);
    }
    return !hasEnded();
  }

  async function end() {
    await remember();
    // firebase-tools overlooks a signal in its first moments, when there is nothing to keep.
    if (isUp()) child.kill('SIGINT');
    else killAll(child.pid ? [...family, -child.pid] : []);
    const timer = setTimeout(() => killAll(family), options.stopLimit);
    if (!hasEnded()) await exited;
    clearTimeout(timer);
    killAll(family);
  }
  return {
    output: () => output,
    untilReady,
    lost,
    stop: () => {
      stopping ??= end();
      return stopping;
    },
  };
}

/** Ends processes at once, what they started first. A negative number is a group of them. */
function killAll(pids: readonly number[]): void {
  for (const pid of pids.toReversed()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

function spawnFirebase({ runFolder, ...options }: FirebaseOptions, config: string) {
  return spawn(
    process.execPath,
    [
      ...[firebaseProgram, 'emulators:start', '--project', options.projectId, '--config', config],
      ...['--only', options.emulators.join(','), ...(options.arguments ?? [])],
    ],
    {
      cwd: runFolder,
      // A process group of its own: Ctrl-C reaches this program alone, which then stops the emulators once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...sandboxed(runFolder),
        ...javaOptions(runFolder, options),
        ...options.environment,
      },
    },
  );
}

/**
 * Writes the configuration into the folder of the run. firebase-tools would choose the ports of its own services too.
 * It fails when two runs choose the same at the same moment.
 */
async function writeConfig({ config, runFolder }: FirebaseOptions): Promise<string> {
  const hub = { host: '127.0.0.1', port: await anyFreePort() };
  const logging = { host: '127.0.0.1', port: await anyFreePort() };
  const file = join(runFolder, 'firebase.json');
  writeFileSync(file, JSON.stringify({ ...config, emulators: { ...config.emulators, hub, logging } }));
  return file;
}

/**
 * The environment that keeps firebase-tools to itself: no report of its use, and no question for news of the day. It
 * meets no other run in the temporary folder, whose data it would otherwise keep in place of its own. In a locale without
 * UTF-8 Java would find no file in a folder with an accent.
 */
function sandboxed(runFolder: string): Record<string, string> {
  const settings = join(runFolder, 'configstore');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'firebase-tools.json'), JSON.stringify({ motd: { fetched: Date.now() } }));
  return { CI: '1', NO_COLOR: '1', LC_ALL: 'C.UTF-8', TMPDIR: runFolder, XDG_CONFIG_HOME: runFolder };
}

/**
 * Keeps the Firestore emulator from logging the call stack of every refused request, twice. A run of the rules tests
 * fills hundreds of megabytes with them. Its own errors stay.
 */
function javaOptions(
  runFolder: string,
  { isBrief }: Pick<FirebaseOptions, 'isBrief'>,
): Record<string, string> {
  const file = join(runFolder, 'logging.properties');
  writeFileSync(file, 'handlers=java.util.logging.ConsoleHandler\n.level=SEVERE\n');
  const given = process.env.JAVA_TOOL_OPTIONS ?? '';
  const brief = isBrief ? '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' : '';
  return { JAVA_TOOL_OPTIONS: `${given} ${brief} "-Djava.util.logging.config.file=${file}"`.trim() };
}
