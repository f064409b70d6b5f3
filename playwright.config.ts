import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/support/chromium.ts';
import { testPorts } from './tools/support/ports.ts';

const baseURL = `http://127.0.0.1:${testPorts.site}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // The tests share one database.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-JM',
    timezoneId: 'America/Jamaica',
    // A colour on its way to another is no state to judge.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node tools/run.mjs serve-site',
    cwd: import.meta.dirname,
    url: baseURL,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
