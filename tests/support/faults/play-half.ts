import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../fault-proxy';
import { anySchedule } from './arbitrary-schedule';
import { buildPageScript, type PageScript } from './build-page-script';
import { wholeNumber } from './from-environment';
import { runSchedule } from './run-schedule';

/** The same schedules in every run, unless the variable names others. */
const seed = wholeNumber('FAULT_SEED', 8, { least: 0 });
const runs = wholeNumber('FAULT_RUNS', 100, { least: 1 });

/** Plays every other one of the random schedules: a file for each half keeps two cores at work. */
export function testHalf(half: 0 | 1): void {
  let proxy: FaultProxy;
  let script: PageScript;

  beforeAll(async () => {
    process.stdout.write(`Fault schedules, half ${half + 1}: FAULT_SEED=${seed} FAULT_RUNS=${runs}\n`);
    proxy = await startFaultProxy();
    script = await buildPageScript(proxy.port);
  });
  afterAll(() => proxy.close());

  it(`acknowledges nothing that is not stored, doubles nothing and loses nothing (FAULT_SEED=${seed} FAULT_RUNS=${runs})`, {
    timeout: 60_000 + runs * 5000,
  }, async () => {
    let seen = 0;
    let played = 0;
    // A failure is shrunk out of turn.
    let hasFailed = false;
    await fc.assert(
      fc.asyncProperty(anySchedule, async (schedule) => {
        const isOurs = seen % 2 === half;
        seen += 1;
        if (!isOurs && !hasFailed) return;
        played += 1;
        await runSchedule(schedule, script, proxy).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
      }),
      { seed, numRuns: runs },
    );
    expect(played).toBe(half === 0 ? Math.ceil(runs / 2) : Math.floor(runs / 2));
  });
}
