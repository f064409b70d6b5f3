import { defineConfig } from '@playwright/test';
import type { Backend } from './tests/support/browser/test.ts';
import type { EngineOption } from './tests/support/engines/test.ts';
import { chromiumFlags, findChromium, findSecondChromium } from './tools/support/chromium.ts';
import { findEngines } from './tools/support/engines.ts';
import { browserCount, demoSites, stagingSite } from './tools/support/test-sites.ts';

const [demo] = demoSites;

const second = findSecondChromium();
/** The tests that depend most on the browser: the main line, every stop of the keyboard, the list. */
const ofBrowser = /(journey|working-day|keyboard|admin)\.spec\.ts/;
/** A second browser is the one that people have: what passes there need not pass in the first. */
const inSecondAlone = second ? [ofBrowser] : [];

const launchOptions = (executablePath: string | undefined) => ({
  launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
});
const desktop = { viewport: { width: 1440, height: 900 } };
const engineTests = { testMatch: /engines\.spec\.ts/, fullyParallel: false };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig<object, Backend & EngineOption>({
  testDir: 'tests/e2e',
  snapshotPathTemplate: 'tests/e2e/accessibility-trees/{arg}{ext}',
  forbidOnly: true,
  // Each has a site and a database of its own (tests/support/browser/test.ts).
  workers: browserCount,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // An action waits as long as a check, and so do waits for events and requests.
    actionTimeout: 30_000,
    ...(demo && { baseURL: demo.address }),
    locale: 'en-JM',
    timezoneId: 'America/Jamaica',
    // The Hosting emulator would compress every script again each time.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // Its cache would interfere with tests of the network.
    serviceWorkers: 'block',
    // A colour on its way to another is no state to judge.
    contextOptions: { reducedMotion: 'reduce' },
    ...launchOptions(findChromium()),
  },
  projects: [
    // First, as its tests run one after the other: they share the accounts of the Auth emulator.
    {
      name: 'staging',
      testMatch: /firebase-.*\.spec\.ts/,
      testIgnore: /firebase-push\.spec\.ts/,
      fullyParallel: false,
      workers: 1,
      use: { ...desktop, build: 'staging' },
    },
    // One browser an engine, for all of its tests.
    ...findEngines().installed.map((engine) => ({
      name: engine,
      ...engineTests,
      // journey.spec.ts goes the same way in the same browser.
      ...(engine === 'chromium' && { grepInvert: /@other-engines/ }),
      use: { engine, ...(engine === 'chromium' && second && { enginePath: second }) },
    })),
    {
      name: 'desktop',
      testIgnore: [/(firebase-.*|engines|pre-hydration)\.spec\.ts/, ...inSecondAlone],
      use: desktop,
    },
    // Touch, and a phone's network; all other tests choose their own widths.
    {
      name: 'phone',
      testMatch: /(journey|working-day|contact|pre-hydration)\.spec\.ts/,
      testIgnore: inSecondAlone,
      use: phone,
    },
    ...pushProjects(findFullChromium()),
    ...secondProjects(),
  ],
  // `npm test` has started the sites long before.
  ...(process.env.TEST_SITES_ARE_UP !== 'true' && {
    webServer: {
      command: 'node tools/run.mjs serve-test-sites',
      cwd: import.meta.dirname,
      url: stagingSite.address,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});

/** The headless shell refuses every notification, so these take a full browser; afterwards, as they share the accounts. */
function pushProjects(full: string | undefined) {
  if (!full) return [];
  return [
    {
      name: 'push',
      testMatch: /firebase-push\.spec\.ts/,
      dependencies: ['staging'],
      use: { ...desktop, ...launchOptions(full), build: 'staging' } as const,
    },
  ];
}

function findFullChromium(): string | undefined {
  const main = findChromium();
  return second ?? (main?.includes('headless-shell') ? undefined : main);
}

function secondProjects() {
  if (!second) return [];
  return [
    {
      name: 'second desktop',
      testMatch: ofBrowser,
      use: { ...desktop, ...launchOptions(second) },
    },
    {
      name: 'second phone',
      testMatch: /(journey|working-day)\.spec\.ts/,
      use: { ...phone, ...launchOptions(second) },
    },
  ];
}
