import { findProgram } from './find-program.ts';

/** The one without windows first: it does the same with less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The Chromium to test in: `CHROMIUM_PATH`, or the first on the PATH; undefined when there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(...names);
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
