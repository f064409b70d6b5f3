import { test as base, expect, type Page } from '@playwright/test';
import { demoSites, stagingSite, type TestSite } from '../../../tools/support/test-sites';
import { clearDatabase } from '../database';
import { isForeign } from './requests';

interface Guards {
  /** Allowed complaints of the browser in this test. */
  allowedComplaints: RegExp[];
  /** The browser's complaints so far. */
  complaints: string[];
}

export interface Backend {
  /** Which build of the site is tested: the demonstration, or production against the emulators. */
  build: 'demo' | 'staging';
  /** The site of this browser alone, and the project whose database it uses. */
  site: TestSite;
}

/**
 * A test that begins with an empty database, which no other browser uses. It fails on any console message, page error
 * or failed request. It also fails on a violation of the content security policy, and when the page asks a third party.
 */
export const test = base.extend<Guards, Backend>({
  build: ['demo', { option: true, scope: 'worker' }],
  site: [
    async ({ build }, use, { parallelIndex }) => {
      const site = build === 'staging' ? stagingSite : demoSites[parallelIndex];
      if (!site)
        throw new Error(`There are sites for ${demoSites.length} browsers at a time: ask for no more.`);
      process.env.GCLOUD_PROJECT = site.projectId;
      await use(site);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ site }, use) => use(site.address),
  allowedComplaints: [[], { option: true }],
  complaints: ({ site: _ }, use) => use([]),
  page: async ({ page, baseURL, complaints, allowedComplaints }, use) => {
    await clearDatabase();
    await page.addInitScript(stayOnPage);
    watch(page, String(baseURL), complaints);
    await use(page);
    const unexpected = complaints.filter((text) => !allowedComplaints.some((pattern) => pattern.test(text)));
    expect(unexpected, 'the browser complained').toEqual([]);
  },
});

export { expect };

/**
 * Runs in every page. A link to a phone, a mail program or WhatsApp leads nowhere. A browser with a window would ask
 * which program opens it. The page's own handlers run first, and its address is what a test checks.
 */
function stayOnPage(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && (/^(tel|mailto):$/.test(link.protocol) || link.hostname === 'wa.me')) event.preventDefault();
  });
}

/** How the database says that an id is taken, which is how the form knows that its customer was stored. */
const isTakenAnswer = (status: number, url: string) => status === 403 && /:batchGet(\?|$)/.test(url);

function watch(page: Page, site: string, complaints: string[]): void {
  page.on('request', (request) => {
    const url = request.url();
    if (isForeign(url) && !url.startsWith(`${site}/`)) complaints.push(`third party asked: ${url}`);
  });
  page.on('console', (message) => {
    const { url } = message.location();
    if (/status of 403/.test(message.text()) && isTakenAnswer(403, url)) return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() !== 'debug') complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isTakenAnswer(response.status(), response.url())) return;
    if (response.status() >= 400) complaints.push(`response ${response.status()}: ${response.url()}`);
  });
}
