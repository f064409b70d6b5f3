import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { checkInterval } from '@/features/customers/sync/polling';
import { demoStaff } from '@/features/session/demo-credentials';
import { wait } from '@/lib/wait';
import { generateCustomers } from '../tools/seed/generate-customer';
import { seedCustomers } from '../tools/seed/seed-customers';
import { buildSite } from '../tools/site-build/build-site';
import { emulatorFolder, root, testProject } from '../tools/support/project';
import type { CsvTimes } from './list-peers/csv';
import type { ListedCustomer } from './list-peers/listed-customer';
import {
  cpuSlowdown,
  listTimeout,
  openContext,
  openList,
  openSlowed,
  rounds,
  timeBareReading,
  timeFirstRows,
} from './support/list-openings';
import { heapOf, scrollEvenly, timeFrames, typeWords } from './support/page-probes';
import type { Figure, Section } from './support/section';
import { serveFolder } from './support/static-site';
import { median, percentile, worst } from './support/statistics';

const sizes = [1_000, 10_000, 100_000];
const words = ['marcia', 'a', 'simone grant', '876 555 0142', 'nobody at all'];
const scroll = { distance: 176_000, duration: 2_000 };
/** Which customers were changed, which were erased, and whose work was: each is billed as one read at least. */
const questions = 3;
/** How far a question for changes looks back, and more, in milliseconds (src/data/paging/read-pages.ts). */
const lookBack = 11_000;

interface ListBench {
  browser: Browser;
  /** The Firestore emulator, as `host:port`. */
  host: string;
  stop: AbortSignal;
}

/**
 * The customer list as staff use it, at three sizes, on the built site against the emulator. Two peers show the same
 * customers: the least a browser has to do, and TanStack Table with TanStack Virtual.
 */
export async function* benchList({ browser, host, stop }: ListBench): AsyncGenerator<Section, void> {
  const folder = join(emulatorFolder, 'bench-list');
  await buildSite(folder, 'demo');
  const peers = join(folder, 'peers');
  await build({
    root: join(root, 'bench/list-peers'),
    configFile: false,
    resolve: { alias: { '@': join(root, 'src') } },
    base: '/peers/',
    logLevel: 'error',
    build: { outDir: peers, emptyOutDir: true, target: 'esnext' },
  });
  const site = await serveFolder(folder);
  try {
    for (const count of sizes) {
      if (stop.aborted) break;
      await seedCustomers({ count, host, projectId: testProject, stop });
      // A question for changes looks back that far, and what was just seeded is no change that staff would meet.
      await wait(lookBack);
      // Each size has a file of its own: the site serves what it has compressed once.
      const listed = generateCustomers(count, new Date()).map(toListed);
      writeFileSync(join(peers, peerData(count)), JSON.stringify(listed));
      yield {
        title: `The list with ${count.toLocaleString('en')} customers`,
        command: 'npm run bench:list',
        method:
          'Chromium, 1440 × 900, the built demonstration against the Firestore emulator; the peers hold the same customers.',
        figures: await measure({ browser, address: site.address, host, count }),
      };
    }
  } finally {
    await site.close();
  }
}

type Only = (target: NonNullable<Figure['target']>) => Pick<Figure, 'target'>;

interface MeasuredList {
  browser: Browser;
  address: string;
  /** The Firestore emulator, as `host:port`. */
  host: string;
  count: number;
}

