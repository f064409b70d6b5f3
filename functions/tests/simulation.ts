import fc from 'fast-check';
import { collections } from '@/data/collections';
import { buildCustomer } from '../../tests/support/build-customer';
import { alertPath, type Environment, lease, type Outcome, toRecord } from '../src/alerts';
import { announce } from '../src/announce';
import type { Settings } from '../src/config';
import type { Database, Stored } from '../src/database';

const second = 1000;
/** As in index.ts: the platform ends an instance after that long. */
const functionTimeout = 60 * second;
const channels = [
  'mail:one@islandfuel.example',
  'mail:two@islandfuel.example',
  'webhook',
  'confirmation',
] as const;

/** `lost` arrives, but its answer does not: nobody can tell that from a failure. */
type Behaviour = 'works' | 'slow' | 'fails' | 'lost' | 'refuses';

interface CustomerPlan {
  source: 'website' | 'phone';
  isImported: boolean;
  duplicates: number;
  /** The step at which each delivery in turn dies, and whether that step still takes effect; then none dies. */
  crashes: readonly { step: number; isAfter: boolean }[];
  /** By channel: what its first attempts meet; then it works, unless it refuses. */
  behaviours: readonly (readonly Behaviour[])[];
}

interface Plan {
  customers: readonly CustomerPlan[];
  /** Chooses who goes on next, and by how much clocks are wrong. */
  choices: readonly number[];
}

const behaviour = fc.constantFrom<Behaviour>('works', 'works', 'works', 'slow', 'fails', 'lost', 'refuses');
const customerPlan: fc.Arbitrary<CustomerPlan> = fc.record({
  source: fc.constantFrom('website', 'website', 'website', 'phone'),
  isImported: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth === 0),
  duplicates: fc.integer({ min: 0, max: 3 }),
  crashes: fc.array(fc.record({ step: fc.integer({ min: 1, max: 16 }), isAfter: fc.boolean() }), {
    maxLength: 4,
  }),
  behaviours: fc.array(fc.array(behaviour, { maxLength: 4 }), { minLength: 4, maxLength: 4 }),
});
export const plans = (customers: number): fc.Arbitrary<Plan> =>
  fc.record({
    customers: fc.array(customerPlan, { minLength: customers, maxLength: customers }),
    choices: fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 80 }),
  });

const settings: Settings = {
  push: undefined,
  mail: { smtpUrl: 'smtp://unused.example', from: 'alerts@islandfuel.example' },
  webhook: { url: 'https://unused.example', secret: 'unused' },
  mailTo: ['mail:one@islandfuel.example', 'mail:two@islandfuel.example'],
  uncalledTo: [],
  morningTo: [],
  confirms: true,
  hourlyLimit: Number.POSITIVE_INFINITY,
  callWithin: 60,
};

class Crash extends Error {}

interface Life {
  startedAt: number;
  steps: number;
  crash: CustomerPlan['crashes'][number] | undefined;
  isOver: boolean;
  /** An instance that froze, and goes on when others have long taken over. */
  isFrozen: boolean;
  arrived: string[];
  /** Messages that arrived and are not recorded: a later life sends them again. */
  unrecorded: Set<string>;
}

interface SimulationResult {
  deliveries: number;
  problems: string[];
}

interface SimulationOptions {
  database: Database & { set: (path: string, data: Stored) => void | Promise<void> };
  plan: Plan;
  /** Distinguishes the customers of this run in a shared database. */
  run: string;
  /** Deliveries at the same time. */
  atOnce?: number;
}

