// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { wholeNumber } from '../support/faults/from-environment';
import { anyDay } from '../support/faults/office/arbitrary-day';
import { buildOffice } from '../support/faults/office/build-office';
import { judgeScreen } from '../support/faults/office/judge-screen';
import { runDay } from '../support/faults/office/run-day';
import type { List } from '../support/faults/office/staff-desk';

/** The list of the simulated device whose screen is drawn. */
const device = vi.hoisted((): { list: List | undefined } => ({ list: undefined }));

vi.mock('@/features/customers/store/customers-store', async (load) => ({
  ...(await load<typeof import('@/features/customers/store/customers-store')>()),
  createCustomersStore: () => ({ ...device.list, start: () => () => {} }),
}));

const seed = wholeNumber('OFFICE_SEED', 8, { least: 0 });
const days = 4;

it('draws in the evening, on each device with a session, the customers that its list holds', async () => {
  const scripts = await buildOffice();
  let screens = 0;
  for (const day of fc.sample(anyDay, { seed, numRuns: days })) {
    await runDay(day, scripts, async ({ desks }) => {
      for (const { list, email } of desks) {
        if (!list) continue;
        device.list = list;
        await judgeScreen(list, email);
        screens += 1;
      }
    });
  }
  expect(screens).toBeGreaterThan(days);
}, 240_000);
