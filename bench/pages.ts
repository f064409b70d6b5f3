import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pages } from '@/config/pages';
import { buildSite } from '../tools/site-build/build-site';
import { findChromium } from '../tools/support/chromium';
import { UserError } from '../tools/support/fail';
import { emulatorFolder } from '../tools/support/project';
import type { Figure, Section } from './support/section';
import { serveFolder } from './support/static-site';
import { median } from './support/statistics';

const rounds = 7;
/** A mid-range phone on a poor mobile connection. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const cpuSlowdown = 4;
const viewport = { width: 390, height: 844 };
/** A page paints at most so many times as late as the same page without JavaScript. */
const paintLimit = 1.1;
const lighthouseLimit = 95;

/**
 * How much later the public pages paint than the same pages with JavaScript switched off, and what Lighthouse says of
 * them, where the variable LIGHTHOUSE names its program.
 */
export async function benchPages(browser: Browser): Promise<Section[]> {
  const folder = join(emulatorFolder, 'bench-pages');
  await buildSite(folder, 'demo');
  const site = await serveFolder(folder);
  const paths = pages
    .filter(({ isPrerendered, isIndexed }) => isPrerendered && isIndexed)
    .map(({ path }) => path);
  try {
    const paints: Figure[] = [];
    for (const path of paths) paints.push(...(await comparePaints(browser, site.address + path, path)));
    const sections: Section[] = [
      {
        title: 'Public pages: first and largest paint',
        command: 'npm run bench:pages',
        method: `Medians of ${rounds} loads each, in turn, with an empty cache: ${viewport.width} × ${viewport.height}, ${cpuSlowdown}× slowdown, ${network.latency} ms latency, 1.6 Mbit/s.`,
        figures: paints,
      },
    ];
    const { LIGHTHOUSE } = process.env;
    if (LIGHTHOUSE) sections.push(await runLighthouse(LIGHTHOUSE, site.address, paths));
    return sections;
  } finally {
    site.close();
  }
}

interface Paints {
  first: number;
  largest: number;
}

async function comparePaints(browser: Browser, address: string, path: string): Promise<Figure[]> {
  const loads: Record<'scripted' | 'plain', Paints[]> = { scripted: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    loads.plain.push(await loadOnce(browser, address, false));
    loads.scripted.push(await loadOnce(browser, address, true));
  }
  return (['first', 'largest'] as const).map((kind) => {
    const [scripted, plain] = [loads.scripted, loads.plain].map((of) =>
      median(of.map((paint) => paint[kind])),
    );
    return {
      name: `${path}: ${kind} paint`,
      ratio: (scripted ?? Number.NaN) / (plain ?? Number.NaN),
      value: scripted ?? Number.NaN,
      unit: 'ms',
      beside: `without scripts ${plain?.toFixed(0)} ms`,
      target: { of: 'ratio', most: paintLimit },
    };
  });
}

/** Milliseconds from the start of the navigation to both paints, in a browser without a cache. */
async function loadOnce(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<Paints> {
  const context = await browser.newContext({ javaScriptEnabled, viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await browser.startTracing(page, { categories: ['loading', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paints = readPaints(await browser.stopTracing(), page);
  await context.close();
  return paints;
}

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/** A page without scripts cannot be asked, so the browser's own trace is. */
function readPaints(trace: Buffer, page: Page): Paints {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const last = (name: string) => traceEvents.findLast((event) => event.name === name)?.ts ?? Number.NaN;
  const begun = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === page.url(),
  );
  const since = (time: number) => (time - (begun?.ts ?? Number.NaN)) / 1000;
  return {
    first: since(last('firstContentfulPaint')),
    largest: since(last('largestContentfulPaint::Candidate')),
  };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function runLighthouse(program: string, address: string, paths: readonly string[]): Promise<Section> {
  const figures: Figure[] = [];
  for (const path of paths) {
    const output = join(emulatorFolder, 'lighthouse.json');
    const flags = '--headless --no-sandbox --disable-gpu';
    const child = spawn(
      process.execPath,
      [
        program,
        address + path,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags}`,
      ],
      { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() } },
    );
    const [code] = await once(child, 'exit');
    if (code !== 0)
      throw new UserError(`LIGHTHOUSE could not be run: name its program, lighthouse/cli/index.js.`);
    const report = JSON.parse(readFileSync(output, 'utf8'));
    for (const category of categories) {
      figures.push({
        name: `${path}: ${category}`,
        value: report.categories[category].score * 100,
        unit: 'of 100',
        target: { of: 'value', least: category === 'performance' ? lighthouseLimit : 100 },
      });
    }
  }
  return {
    title: 'Public pages: Lighthouse, mobile',
    command: 'LIGHTHOUSE=…/lighthouse/cli/index.js npm run bench:pages',
    method: 'One run a page, from a server that compresses beforehand.',
    figures,
  };
}
