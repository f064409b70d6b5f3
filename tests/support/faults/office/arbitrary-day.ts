import fc from 'fast-check';
import { customerStatuses } from '@/domain/customer-status';
import { valuesOf } from '@/domain/options';
import { anyLook } from './arbitrary-look';
import type { FaultyAnswer, OfficeFault } from './office-network';
import type { Day, DeviceStep, OfficeStep, StaffStep, Step, VisitorStep } from './steps';

/** Longer than the pages wait for an answer, 15 s, in two of them. */
const wait = fc.constantFrom(0, 0, 0, 100, 100, 500, 500, 2000, 2000, 5000, 16_000, 21_000);
const device = fc.constantFrom(0 as const, 1 as const, 2 as const);
const visitor = fc.constantFrom(0 as const, 1 as const);
/** Few, so that colleagues meet at the same customer. */
const customer = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 5);
const status = fc.constantFrom(...valuesOf(customerStatuses));
const hours = fc.constantFrom(null, 1, 4, 26, -3);
const owner = fc.constantFrom(-1, 0, 1, 2);
const times = fc.constantFrom(1, 1, 2);
/** Without a click on Save, a note is typed alone. */
const clicks = fc.constantFrom(0, 1, 1, 2);
const several = fc.uniqueArray(customer, { minLength: 2, maxLength: 4 });

const staffStep: fc.Arbitrary<StaffStep> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('status' as const), device, customer, to: status }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('owner' as const), device, customer, to: owner }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('follow-up' as const), device, customer, hours }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      device,
      customer,
      outcome: fc.constantFrom('reached' as const, 'no-answer' as const, 'call-back' as const),
      hours,
      times,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('note' as const), device, customer, times: clicks }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      device,
      customer,
      field: fc.constantFrom('phone' as const, 'message' as const, 'companyName' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('duplicate' as const), device, customer, original: customer }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), device, customer }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('bulk status' as const), device, customers: several, to: status }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('bulk owner' as const), device, customers: several, to: owner }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('try again' as const, 'stop bulk' as const), device }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), device }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('look' as const), device, look: fc.nat({ max: 2 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('undo' as const), device, times }) },
);

const deviceStep: fc.Arbitrary<DeviceStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('refresh' as const, 'reload' as const, 'reopen' as const, 'second tab' as const),
      device,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('close tab' as const, 'hide' as const, 'show' as const),
      device,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('log out' as const, 'log in' as const), device }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('go offline' as const, 'go online' as const), device }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('revoke' as const, 'grant' as const), device }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('storage' as const),
      device,
      how: fc.constantFrom(
        'refused' as const,
        'full' as const,
        'whole' as const,
        'garbage session' as const,
        'garbage cache' as const,
        'garbage cache' as const,
        'garbage drafts' as const,
      ),
    }),
  },
);

const visitorStep: fc.Arbitrary<VisitorStep> = fc.record({
  do: fc.constantFrom(
    'send' as const,
    'send' as const,
    'send again' as const,
    'keep' as const,
    'reload page' as const,
    'lose chunk' as const,
    'lose signal' as const,
    'find signal' as const,
  ),
  visitor,
});

const withWait = (
  step: fc.Arbitrary<StaffStep | DeviceStep | VisitorStep | OfficeStep>,
): fc.Arbitrary<Step> => fc.tuple(step, wait).map(([one, pause]) => ({ ...one, wait: pause }));

/** People send these once more, because no answer came: within the page, or from the next one. */
const sentAgain = ([one, about, pause]: [0 | 1 | 2, number, number]): fc.Arbitrary<Step[]> => {
  const lost: Step = { do: 'lose answer', device: one, wait: 0 };
  const add: Step = { do: 'add', device: one, wait: 500 };
  const again: Step = { do: 'add again', device: one, wait: pause };
  return fc.constantFrom<Step[]>(
    [
      lost,
      { do: 'call', device: one, customer: about, outcome: 'no-answer', hours: 4, times: 2, wait: 21_000 },
    ],
    [lost, { do: 'note', device: one, customer: about, times: 2, wait: 21_000 }],
    [
      lost,
      add,
      { do: 'go offline', device: one, wait: 5000 },
      { do: 'go online', device: one, wait: 500 },
      again,
    ],
    [lost, add, { do: 'reload', device: one, wait: 2000 }, again],
  );
};

/** A visitor whose request arrives without an answer, and who asks again in the same tab. */
const requestedAgain = ([one, pause]: [0 | 1, number]): fc.Arbitrary<Step[]> => {
  const begin: Step[] = [
    { do: 'lose answer', visitor: one, wait: 0 },
    { do: 'send', visitor: one, wait: 500 },
  ];
  const again: Step = { do: 'send again', visitor: one, wait: pause };
  return fc.constantFrom<Step[]>(
    [
      ...begin,
      { do: 'lose signal', visitor: one, wait: 5000 },
      { do: 'find signal', visitor: one, wait: 500 },
      again,
    ],
    [...begin, { do: 'reload page', visitor: one, wait: 50 }, again],
  );
};