async function measure({ browser, address, host, count }: MeasuredList): Promise<Figure[]> {
  const isLong = count === Math.max(...sizes);
  /** Targets are set for the longest list. */
  const only: Only = (target) => (isLong ? { target } : {});
  const context = await openContext(browser, address);
  const { bareQuery, asked, firstRow } = await timeFirstRows({ browser, address, host, count });
  const bareReading = await timeBareReading({ browser, address, host, count });
  const first = await openList(context, count);
  // Staff leave the list open at least until it knows the changes.
  await wait(checkInterval + lookBack);
  await first.settled();
  await first.page.close();
  const second = await openList(context, count);
  const slowed = await openSlowed(browser, address, count);
  const operation = await operateList(second.page);
  const secondOpenings = [second.whole];
  const firstSort = await timeFirstSorts(async () => {
    const { page, whole } = await openList(context, count);
    secondOpenings.push(whole);
    return page;
  });
  await context.close();
  const ours = { ...operation, firstSort };
  const plain = await operatePeer(browser, `${address}${peerPage('plain', count)}`);
  const tanStack = await operatePeer(browser, `${address}${peerPage('tanstack', count)}`);
  const fields = `${address}/peers/index.html?fields=${count}`;
  const allFields = await weighCustomers(browser, fields);
  const shortFields = await weighCustomers(browser, `${fields}&without=message,address`);
  const csv = await timeCsv(browser, `${address}/peers/index.html?csv=${count}&rounds=${rounds}`);

  return [
    {
      name: 'first opening: first rows after the page asks for them',
      value: firstRow - asked,
      unit: 'ms',
      ratio: firstRow / (asked + bareQuery),
      beside: `page ${asked.toFixed(0)} ms and a bare query for 50 ${bareQuery.toFixed(0)} ms`,
      ...only({ of: 'ratio', most: 1.2 }),
    },
    { name: 'bare reading of the same documents', value: bareReading / 1000, unit: 's' },
    {
      name: 'first opening: whole after the page asks for it',
      value: (first.whole - first.asked) / 1000,
      unit: 's',
      ratio: (first.whole - first.asked) / bareReading,
      beside: `a bare reading, ${(bareReading / 1000).toFixed(1)} s`,
      ...only({ of: 'ratio', most: 1.5 }),
    },
    {
      name: 'first opening: reads',
      value: first.reads,
      unit: 'reads',
      ratio: first.reads / count,
      beside: 'customers',
    },
    {
      name: `first opening at ${cpuSlowdown}× slowdown, its first minute: longest task`,
      value: slowed,
      unit: 'ms',
      ...only({ of: 'value', most: 60 }),
    },
    {
      name: 'second opening: searchable',
      value: median(secondOpenings),
      unit: 'ms',
      ...only({ of: 'value', most: 800 }),
    },
    {
      name: 'second opening: reads',
      value: second.reads,
      unit: 'reads',
      beside: `${questions} questions that find nothing new, ${demoStaff.length} colleagues`,
      ...only({ of: 'value', most: questions + demoStaff.length }),
    },
    ...comparedFigures({ ours, plain, tanStack }, { allFields, shortFields }, only),
    { name: 'CSV', value: median(csv.rounds), unit: 'ms' },
    {
      name: 'CSV: longest task',
      value: csv.longestTask,
      unit: 'ms',
      ...only({ of: 'value', most: 100 }),
    },
  ];
}

/** Compares our list in use with both peers. */
function comparedFigures(
  { ours, plain, tanStack }: Record<'ours' | 'plain' | 'tanStack', UsedList>,
  { allFields, shortFields }: Record<'allFields' | 'shortFields', number>,
  only: Only,
): Figure[] {
  const compare = (name: string, unit: string, read: (list: UsedList) => number) => ({
    name,
    value: read(ours),
    unit,
    ratio: read(ours) / read(plain),
    beside: `a plain list ${read(plain).toFixed(0)} ${unit}, TanStack ${read(tanStack).toFixed(0)} ${unit}`,
  });
  const heap = compare('heap after collection', 'MB', (list) => list.heap);
  return [
    compare('key to frame, median', 'ms', ({ keys }) => median(keys)),
    {
      ...compare('key to frame, 95 %', 'ms', ({ keys }) => percentile(keys, 0.95)),
      ...only({ of: 'value', most: 33 }),
    },
    {
      ...compare('scrolling: frames a second', 'frames/s', ({ framesPerSecond }) => framesPerSecond),
      ...only({ of: 'value', least: 55 }),
    },
    {
      ...compare('scrolling: worst frame', 'ms', ({ worstFrame }) => worstFrame),
      ...only({ of: 'value', most: 34 }),
    },
    {
      ...heap,
      beside: `${heap.beside}; all fields of the customers, ${allFields.toFixed(0)} MB, without messages and addresses ${shortFields.toFixed(0)} MB`,
      ...only({ of: 'ratio', most: 1.2 }),
    },
    {
      ...compare('sorting by name, the first time', 'ms', (list) => list.firstSort),
      ...only({ of: 'value', most: 60 }),
    },
    {
      ...compare('sorting by name, either way, median', 'ms', ({ sort }) => sort),
      ...only({ of: 'value', most: 60 }),
    },
  ];
}

