import fc from 'fast-check';
import type { Fault } from './network';
import type { Schedule, Step } from './run-schedule';

/** Longer than the form waits for an answer (15 s), and than it waits and asks. */
const longPauses = [16_000, 40_000];
const wait = fc.constantFrom(0, 0, 300, 3000, ...longPauses, ...longPauses);
const tab = fc.constantFrom(0 as const, 0 as const, 1 as const);

const change = fc.constantFrom(
  { phone: '876-555-0177' },
  { phone: '876-555-0188' },
  { phone: '876-555-0100' },
  { message: 'Two generators.\nGate on the left.' },
  { message: '' },
  { newsletter: false },
  { newsletter: true },
);

const submit = fc.record({ do: fc.constant('submit' as const), tab, wait });
const edit = fc.record({ do: fc.constant('edit' as const), tab, change, wait });
const other = <Name extends Exclude<Step['do'], 'go offline' | 'go online' | 'edit' | 'read'>>(
  ...names: Name[]
) => fc.record({ do: fc.constantFrom(...names), tab, wait });
const connection = fc.record({ do: fc.constantFrom('go offline' as const, 'go online' as const), wait });

const offline = fc.record({ do: fc.constant('go offline' as const), wait });

/** Single steps, and what people do in a row. */
const steps: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(submit) },
  { weight: 4, arbitrary: fc.tuple(edit, submit) },
  { weight: 2, arbitrary: fc.tuple(submit, other('reload')) },
  { weight: 2, arbitrary: fc.tuple(submit, other('leave'), other('return')) },
  { weight: 1, arbitrary: fc.tuple(other('duplicate'), submit) },
  { weight: 1, arbitrary: fc.tuple(other('begin another'), other('fill in'), submit) },
  { weight: 1, arbitrary: fc.tuple(other('fill honeypot'), submit) },
  { weight: 2, arbitrary: fc.tuple(other('press twice', 'reload', 'leave', 'return', 'duplicate')) },
  { weight: 1, arbitrary: fc.tuple(connection) },
  { weight: 2, arbitrary: fc.tuple(submit, other('keep')) },
  {
    weight: 1,
    arbitrary: fc.tuple(offline, submit, other('keep'), other('reload', 'leave', 'begin another')),
  },
  { weight: 1, arbitrary: fc.tuple(other('keep'), other('send now', 'take back', 'delete', 'duplicate')) },
);

const answer: fc.Arbitrary<Fault['answer'] & object> = fc.oneof(
  fc.constantFrom({ kind: 'drop' as const }, { kind: 'swallow' as const }, { kind: 'truncate' as const }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(429, 500, 503),
    applied: fc.boolean(),
  }),
  fc
    .tuple(
      fc.constantFrom(
        { status: 200, type: 'application/json' as const, body: '{}' },
        { status: 200, type: 'application/json' as const, body: '[]' },
        { status: 200, type: 'text/html' as const, body: '<!doctype html><title>Log in</title>' },
        { status: 403, type: 'text/html' as const, body: '<!doctype html><title>Blocked</title>' },
        { status: 403, type: 'application/json' as const, body: '{"error":"blocked by policy"}' },
      ),
      fc.boolean(),
    )
    .map(([foreign, applied]) => ({ kind: 'foreign' as const, ...foreign, applied })),
);

/** Within the time that the form waits, or beyond it. */
const delay = fc.constantFrom(0, 0, 200, 5000, 17_000, 25_000, 35_000, 70_000);
const lateAnswer = fc.constantFrom(0, 0, 0, 200, 5000, 17_000, Number.POSITIVE_INFINITY);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.record({ before: delay, after: lateAnswer }) },
  { weight: 3, arbitrary: fc.record({ answer, before: delay }) },
);

/** A correction after the form has given up waiting, the rarest of what chance brings about and the most harmful. */
const correction: fc.Arbitrary<Step[]> = fc
  .tuple(change, fc.constantFrom(16_000, 20_000), wait)
  .map(([edited, untilGivenUp, until]) => [
    { do: 'submit', tab: 0, wait: untilGivenUp },
    { do: 'edit', tab: 0, change: edited, wait: 0 },
    { do: 'submit', tab: 0, wait: until },
  ]);
/** The first version lands while its correction is sent. */
const overtaking: fc.Arbitrary<Fault[]> = fc
  .tuple(fc.constantFrom(17_000, 25_000, 35_000), fc.constantFrom(200, 5000, 17_000), fault)
  .map(([first, second, other]) => [{ on: 'customer', before: first }, {}, {}, { before: second }, other]);

const nothing = fc.constant([]);
const stepsFrom = fc.oneof({ weight: 2, arbitrary: nothing }, { weight: 1, arbitrary: correction });
const faultsFrom = fc.oneof({ weight: 2, arbitrary: nothing }, { weight: 1, arbitrary: overtaking });

/** Any schedule of one form in one browser, begun by filling it in. */
export const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    begin: wait,
    firstSteps: stepsFrom,
    steps: fc.array(steps, { minLength: 1, maxLength: 5, size: 'max' }),
    firstFaults: faultsFrom,
    faults: fc.array(fault, { maxLength: 12, size: 'max' }),
    hasStorage: fc.constantFrom(true, true, true, true, false),
  })
  .map(({ begin, firstSteps, steps: chosen, firstFaults, faults, hasStorage }) => ({
    steps: [{ do: 'fill in', tab: 0, wait: begin }, ...firstSteps, ...chosen.flat()],
    faults: [...firstFaults, ...faults],
    hasStorage,
  }));
