import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { waitUntilHydrated } from '../tests/support/browser/hydrated';
import { buildSite } from '../tools/site-build/build-site';
import { UserError } from '../tools/support/fail';
import { emulatorFolder } from '../tools/support/project';
import { runLighthouse } from './lighthouse';
import { tapNextPage } from './support/next-page';
import { noteLoad, type PageLoad, paintLimits, readLoad } from './support/page-load';
import { nameHelper } from './support/page-probes';
import type { Figure, Section } from './support/section';
import { type PageVariant, pageVariants, serveFolder } from './support/static-site';
import { median, percentile, worst } from './support/statistics';

const rounds = 5;
/** One load differs from the next by a tenth, so that a limit of 1.05 needs more of them. */
const paintRounds = 15;
/** A mid-range phone on a poor mobile connection. */
const [latency, bytesPerSecond, cpuSlowdown] = [150, 200_000, 4];
const viewport = { width: 390, height: 844 };
const circumstances = `${viewport.width} × ${viewport.height}, ${cpuSlowdown}× slowdown, ${latency} ms latency, ${(bytesPerSecond * 8) / 1_000_000} Mbit/s`;
/** How late a second visit paints at most, in times of the first. */
const secondVisitLimit = 0.7;
/** Milliseconds in which a reader finds a link in the menu. */
const menuPause = 1000;

interface PagesBench {
  browser: Browser;
  stop: AbortSignal;
}

/** The public pages beside the same without scripts and the same made by scripts alone, in turn. */
export async function* benchPages({ browser, stop }: PagesBench): AsyncGenerator<Section> {
  await requireTypeface(browser);
  const folder = join(emulatorFolder, 'bench-pages');
  await buildSite(folder, 'demo');
  const sites = await Promise.all(pageVariants.map((variant) => serveFolder(folder, { variant })));
  const addressOf = (variant: PageVariant) => sites[pageVariants.indexOf(variant)]?.address ?? '';
  const slow = await serveFolder(folder, { network: { latency, bytesPerSecond } });
  const publicPaths = pages
    .filter(({ isPrerendered, isIndexed }) => isPrerendered && isIndexed)
    .map(({ path }) => path);
  try {
    const loads: Figure[] = [];
    for (const path of publicPaths) loads.push(...(await compareLoads(browser, addressOf, path)));
    yield {
      title: 'Public pages: painting',
      command: 'npm run bench:pages',
      method: `Medians of ${paintRounds} loads (${rounds} of scripts alone), in turn, with an empty cache: ${circumstances}. “Alone” is the same application without prerendered pages.`,
      figures: loads,
    };
    const visits: Figure[] = [];
    for (const path of publicPaths) visits.push(await compareVisits(browser, slow.address + path, path));
    yield {
      title: 'Public pages: the second visit',
      command: 'npm run bench:pages',
      method: `Medians of ${rounds} first visits and of as many second ones, once the service worker has what it keeps: the server is as slow as the network above, also for the worker.`,
      figures: visits,
    };
    yield {
      title: 'Public pages: presses',
      command: 'npm run bench:pages',
      method: `From a press to the frame that answers it, as the browser counts it (Event Timing), at ${cpuSlowdown}× slowdown.`,
      figures: [await timePresses(browser, addressOf('built'))],
    };
    const nextPages: Figure[] = [];
    for (const path of publicPaths.filter((one) => one !== paths.home))
      nextPages.push(await timeNextPage(browser, addressOf('built'), path));
    yield {
      title: 'Public pages: the next page',
      command: 'npm run bench:pages',
      method: `Medians of ${rounds} visits to the home page: from a tap in the opened menu to the frame that shows the next page, with the menu open for ${menuPause / 1000} s. ${circumstances}.`,
      figures: nextPages,
    };
    yield* runLighthouse({ addressOf, paths: publicPaths, stop });
  } finally {
    await Promise.all([...sites, slow].map(({ close }) => close()));
  }
}

/**
 * Until the site's own typeface comes, one stands in that every phone and desk has. With none of them a page shifts as it
 * does nowhere.
 * @throws {UserError} when this machine has none.
 */
async function requireTypeface(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const isThere = await page.evaluate(() =>
    new FontFace('stand-in', 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
      () => true,
      () => false,
    ),
  );
  await page.close();
  if (!isThere)
    throw new UserError('Install Arial, Liberation Sans or Roboto, then try again: no visitor is without.');
}

