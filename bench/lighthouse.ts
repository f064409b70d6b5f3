import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../tools/support/chromium';
import { emulatorFolder } from '../tools/support/project';
import { paintLimits } from './support/page-load';
import type { Figure, Section } from './support/section';
import { type PageVariant, pageVariants } from './support/static-site';
import { median, worst } from './support/statistics';

const rounds = 5;
/** It comes from the registry for this one run. It needs Node 22.19 or newer. */
const program = ['--yes', '--package=lighthouse@13', 'lighthouse'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** How long scripts keep a page from answering at most, in milliseconds. */
const blockedLimit = 20;

interface Report {
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds. */
  blocked: number;
  layoutShift: number;
}

interface LighthouseBench {
  addressOf: (variant: PageVariant) => string;
  paths: readonly string[];
  stop: AbortSignal;
}

/** Lighthouse of the public pages, beside the same without scripts and the same made by scripts alone. */
export async function* runLighthouse({ addressOf, paths, stop }: LighthouseBench): AsyncGenerator<Section> {
  const figures: Figure[] = [];
  for (const path of paths) {
    const reports: Record<PageVariant, Report[]> = { built: [], plain: [], spa: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const variant of pageVariants) {
        const report = await inspect(addressOf(variant) + path);
        stop.throwIfAborted();
        if (!report) {
          console.warn(
            'Lighthouse did not run, so its figures are left out. It needs Node 22.19 and the npm registry.',
          );
          return;
        }
        reports[variant].push(report);
      }
    }
    figures.push(...compare(path, reports));
  }
  yield {
    title: 'Public pages: Lighthouse, mobile',
    command: 'npm run bench:pages',
    method: `Medians of ${rounds} runs each, in turn, from a server that compresses beforehand. “Alone” is the same application without prerendered pages.`,
    figures,
  };
}

function compare(path: string, reports: Record<PageVariant, Report[]>): Figure[] {
  const middle = (variant: PageVariant) => median(reports[variant].map(({ largestPaint }) => largestPaint));
  const paint = (beside: 'plain' | 'spa', words: string): Figure => ({
    name: `${path}: largest paint`,
    ratio: middle('built') / middle(beside),
    value: middle('built'),
    unit: 'ms',
    beside: `${words} ${middle(beside).toFixed(0)} ms`,
    target: { of: 'ratio', most: paintLimits[beside] },
  });
  return [
    ...categories.map((category) => ({
      name: `${path}: ${category}`,
      value: median(reports.built.map(({ scores }) => scores[category])),
      unit: 'of 100',
      beside: `lowest ${Math.min(...reports.built.map(({ scores }) => scores[category]))}`,
      target: { of: 'value' as const, least: 100 },
    })),
    paint('plain', 'without scripts'),
    paint('spa', 'scripts alone'),
    {
      name: `${path}: blocked`,
      value: median(reports.built.map(({ blocked }) => blocked)),
      unit: 'ms',
      beside: `worst ${worst(reports.built.map(({ blocked }) => blocked)).toFixed(0)} ms`,
      target: { of: 'value', most: blockedLimit },
    },
    {
      name: `${path}: layout shift, worst`,
      value: worst(reports.built.map(({ layoutShift }) => layoutShift)),
      unit: '',
      target: { of: 'value', most: 0 },
    },
  ];
}

/** One run; undefined where it could not be had. */
async function inspect(address: string): Promise<Report | undefined> {
  const output = join(emulatorFolder, 'lighthouse.json');
  rmSync(output, { force: true });
  const flags = '--headless --no-sandbox --disable-gpu';
  const environment = { CHROME_PATH: findChromium() };
  const child = spawn(
    'npx',
    [...program, address, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) return undefined;
  const { categories: scored, audits } = JSON.parse(readFileSync(output, 'utf8'));
  return {
    scores: {
      performance: scored.performance.score * 100,
      accessibility: scored.accessibility.score * 100,
      'best-practices': scored['best-practices'].score * 100,
      seo: scored.seo.score * 100,
    },
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
  };
}
