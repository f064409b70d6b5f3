import { findChromium } from './chromium.ts';
import { findProgram } from './find-program.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Paths of each engine's programs; undefined without an installed one. */
export function findPrograms() {
  const browser = findChromium();
  return {
    // Chromium's driver starts no Edge.
    chromium: {
      driver: findProgram('chromedriver'),
      browser: browser && !/edge/i.test(browser) ? browser : undefined,
    },
    // It needs no driver: it speaks a driver's language itself.
    firefox: { browser: findProgram('firefox-esr', 'firefox') },
    // The driver knows where its browser is, which has no mode without windows.
    webkit: { driver: findProgram('WebKitWebDriver'), screen: findProgram('Xvfb') },
  } satisfies Record<Engine, Record<string, string | undefined>>;
}

export function findEngines() {
  const programs = findPrograms();
  const isInstalled = (engine: Engine) => Object.values(programs[engine]).every(Boolean);
  return {
    installed: engines.filter(isInstalled),
    missing: engines.filter((engine) => !isInstalled(engine)),
  };
}
