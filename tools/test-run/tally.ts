import { relative } from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** A step without tests counts as one. */
export function tallyOfExit(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Counts the tests of a JSON report by Vitest or Playwright. A run that failed without a failed test counts as one
 * failure. A file cannot be loaded, an error comes between tests, or there is no report.
 */
export function tallyOfReport(report: unknown, code: number): Tally {
  const counted = countVitest(report) ?? countPlaywright(report) ?? { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** The titles of failed tests, and the files that could not be loaded, by a report of Vitest or Playwright. */
export function failedTests(report: unknown): string[] {
  return [...vitestFailures(report), ...playwrightFailures(report, [])];
}

function vitestFailures(report: unknown): string[] {
  return list(report, 'testResults').flatMap((file) => {
    const failed = list(file, 'assertionResults').filter((test) => field(test, 'status') === 'failed');
    if (failed.length > 0) return failed.map((test) => text(test, 'fullName'));
    return field(file, 'status') === 'failed' ? [relative('', text(file, 'name'))] : [];
  });
}

function playwrightFailures(suite: unknown, titles: readonly string[]): string[] {
  const named = [...titles, text(suite, 'title')].filter(Boolean);
  const failed = list(suite, 'specs').filter((spec) => field(spec, 'ok') === false);
  return [
    ...failed.map((spec) => [...named, text(spec, 'title')].join(' › ')),
    ...list(suite, 'suites').flatMap((inner) => playwrightFailures(inner, named)),
  ];
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

function countVitest(report: unknown): Tally | undefined {
  const [passed, failed, pending, todo] = numbers(report, [
    'numPassedTests',
    'numFailedTests',
    'numPendingTests',
    'numTodoTests',
  ]);
  if (passed === undefined || failed === undefined) return undefined;
  return { passed, failed, skipped: (pending ?? 0) + (todo ?? 0) };
}

/** A test that passes only when it is repeated counts as failed. */
function countPlaywright(report: unknown): Tally | undefined {
  const stats = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : undefined;
  const [passed, unexpected, flaky, skipped] = numbers(stats, ['expected', 'unexpected', 'flaky', 'skipped']);
  if (passed === undefined || unexpected === undefined) return undefined;
  return { passed, failed: unexpected + (flaky ?? 0), skipped: skipped ?? 0 };
}

function field(source: unknown, key: string): unknown {
  return new Map<string, unknown>(Object.entries(source ?? {})).get(key);
}

function list(source: unknown, key: string): unknown[] {
  const value = field(source, key);
  return Array.isArray(value) ? value : [];
}

function text(source: unknown, key: string): string {
  const value = field(source, key);
  return typeof value === 'string' ? value : '';
}

function numbers(source: unknown, keys: readonly string[]): (number | undefined)[] {
  return keys.map((key) => {
    const value = field(source, key);
    return typeof value === 'number' ? value : undefined;
  });
}
