import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { wait } from '@/lib/wait';
import { storeKeys } from '../../tests/support/browser/session';
import { sessionKeys } from '../../tests/support/session-keys';
import { testProject } from '../../tools/support/project';
import { arrivalsOf, countReads, nameHelper, noteArrivals } from './page-probes';
import { median, worst } from './statistics';

/** How often what happens once an opening is measured, in openings of their own. */
export const rounds = 5;
/** Milliseconds that the emulator goes on with the requests of a page that is closed, and a bit more. */
const abandoned = 15_000;
export const cpuSlowdown = 4;
const viewport = { width: 1440, height: 900 };
/** So long a slowed opening is watched, in milliseconds: the emulator looks through the whole list for every small page. */
const slowedTime = 60_000;
/** Milliseconds that reading the longest list may take before the bench gives up. */
export const listTimeout = 600_000;

/** A browser with nothing in it yet. */
export async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
  await context.addInitScript(nameHelper);
  return context;
}

interface Opening {
  page: Page;
  /** When the page asked for its first customers, in milliseconds after navigating. */
  asked: number;
  /** When the page had all customers, in milliseconds after navigating. */
  whole: number;
  reads: number;
  /** Resolves once the page has every answer that it asked for. */
  settled: () => Promise<void>;
}

/** Opens the list and waits for its end. */
export async function openList(context: BrowserContext, count: number): Promise<Opening> {
  const page = await context.newPage();
  const reads = countReads(page);
  const asked = await goToList(page, count);
  await waitForEnd(page, listTimeout);
  await page.waitForFunction(() => Reflect.get(window, 'arrivals').whole !== undefined);
  const { whole = Number.NaN } = await arrivalsOf(page);
  return { page, asked: asked(), whole, reads: await reads.total(), settled: reads.settled };
}

/** Waits until the Live Data tile is up to date. A search through the whole page would hold up a slow one itself. */
async function waitForEnd(page: Page, timeout: number): Promise<void> {
  const isAtEnd = () => document.querySelector('main dl')?.textContent.includes('Up to date: ');
  await page.waitForFunction(isAtEnd, undefined, { timeout, polling: 500 });
}

/** @returns when the page asked for its first customers, in milliseconds after navigating; not a number before. */
async function goToList(page: Page, count: number): Promise<() => number> {
  await storeKeys(page, sessionKeys('admin'));
  const shown = count.toLocaleString('en');
  await noteArrivals(page, `Showing ${shown} of ${shown} customers`);
  const begun = Date.now();
  let asked: number | undefined;
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) asked ??= Date.now() - begun;
  });
  await page.goto(paths.adminDashboard);
  return () => asked ?? Number.NaN;
}

interface FirstRows {
  browser: Browser;
  address: string;
  /** The Firestore emulator, as `host:port`. */
  host: string;
  count: number;
}

/** Medians of a few first openings and, in turn, of bare queries, in milliseconds: one alone says little. */
export async function timeFirstRows({ browser, address, host, count }: FirstRows) {
  const bareQueries: number[] = [];
  const asking: number[] = [];
  const firstRows: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await openContext(browser, address);
    bareQueries.push(await timeBareQuery(context, host));
    const page = await context.newPage();
    const asked = await goToList(page, count);
    await page.waitForFunction(() => Reflect.get(window, 'arrivals').firstRow !== undefined);
    const { firstRow = Number.NaN } = await arrivalsOf(page);
    asking.push(asked());
    firstRows.push(firstRow);
    await context.close();
    await wait(abandoned);
  }
  return { bareQuery: median(bareQueries), asked: median(asking), firstRow: median(firstRows) };
}

const queryAddress = (host: string) =>
  `http://${host}/v1/projects/${testProject}/databases/(default)/documents:runQuery`;

/** The least that any list must wait for: fifty documents, asked for by a page with nothing else to do. */
async function timeBareQuery(context: BrowserContext, host: string): Promise<number> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const time = await page.evaluate(async (url) => {
    const structuredQuery = {
      from: [{ collectionId: 'customers' }],
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      limit: 50,
    };
    const begun = performance.now();
    // Lets the emulator answer whatever its rules say.
    const headers = { Authorization: 'Bearer owner' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ structuredQuery }) });
    await answer.json();
    return performance.now() - begun;
  }, queryAddress(host));
  await page.close();
  return time;
}

/** Documents of a page of a bare reading. */
const barePage = 5_000;

/**
 * Milliseconds that a page with nothing else to do takes to read all customers, as JSON and no more.
 * @throws {Error} when it did not read so many.
 */
export async function timeBareReading({ browser, address, host, count }: FirstRows): Promise<number> {
  const context = await openContext(browser, address);
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const bare = await page.evaluate(readBarely, { url: queryAddress(host), limit: barePage });
  await context.close();
  if (bare.read !== count) throw new Error(`The bare reading read ${bare.read} of ${count} customers.`);
  return bare.time;
}

/** Runs in a page. */
async function readBarely({ url, limit }: { url: string; limit: number }) {
  const order = ['createdAt', '__name__'];
  const orderBy = order.map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' }));
  const from = [{ collectionId: 'customers' }];
  const headers = { Authorization: 'Bearer owner' };
  const begun = performance.now();
  let startAt: { values: unknown[]; before: false } | undefined;
  let read = 0;
  for (;;) {
    const body = JSON.stringify({ structuredQuery: { from, orderBy, limit, ...(startAt && { startAt }) } });
    const answer = await fetch(url, { method: 'POST', headers, body });
    const parts: { document?: { name: string; fields: { createdAt: unknown } } }[] = await answer.json();
    const documents = parts.flatMap(({ document }) => document ?? []);
    read += documents.length;
    const last = documents.at(-1);
    if (!last || documents.length < limit) return { read, time: performance.now() - begun };
    startAt = { values: [last.fields.createdAt, { referenceValue: last.name }], before: false };
  }
}

/** The longest task of the first minute of a first opening on a slow machine, in milliseconds. */
export async function openSlowed(browser: Browser, address: string, count: number): Promise<number> {
  const context = await openContext(browser, address);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await goToList(page, count);
  await waitForEnd(page, slowedTime).catch(() => undefined);
  const { longTasks } = await arrivalsOf(page);
  await context.close();
  return longTasks.length > 0 ? worst(longTasks) : 0;
}
