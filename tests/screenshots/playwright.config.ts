import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/** `npm run docs:screenshots`: every page from the smallest phone to the widest screen, into screenshots/. */
export default defineConfig({
  ...config,
  testDir: import.meta.dirname,
  testMatch: 'pages.ts',
  projects: [320, 360, 390, 768, 1024, 1366, 1440, 1920, 2560].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 500 ? 844 : 900 } },
  })),
});
