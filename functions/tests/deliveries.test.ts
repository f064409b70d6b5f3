import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeNumber } from '../../tests/support/faults/from-environment';
import { memoryDatabase } from './memory-database';
import { plans, simulate } from './simulation';

const seed = wholeNumber('ALERT_SEED', 20_261_126, { least: 0 });
const wanted = wholeNumber('ALERT_DELIVERIES', 10_000, { least: 1 });

it(`sends each alert once by each channel, whatever breaks (ALERT_SEED=${seed})`, async () => {
  let deliveries = 0;
  let run = 0;
  const property = fc.asyncProperty(plans(12), async (plan) => {
    run += 1;
    const result = await simulate({ database: memoryDatabase(), plan, run: String(run) });
    deliveries += result.deliveries;
    expect(result.problems).toEqual([]);
  });
  // A plan plays some 106 deliveries.
  const runs = Math.ceil(wanted / 90);
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
  console.log(`${deliveries} simulated deliveries, ALERT_SEED=${seed}`);
  expect(deliveries).toBeGreaterThanOrEqual(wanted);
});
