import { describe, expect, it } from 'vitest';
import { failedTests, sum, tallyOfExit, tallyOfReport } from '../../../tools/test-run/tally.ts';

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
});

describe('the sum that ends npm test', () => {
  it('counts a step without tests as one', () => {
    expect(tallyOfExit(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOfExit(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts the tests of a Vitest report', () => {
    expect(tallyOfReport(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts the tests of a Playwright report, one that passed only when repeated as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } };
    expect(tallyOfReport(report, 1)).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });

  it('counts a run that failed without a failed test as a failure', () => {
    expect(tallyOfReport(vitest(7, 0), 1).failed).toBe(1);
  });

  it.each([undefined, null, {}, { stats: {} }, 'text'])('counts the report %j as a failure', (report) => {
    expect(tallyOfReport(report, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('adds up', () => {
    expect(sum([tallyOfExit(0), tallyOfExit(1), { passed: 3, failed: 0, skipped: 2 }])).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
    });
  });
});

describe('the last lines about failed tests', () => {
  it('names those of a Vitest report', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'The list opens' },
      { status: 'passed', fullName: 'The list closes' },
    ];
    expect(failedTests({ testResults: [{ assertionResults }, {}] })).toEqual(['The list opens']);
  });

  it('names a file that Vitest could not load', () => {
    const file = { name: `${process.cwd()}/src/lib/csv.test.ts`, status: 'failed', assertionResults: [] };
    expect(failedTests({ testResults: [file] })).toEqual(['src/lib/csv.test.ts']);
  });

  it('names those of a Playwright report, at any depth', () => {
    const inner = { title: 'offline', specs: [{ title: 'says so', ok: false }] };
    const file = { title: 'live.spec.ts', specs: [{ title: 'opens', ok: true }], suites: [inner] };
    expect(failedTests({ suites: [file] })).toEqual(['live.spec.ts › offline › says so']);
  });

  it('names none of no report', () => {
    expect(failedTests(undefined)).toEqual([]);
  });
});
