import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { chromiumFlags } from '../../../tools/support/chromium';
import { type Engine, findPrograms } from '../../../tools/support/engines';
import { anyFreePort } from '../../../tools/support/ports.ts';
import { openDriverSession, openMarionetteSession, type Send, untilAnswered } from './webdriver';

export interface RunningEngine {
  send: Send;
  downloads: string;
  stop: () => Promise<void>;
}

/** A small desk's: every pixel is painted by the processor. */
const windowSize = { width: 1100, height: 700 } as const;

/** Starts an engine with a window, a profile and a home folder of its own. */
export async function startEngine(engine: Engine, path?: string): Promise<RunningEngine> {
  const home = mkdtempSync(join(tmpdir(), `${engine}-`));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  const processes: { child: ChildProcess; closed: Promise<unknown> }[] = [];
  let log = '';

  const run: Run = (program, programArguments, environment) => {
    if (!program) throw new Error(`Not all that drives ${engine} is installed: the README says what.`);
    const child = spawn(program, programArguments, {
      env: { ...process.env, HOME: home, TMPDIR: home, TZ: 'America/Jamaica', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // A group of its own, as a browser is many processes.
      detached: true,
    });
    processes.push({ child, closed: once(child, 'close') });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    }
    return child;
  };
  const stop = async () => {
    for (const { child, closed } of processes.reverse()) {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL');
      await closed;
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const send = await starters[engine]({ run, home, downloads, path });
    await send('resize', windowSize);
    return { send, downloads, stop };
  } catch (error) {
    await stop();
    throw new Error(`${engine} could not be started: ${log}`, { cause: error });
  }
}

type Run = (
  program: string | undefined,
  programArguments: readonly string[],
  environment?: Record<string, string>,
) => ChildProcess;

interface Start {
  run: Run;
  home: string;
  downloads: string;
  path: string | undefined;
}

/** As everywhere in the browser tests, nothing moves: a colour on its way to another is no state to judge. */
const starters = {
  async chromium({ run, downloads, path }) {
    const { driver, browser } = findPrograms().chromium;
    const port = await anyFreePort();
    run(driver, [`--port=${port}`]);
    const send = await openDriverSession(port, {
      'goog:chromeOptions': {
        binary: path ?? browser,
        args: [...chromiumFlags, '--headless', '--force-prefers-reduced-motion'],
      },
    });
    await send('devTools', {
      cmd: 'Browser.setDownloadBehavior',
      params: { behavior: 'allow', downloadPath: downloads },
    });
    return send;
  },

  async firefox({ run, home, downloads }) {
    const preferences = {
      'marionette.port': 0,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // It would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      'ui.prefersReducedMotion': 1,
      // Nothing is made ready for tabs that nobody opens.
      'browser.startup.page': 0,
      'browser.newtab.preload': false,
      'dom.ipc.processPrelaunch.enabled': false,
      'intl.accept_languages': 'en-JM,en',
    };
    const lines = Object.entries(preferences).map(
      (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
    );
    const profile = join(home, 'profile');
    mkdirSync(profile);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    run(findPrograms().firefox.browser, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
      MOZ_CRASHREPORTER_DISABLE: '1',
    });
    const port = await untilAnswered(async () => {
      const text = await readFile(join(profile, 'MarionetteActivePort'), 'utf8');
      if (!text) throw new Error('Marionette does not listen yet.');
      return Number(text);
    });
    return openMarionetteSession(port);
  },

  async webkit({ run, home, downloads }) {
    const { driver, screen } = findPrograms().webkit;
    const config = join(home, '.config');
    mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
    writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const display = run(screen, [
      '-displayfd',
      '3',
      '-nolisten',
      'tcp',
      '-screen',
      '0',
      `${windowSize.width}x${windowSize.height}x24`,
    ]);
    const [number] = await once(createInterface({ input: display.stdio[3] as Readable }), 'line');
    const port = await anyFreePort();
    run(driver, [`--port=${port}`], {
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: config,
      LANGUAGE: 'en_JM',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    return openDriverSession(port, {});
  },
} satisfies Record<Engine, (start: Start) => Promise<Send>>;