/** Plays every event of a plan, redelivered until it is handled, then sweeps. The clock is the simulation's own. */
export async function simulate({
  database,
  plan,
  run,
  atOnce = 6,
}: SimulationOptions): Promise<SimulationResult> {
  let now = Date.parse('2026-11-25T15:00:00Z');
  let choice = 0;
  const choose = (below: number) => {
    choice += 1;
    return ((plan.choices[choice % plan.choices.length] ?? 0) + choice * 7919) % below;
  };
  const idOf = (index: number) => {
    const { isImported } = plan.customers[index] ?? { isImported: false };
    const number = `${run}x${index}`.padStart(14, 'a');
    return `${number}${isImported ? 'import' : 'AbCdEf'}`;
  };

  const waiting: (() => void)[] = [];
  let running = 0;
  /** Steps under way: no minutes pass within a step, as a real one takes milliseconds. */
  let inFlight = 0;
  /** Wakes the simulation when somebody waits for a turn, or is through. */
  let wake = () => {};
  /** Everybody waits here before each step; one at a time goes on. */
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      wake();
    });

  async function step<Result>(life: Life, work: () => Promise<Result>): Promise<Result> {
    await turn();
    now += 20 + choose(200);
    life.steps += 1;
    const isLate = !life.isFrozen && now - life.startedAt > functionTimeout;
    const isFatal = life.crash?.step === life.steps;
    if (life.isOver || isLate || (isFatal && !life.crash?.isAfter)) {
      life.isOver = true;
      throw new Crash();
    }
    inFlight += 1;
    const result = await work().finally(() => {
      inFlight -= 1;
    });
    if (isFatal) {
      life.isOver = true;
      throw new Crash();
    }
    return result;
  }

  const faulty = (life: Life): Database => ({
    ...database,
    transaction: (work) =>
      step(life, () =>
        recording(life, (onWrite) =>
          database.transaction((transaction) =>
            work({
              read: async (path) => ({ ...(await transaction.read(path)), readAt: new Date(now) }),
              write: (path, data) => {
                onWrite(path, data);
                transaction.write(path, data);
              },
            }),
          ),
        ),
      ),
  });

  async function recording<Result>(
    life: Life,
    commit: (onWrite: (path: string, data: object) => void) => Promise<Result>,
  ): Promise<Result> {
    const written = new Map<string, object>();
    const result = await commit((path, data) => written.set(path, data));
    for (const [path, data] of written) {
      for (const [channel, { state }] of Object.entries(toRecord({ channels: {}, ...data }).channels)) {
        if (state === 'sent') life.unrecorded.delete(`${path.split('/')[1]} ${channel}`);
      }
    }
    return result;
  }

  /** The deliveries that arrived, and the repetitions that could not be avoided, by alert and channel. */
  const arrived = new Map<string, number>();
  const ambiguous = new Map<string, number>();
  const attempts = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const behaviourOf = (id: string, channel: string, attempt: number): Behaviour => {
    const index = plan.customers.findIndex((_, n) => idOf(n) === id);
    const list =
      plan.customers[index]?.behaviours[channels.indexOf(channel as (typeof channels)[number])] ?? [];
    return list[attempt] ?? 'works';
  };

  async function send(life: Life, channel: string, id: string): Promise<Outcome> {
    const key = `${id} ${channel}`;
    const kind = behaviourOf(id, channel, attempts.get(key) ?? 0);
    add(attempts, key);
    await step(life, async () => {
      if (kind === 'slow') now += choose(14 * second);
      if (kind === 'fails' || kind === 'refuses') return;
      add(arrived, key);
      life.arrived.push(key);
      if (kind === 'lost') add(ambiguous, key);
      else life.unrecorded.add(key);
    });
    if (kind === 'fails') return { state: 'failed', reason: 'HTTP 503' };
    if (kind === 'refuses') return { state: 'refused', reason: 'HTTP 400' };
    return kind === 'lost' ? { state: 'failed', reason: 'TimeoutError' } : { state: 'sent' };
  }

  const environmentOf = (life: Life): Environment => {
    // Clocks of instances are minutes apart.
    const skew = (choose(21) - 10) * 60 * second;
    return {
      settings,
      database: faulty(life),
      now: () => new Date(now + skew),
      endsAt: Date.now() + 60_000,
      send: (_, channel, id) => send(life, channel, id),
    };
  };

  const born = (crash?: Life['crash']): Life => ({
    startedAt: now,
    steps: 0,
    crash,
    isOver: false,
    isFrozen: choose(15) === 0,
    arrived: [],
    unrecorded: new Set(),
  });
  const queue = plan.customers.flatMap(
    ({ duplicates }, index) => Array(duplicates + 1).fill(index) as number[],
  );
  const crashesLeft = plan.customers.map(({ crashes }) => [...crashes]);
  let deliveries = 0;

  async function deliverEvent(index: number) {
    deliveries += 1;
    running += 1;
    const life = born(crashesLeft[index]?.shift());
    const isDone = await announce(environmentOf(life), 'request', idOf(index)).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      return false;
    });
    life.isOver = true;
    const hasLostLease = life.isFrozen && now - life.startedAt > lease;
    for (const key of hasLostLease ? life.arrived : life.unrecorded) add(ambiguous, key);
    if (!isDone) queue.push(index);
    running -= 1;
    wake();
  }

  async function playAll(start: () => void) {
    for (;;) {
      start();
      if (running === 0 && waiting.length === 0 && queue.length === 0) return;
      const [next] = waiting.splice(choose(waiting.length || 1), 1);
      next?.();
      await new Promise(setImmediate);
      // A database takes its time, and the processor.
      if (waiting.length === 0 && running > 0) await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  const failures: unknown[] = [];
  await Promise.all(
    plan.customers.map(({ source }, index) =>
      database.set(`${collections.customers}/${idOf(index)}`, {
        ...buildCustomer({ id: idOf(index), source, status: 'new' }),
        createdAt: new Date(now),
      }),
    ),
  );
  await playAll(() => {
    // Some at a time, in any order; the platform waits before it delivers again.
    while (running < atOnce && queue.length > 0 && failures.length === 0) {
      if (inFlight === 0) now += choose(3) === 0 ? choose(240) * second : 0;
      const [index] = queue.splice(choose(queue.length), 1);
      if (index !== undefined) deliverEvent(index).catch((error: unknown) => failures.push(error));
    }
  });
  if (failures.length > 0) throw failures[0];
  return { deliveries, problems: await problemsOf() };

  async function problemsOf() {
    const problems: string[] = [];
    for (const [index, customer] of plan.customers.entries()) {
      const id = idOf(index);
      const stored = await database.read(alertPath(id));
      const isSilent = customer.source !== 'website' || customer.isImported;
      if (isSilent) {
        if (stored || channels.some((channel) => arrived.has(`${id} ${channel}`)))
          problems.push(`${id} was announced`);
        continue;
      }
      if (!stored) {
        problems.push(`${id} was lost`);
        continue;
      }
      const record = toRecord(stored);
      if (record.isOpen) problems.push(`${id} is still open`);
      for (const channel of channels) {
        const key = `${id} ${channel}`;
        const state = record.channels[channel]?.state;
        const count = arrived.get(key) ?? 0;
        if (state === 'sent' && count === 0) problems.push(`${key} counts as sent, but never arrived`);
        if (state !== 'sent' && state !== 'refused') problems.push(`${key} is ${state}`);
        if (count > 1 + (ambiguous.get(key) ?? 0)) problems.push(`${key} arrived ${count} times`);
      }
    }
    return problems;
  }
}
