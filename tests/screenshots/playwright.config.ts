import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/** `npm run screenshots`: every page at three widths, into screenshots/. */
export default defineConfig({
  ...config,
  testDir: resolve(import.meta.dirname),
  testMatch: 'pages.ts',
  outputDir: resolve(import.meta.dirname, '../../test-results'),
  projects: [390, 768, 1440].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 500 ? 844 : 900 } },
  })),
});
