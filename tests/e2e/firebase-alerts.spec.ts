import type { Page, Request } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoSites, type TestSite } from '../../tools/support/test-sites';
import { expectThanks, fillIn, send } from '../support/browser/contact-form';
import { expect, test } from '../support/browser/test';
import { clearDatabaseOf } from '../support/database';

/** Gives a request the same id each time. */
function withoutChance() {
  Math.random = () => 0.5;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.fill(7);
    return array;
  };
}

/** Sends the same draft each time. @returns every request of the page. */
async function requestsOfContact(page: Page, { address, projectId }: TestSite): Promise<Request[]> {
  await clearDatabaseOf(projectId);
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  page.on('request', note);
  await page.goto(`${address}${paths.contact}`);
  await fillIn(page);
  await send(page);
  await expectThanks(page);
  const written = () => requests.filter((request) => request.url().includes(':commit'));
  await expect.poll(() => written().length, 'the customer and the subscriber').toBe(2);
  page.off('request', note);
  return requests;
}

const isOfSite = (request: Request, { address }: TestSite) =>
  request.method() === 'GET' && request.url().startsWith(`${address}/`);

/** All of a request but the names of the site, of its project and of its app. */
function bytesOf(request: Request, { address, projectId }: TestSite): string {
  const { 'x-firebase-gmpid': _, ...headers } = request.headers();
  const url = request.url().replace(/(?<=[?&]key=)\w+/, 'KEY');
  const text = [request.method(), url, JSON.stringify(headers), request.postData()].join('\n');
  return text.replaceAll(address, 'SITE').replaceAll(projectId, 'PROJECT');
}

test('/contact makes the same requests, byte for byte, with alerts and without', async ({ page, site }) => {
  const without = demoSites[test.info().parallelIndex];
  if (!without) throw new Error('This browser has no site without alerts.');
  await page.addInitScript(withoutChance);
  await page.clock.setFixedTime('2026-11-25T15:00:00Z');
  const sent: string[][] = [];
  for (const each of [site, without]) {
    const requests = await requestsOfContact(page, each);
    // Files of the site have names that follow from the build.
    sent.push(requests.filter((request) => !isOfSite(request, each)).map((one) => bytesOf(one, each)));
  }
  expect(sent[0]).toEqual(sent[1]);
  // The write, the two questions whether it arrived, and the subscriber.
  expect(sent[0]).toHaveLength(4);
});
