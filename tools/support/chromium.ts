import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { win32 } from 'node:path';
import { UserError } from './fail.ts';
import { findProgram } from './find-program.ts';

/** On the PATH, the one without windows first: it does the same with less work. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Installers of a Mac and of Windows leave the PATH alone and use these places, Playwright's channels among them. */
const applications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

export interface Computer {
  platform: NodeJS.Platform;
  environment: NodeJS.ProcessEnv;
  has: (path: string) => boolean;
  /** The path of the first of these programs on the PATH. */
  find: typeof findProgram;
}

const thisComputer: Computer = {
  platform: process.platform,
  environment: process.env,
  has: existsSync,
  find: findProgram,
};

/**
 * The browser to test in: the one that `CHROMIUM_PATH` names, by its path or as a program of the PATH. Else it is the
 * first Chromium, Google Chrome or Edge found; undefined when there is none.
 * @throws {UserError} when there is no program of the name given.
 */
export function findChromium(computer: Computer = thisComputer): string | undefined {
  return (
    namedIn('CHROMIUM_PATH', computer) ?? computer.find(...programs) ?? places(computer).find(computer.has)
  );
}

/** @throws {UserError} when no browser is found. */
export function requireChromium(): string {
  const path = findChromium();
  if (path) return path;
  throw new UserError(
    'No Chromium was found: install one (Chromium, Google Chrome or Edge) or name its path in CHROMIUM_PATH, then try again.',
  );
}

/**
 * A browser that some tests run in instead of the first, if `SECOND_CHROMIUM_PATH` names one.
 * @throws {UserError} when there is no program of the name given.
 */
export function findSecondChromium(computer: Computer = thisComputer): string | undefined {
  return namedIn('SECOND_CHROMIUM_PATH', computer);
}

function namedIn(variable: string, { environment, find }: Computer): string | undefined {
  const name = environment[variable];
  if (!name) return undefined;
  const path = find(name);
  if (path) return path;
  throw new UserError(
    `${variable} names ${name}, which is no program here: name the path of a Chromium, Google Chrome or Edge.`,
  );
}

function places({ platform, environment }: Computer): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', `${environment.HOME}/Applications`];
    return applications.flatMap((application) => folders.map((folder) => `${folder}/${application}`));
  }
  if (platform !== 'win32') return [];
  const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': programFiles32 } = environment;
  const folders = [PROGRAMFILES, programFiles32, LOCALAPPDATA].filter((folder) => folder !== undefined);
  return windowsPrograms.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
}

/** A browser by its version and path. Windows tells no version: there the question would open a window. */
export function describeChromium(path: string): string {
  const asked = process.platform !== 'win32' && spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
  const version = /^.*?\d[\d.]*/.exec(asked || '')?.[0];
  return version ? `${version} (${path})` : path;
}

/** Keeps the browser from talking to anyone but the site under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