/** Single steps, and what people do in a row. */
const steps: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 10, arbitrary: fc.tuple(withWait(staffStep)) },
  {
    weight: 3,
    arbitrary: fc.tuple(
      withWait(staffStep),
      withWait(fc.record({ do: fc.constant('undo' as const), device, times })),
    ),
  },
  // Two colleagues at the same moment.
  {
    weight: 3,
    arbitrary: fc.tuple(customer, status, status, wait).map(([one, first, second, pause]): Step[] => [
      { do: 'status', device: 0, customer: one, to: first, wait: 0 },
      { do: 'status', device: 1, customer: one, to: second, wait: pause },
    ]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(customer, wait).map(([one, pause]): Step[] => [
      { do: 'correct', device: 0, customer: one, field: 'companyName', wait: 0 },
      { do: 'correct', device: 1, customer: one, field: 'companyName', wait: pause },
    ]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(device, fc.nat({ max: 2 }), withWait(staffStep), wait, device)
      .map(([one, file, between, pause, other]): Step[] => [
        { do: 'check import', device: one, file, wait: 2000 },
        ...(other === one ? [between] : importOf(other, (file + (pause > 500 ? 0 : 1)) % 3)),
        { do: 'run import', device: one, wait: pause },
      ]),
  },
  { weight: 7, arbitrary: fc.tuple(withWait(deviceStep)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(device, withWait(staffStep), wait)
      .map(([one, step, pause]): Step[] => [
        { do: 'go offline', device: one, wait: 100 },
        { ...step, ...('device' in step && { device: one }) } as Step,
        { do: 'go online', device: one, wait: pause },
      ]),
  },
  { weight: 4, arbitrary: fc.tuple(withWait(visitorStep)) },
  {
    weight: 2,
    arbitrary: fc.tuple(visitor, wait).map(([one, pause]): Step[] => [
      { do: 'lose signal', visitor: one, wait: 0 },
      { do: 'send', visitor: one, wait: 5000 },
      { do: 'keep', visitor: one, wait: 0 },
      { do: 'lose chunk', visitor: one, wait: 0 },
      { do: 'find signal', visitor: one, wait: pause },
    ]),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(visitor, wait).map(([one, pause]): Step[] => [
      { do: 'lose signal', visitor: one, wait: 0 },
      { do: 'send', visitor: one, wait: 5000 },
      { do: 'find signal', visitor: one, wait: 0 },
      { do: 'send again', visitor: one, wait: pause },
    ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(device, withWait(staffStep), wait)
      .map(([one, step, pause]): Step[] => [
        { do: 'log out', device: one, wait: 300 },
        step,
        { do: 'log in', device: one, wait: pause },
      ]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(device, customer, clicks, wait).map(([one, about, times, pause]): Step[] => [
      { do: 'note', device: one, customer: about, times, wait: 100 },
      { do: 'log out', device: one, wait: pause },
    ]),
  },
  { weight: 2, arbitrary: fc.tuple(device, customer, wait).chain(sentAgain) },
  { weight: 2, arbitrary: fc.tuple(visitor, wait).chain(requestedAgain) },
  { weight: 2, arbitrary: fc.tuple(withWait(fc.record({ do: fc.constant('erase' as const), customer }))) },
  {
    weight: 2,
    arbitrary: fc.tuple(withWait(fc.record({ do: fc.constantFrom('deploy' as const, 'night' as const) }))),
  },
);

const importOf = (device: 0 | 1 | 2, file: number): Step[] => [
  { do: 'check import', device, file, wait: 2000 },
  { do: 'run import', device, wait: 5000 },
];

const answer: fc.Arbitrary<FaultyAnswer> = fc.oneof(
  fc.constantFrom({ kind: 'drop' as const }, { kind: 'swallow' as const }, { kind: 'truncate' as const }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(429, 500, 503),
    isApplied: fc.boolean(),
  }),
  fc
    .tuple(
      fc.constantFrom(
        { status: 200, body: '{}' },
        { status: 200, body: '[]' },
        { status: 200, body: '<!doctype html><title>Log in</title>' },
        { status: 403, body: '<!doctype html><title>Blocked</title>' },
      ),
      fc.boolean(),
    )
    .map(([foreign, isApplied]) => ({ kind: 'foreign' as const, ...foreign, isApplied })),
);

const on = fc.constantFrom('write' as const, 'write' as const, 'read' as const, 'any' as const);
const skip = fc.nat({ max: 6 });
const delay = fc.constantFrom(0, 0, 300, 3000, 12_000, 17_000, 40_000);
const lateAnswer = fc.constantFrom(0, 0, 0, 300, 5000, 17_000, Number.POSITIVE_INFINITY);

const fault: fc.Arbitrary<OfficeFault> = fc.oneof(
  fc.record({ on, skip, before: delay, after: lateAnswer }),
  fc.record({
    on,
    skip,
    before: fc.constantFrom(0, 0, 300, 3000),
    answer,
    after: fc.constantFrom(0, 0, 300),
  }),
);

/** A day of three devices and two visitors. */
export const anyDay: fc.Arbitrary<Day> = fc
  .record({
    skews: fc.tuple(
      fc.constantFrom(0, 0, 0.2, -0.2),
      fc.constantFrom(0, 5, -5, 0.5),
      fc.constantFrom(0, 72, -72, 24),
    ),
    steps: fc.array(steps, { minLength: 6, maxLength: 12, size: 'max' }),
    faults: fc.array(fault, { maxLength: 8, size: 'max' }),
    looks: fc.tuple(anyLook, anyLook, anyLook),
    seed: fc.nat({ max: 2 ** 31 }),
  })
  .map((day) => ({ ...day, steps: day.steps.flat() }));