async function compareLoads(
  browser: Browser,
  addressOf: (variant: PageVariant) => string,
  path: string,
): Promise<Figure[]> {
  const loads: Record<PageVariant, PageLoad[]> = { built: [], plain: [], spa: [] };
  for (let round = 0; round < paintRounds; round += 1) {
    // The application alone paints far from its limit.
    for (const variant of pageVariants.filter((one) => one !== 'spa' || round < rounds)) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      loads[variant].push(await load(context, addressOf(variant) + path, { hasSlowNetwork: true }));
      await context.close();
    }
  }
  const middle = (variant: PageVariant, kind: keyof PageLoad) =>
    median(loads[variant].map((one) => one[kind]));
  const paint = (kind: 'first' | 'largest', beside: 'plain' | 'spa'): Figure => ({
    name: `${path}: ${kind} paint`,
    ratio: middle('built', kind) / middle(beside, kind),
    value: middle('built', kind),
    unit: 'ms',
    beside: `${beside === 'plain' ? 'without scripts' : 'scripts alone'} ${middle(beside, kind).toFixed(0)} ms; worst ${worst(loads.built.map((one) => one[kind])).toFixed(0)} ms`,
    target: { of: 'ratio', most: paintLimits[beside] },
  });
  return [
    paint('first', 'plain'),
    paint('largest', 'plain'),
    paint('largest', 'spa'),
    // Without a target: on a slow network a browser paints while the HTML arrives, scripts or none. Lighthouse has one.
    {
      name: `${path}: layout shift, worst`,
      value: worst(loads.built.map((one) => one.layoutShift)),
      unit: '',
      beside: `without scripts ${Number(worst(loads.plain.map((one) => one.layoutShift)).toPrecision(2))}`,
    },
    {
      name: `${path}: script requests`,
      value: worst(loads.built.map((one) => one.scripts)),
      unit: 'requests',
    },
  ];
}

async function compareVisits(browser: Browser, address: string, path: string): Promise<Figure> {
  const [firsts, seconds]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport });
    firsts.push((await load(context, address, { isVisitor: true })).largest);
    seconds.push((await load(context, address)).largest);
    await context.close();
  }
  const [first, second] = [median(firsts), median(seconds)];
  return {
    name: `${path}: largest paint`,
    ratio: second / first,
    value: second,
    unit: 'ms',
    beside: `the first visit ${first.toFixed(0)} ms`,
    target: { of: 'ratio', most: secondVisitLimit },
  };
}

interface LoadOptions {
  /** Otherwise the server is as slow as it is. */
  hasSlowNetwork?: boolean;
  /** Stays until the service worker has what it keeps. */
  isVisitor?: boolean;
}

async function load(context: BrowserContext, address: string, options: LoadOptions = {}): Promise<PageLoad> {
  const page = await context.newPage();
  await slowDown(page, options.hasSlowNetwork);
  await noteLoad(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  // A slow processor may draw a page of scripts long after the last of them.
  await page.waitForFunction(() => Reflect.get(window, 'noted').largest > 0);
  const measured = await readLoad(page);
  if (options.isVisitor) await waitUntilKept(page);
  await page.close();
  return measured;
}

/** Waits until the service worker is there and has kept the page. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match(window.location.pathname)))
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function slowDown(page: Page, hasSlowNetwork = false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!hasSlowNetwork) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 },
  });
}

/** From a tap in the phone's menu to the frame that shows the page. */
async function timeNextPage(browser: Browser, address: string, path: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
    await context.addInitScript(nameHelper);
    const page = await context.newPage();
    await slowDown(page, true);
    await page.goto(address + paths.home, { waitUntil: 'networkidle' });
    times.push(await tapNextPage(page, path, menuPause));
    await context.close();
  }
  return {
    name: `${path}: tap to page`,
    value: median(times),
    unit: 'ms',
    beside: `worst ${worst(times).toFixed(0)} ms`,
    target: { of: 'value', most: 100 },
  };
}

/** Everything on the public pages that a press changes, and each key of a form. */
async function timePresses(browser: Browser, address: string): Promise<Figure> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { pressTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  const times: number[] = [];
  const note = async () => {
    await page.waitForTimeout(500);
    times.push(...(await page.evaluate(() => Reflect.get(window, 'pressTimes') as number[])));
  };
  for (const path of [paths.home, paths.about, paths.services, paths.sustainability, paths.industry]) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const tabs = await page.getByRole('tab').all();
    // Before hydration no script answers a press.
    await waitUntilHydrated(page, tabs.length > 0 ? '[role="tab"]' : 'header summary');
    const menu = page.locator('header summary');
    for (const _ of ['open', 'close']) await menu.click();
    for (const tab of tabs) await tab.click();
    await note();
  }
  await page.goto(address + paths.contact, { waitUntil: 'networkidle' });
  const submit = page.getByRole('button', { name: 'Submit Request', disabled: false });
  await submit.waitFor();
  await page.getByLabel('First Name').pressSequentially('Marcia');
  await page.getByLabel('Email').pressSequentially('marcia@hopefarm.example');
  for (const box of await page.locator('form').getByRole('checkbox').all())
    if (await box.isVisible()) await box.click();
  await submit.click();
  await note();
  await context.close();
  return {
    name: 'press to frame, 95 %',
    value: percentile(times, 0.95),
    unit: 'ms',
    beside: `${times.length} presses and keys over 16 ms; worst ${worst(times).toFixed(0)} ms`,
    target: { of: 'value', most: 100 },
  };
}
