import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeNumber } from '../from-environment';
import { anyDay } from './arbitrary-day';
import { buildOffice, type OfficeScripts } from './build-office';
import { mergeFigures, noFigures, type OfficeFigures, printFigures } from './office-figures';
import { runDay } from './run-day';

/** The same days in every run, unless the variables name others. */
const seed = wholeNumber('OFFICE_SEED', 8, { least: 0 });
const runs = wholeNumber('OFFICE_RUNS', 50, { least: 1 });
/** The one day of a failure, as the failure names it. */
const path = process.env.OFFICE_PATH;

/** How long a failed day is shrunk, in milliseconds. */
const longestShrinking = 60_000;

/** Plays every other one of the random days: a file for each half keeps two cores at work. The first plays a path. */
export function testOfficeHalf(half: 0 | 1): void {
  const isIdle = path !== undefined && half === 1;
  let scripts: OfficeScripts;
  let figures = noFigures;

  beforeAll(async () => {
    if (!isIdle) scripts = await buildOffice();
  });
  afterAll(() =>
    printFigures(`Office days, half ${half + 1}: OFFICE_SEED=${seed} OFFICE_RUNS=${runs}`, figures),
  );

  it(`loses no acknowledged change, applies none twice and overwrites none unseen (OFFICE_SEED=${seed} OFFICE_RUNS=${runs})`, {
    timeout: 120_000 + runs * 20_000,
  }, async () => {
    if (isIdle) return;
    figures = await playDays(half, scripts);
    if (path === undefined) expectVariety(figures);
  });
}

async function playDays(half: 0 | 1, scripts: OfficeScripts): Promise<OfficeFigures> {
  let figures = noFigures;
  let seen = 0;
  let failedAt: number | undefined;
  const isOver = () => failedAt !== undefined && performance.now() - failedAt > longestShrinking;
  const property = fc.asyncProperty(anyDay, async (day) => {
    const isOurs = path !== undefined || seen % 2 === half;
    seen += 1;
    // A failure is shrunk out of turn, and no longer than it helps.
    if ((!isOurs && failedAt === undefined) || isOver()) return;
    try {
      figures = mergeFigures(figures, await runDay(day, scripts), day.steps.length);
    } catch (error) {
      failedAt ??= performance.now();
      throw error;
    }
  });
  const result = await fc.check(property, {
    seed,
    numRuns: runs,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (!result.failed) return figures;
  const replay = `OFFICE_SEED=${seed} OFFICE_PATH=${result.counterexamplePath} npm run test:office`;
  throw new Error(`A day of the office broke a promise. Again: ${replay}\n${String(result.errorInstance)}`);
}

/** The days hold each of these in every tenth day or more often. */
const kinds = [
  ...[
    'status',
    'owner',
    'follow-up',
    'call',
    'note',
    'correct',
    'duplicate',
    'bulk status',
    'bulk owner',
    'add',
    'add again',
  ],
  ...['check import', 'run import', 'undo', 'refresh', 'reload', 'reopen', 'second tab', 'log out', 'log in'],
  ...[
    'go offline',
    'go online',
    'lose answer',
    'look',
    'refused',
    'full',
    'garbage cache',
    'garbage session',
    'garbage drafts',
  ],
  ...['revoke', 'deploy', 'night', 'erase', 'send', 'send again', 'keep', 'lose chunk', 'denied'],
];

/** Nothing holds of days on which nothing happens. Of few days, some kinds may be missing. */
function expectVariety({ counts, days, faults }: OfficeFigures): void {
  if (days < 20) return;
  const missing = kinds.filter((kind) => !counts.get(kind));
  expect(days < 100 ? missing.slice(4) : missing).toEqual([]);
  expect(counts.get('acknowledged')).toBeGreaterThan(3 * days);
  expect(faults).toBeGreaterThan(days);
}
