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

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'debug') complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`response ${response.status()}: ${response.url()}`);
  });
  return complaints;
}
