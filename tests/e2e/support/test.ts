import { test as base, expect, type Page } from '@playwright/test';
import { clearDatabase } from './database';

interface Guards {
  /** What the browser may complain about in this test, beside nothing. */
  allowedComplaints: RegExp[];
}

/** A test that begins with an empty database and fails on any console message, page error or failed request. */
export const test = base.extend<Guards>({
  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints }, use) => {
    await clearDatabase();
    const complaints = watch(page);
    await use(page);
    const unexpected = complaints.filter((text) => !allowedComplaints.some((pattern) => pattern.test(text)));
    expect(unexpected, 'the browser complained').toEqual([]);
  },
});

export { expect };

/** How the database says that an id is taken, which is how the form knows that its customer was stored. */
const isTakenAnswer = (status: number, url: string) => status === 403 && /:batchGet(\?|$)/.test(url);

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (/status of 403/.test(message.text()) && isTakenAnswer(403, url)) return;
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
  return complaints;
}