/** Milliseconds from the first press that sorts a list to the frame that shows it, in so many openings. */
async function timeFirstSorts(openPage: () => Promise<Page>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage();
    times.push(...(await timeSorts(page, 1)));
    await page.close();
  }
  return median(times);
}

async function timeSorts(page: Page, presses: number): Promise<number[]> {
  // A click on the locator looks through the page first, and the page would pay for that.
  await page.locator('thead button').first().hover();
  return timeFrames(page, async () => {
    for (let press = 0; press < presses; press += 1) {
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(1000);
    }
  });
}

interface Operation {
  keys: number[];
  framesPerSecond: number;
  worstFrame: number;
  heap: number;
  sort: number;
}

interface UsedList extends Operation {
  firstSort: number;
}

/** Uses a list as somebody at the desk does; ours and the peers' alike. */
async function operateList(page: Page): Promise<Operation> {
  const session = await page.context().newCDPSession(page);
  const heap = await heapOf(session);
  const sorts = await timeSorts(page, 6);
  const keys = await timeFrames(page, () => typeWords(page, words));
  const gaps = await scrollEvenly(page, scroll.distance, scroll.duration);
  return {
    keys,
    framesPerSecond: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
    worstFrame: worst(gaps),
    heap,
    sort: median(sorts),
  };
}

const peerData = (count: number) => `customers-${count}.json`;
const peerPage = (list: 'plain' | 'tanstack', count: number) =>
  `/peers/index.html?list=${list}&data=peers/${peerData(count)}`;

async function operatePeer(browser: Browser, address: string): Promise<UsedList> {
  const context = await openContext(browser, address);
  const openPage = async () => {
    const page = await context.newPage();
    // The site compresses the customers first.
    await page.goto(address, { timeout: listTimeout });
    await page.locator('tbody td').first().waitFor({ timeout: listTimeout });
    return page;
  };
  const operation = await operateList(await openPage());
  const firstSort = await timeFirstSorts(openPage);
  await context.close();
  return { ...operation, firstSort };
}

/** Megabytes of a page that holds only the customers, as JSON. */
async function weighCustomers(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser, address);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'customers' in window, undefined, { timeout: listTimeout });
  const heap = await heapOf(await context.newCDPSession(page));
  await context.close();
  return heap;
}

/** The export in a browser. */
async function timeCsv(browser: Browser, address: string): Promise<CsvTimes> {
  const context = await openContext(browser, address);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'csvTimes' in window, undefined, { timeout: listTimeout });
  const times = await page.evaluate(() => Reflect.get(window, 'csvTimes') as Promise<CsvTimes>);
  await context.close();
  return times;
}

function toListed(customer: Customer): ListedCustomer {
  return {
    id: customer.id,
    name: displayName(customer),
    email: customer.email,
    phone: customer.phone,
    company: customer.companyName,
    business: customer.businessType,
    fuel: customer.fuelTypes.join(', '),
    volume: customer.averageVolume,
    status: customer.status,
    parish: customer.parish,
    preferred: customer.preferredContact,
    created: customer.createdAt.getTime(),
  };
}
