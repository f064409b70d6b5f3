import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { anySchedule } from '../support/faults/arbitrary-schedule';
import { buildPageScript, type PageScript } from '../support/faults/build-page-script';
import { runSchedule } from '../support/faults/run-schedule';

/** The same schedules in every run, unless the variable names others. */
const seed = Number(process.env.FAULT_SEED ?? 8);
const runs = Number(process.env.FAULT_RUNS ?? 100);

let proxy: FaultProxy;
let script: PageScript;

beforeAll(async () => {
  process.stdout.write(`Fault schedules: FAULT_SEED=${seed} FAULT_RUNS=${runs}\n`);
  proxy = await startFaultProxy();
  script = await buildPageScript(proxy.port);
});
afterAll(() => proxy.close());

it(`acknowledges nothing that is not stored, doubles nothing and loses nothing (FAULT_SEED=${seed} FAULT_RUNS=${runs})`, {
  timeout: 60_000 + runs * 5000,
}, async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(anySchedule, async (schedule) => {
      await runSchedule(schedule, script, proxy);
      played += 1;
    }),
    { seed, numRuns: runs },
  );
  expect(played).toBe(runs);
});
