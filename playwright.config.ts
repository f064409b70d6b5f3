import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/support/chromium.ts';
import { testPorts } from './tools/support/ports.ts';

/** Builds and serves a site; how to start it, and where it is then. */
function site(port: number, option = '') {
  return {
    command: `node tools/run.mjs serve-site --port ${port} ${option}`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
  };
}

const demo = site(testPorts.site);
/** The production site, whose staff sign in with the Auth emulator. */
const rehearsal = site(testPorts.site + 1, '--rehearsal');

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  metadata: { rehearsalUrl: rehearsal.url },
  // The tests share one database.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: demo.url,
    locale: 'en-JM',
    timezoneId: 'America/Jamaica',
    // A colour on its way to another is no state to judge.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What a thumb does differently; the other tests choose their own widths or look at none.
    {
      name: 'phone',
      testMatch: /(journey|contact|early)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [demo, rehearsal],
});
