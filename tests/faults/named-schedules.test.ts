import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { buildPageScript, type PageScript } from '../support/faults/build-page-script';
import type { Fault } from '../support/faults/network';
import { runSchedule, type Schedule, type Step } from '../support/faults/run-schedule';

let proxy: FaultProxy;
let script: PageScript;

beforeAll(async () => {
  proxy = await startFaultProxy();
  script = await buildPageScript(proxy.port);
});
afterAll(() => proxy.close());

const play = (schedule: Schedule) => runSchedule(schedule, script, proxy);

/** Longer than the form waits for an answer and then for what became of it. */
const longEnough = 40_000;
const networkError = 'Network error. Please check your connection and try again.';

const filledIn: Step = { do: 'fill in', tab: 0, wait: 3000 };
const submit = (wait = longEnough, tab: 0 | 1 = 0): Step => ({ do: 'submit', tab, wait });
const newPhone = '876-555-0177';
const corrected: Step = { do: 'edit', tab: 0, change: { phone: newPhone }, wait: 300 };
const reads = (text: string, tab: 0 | 1 = 0): Step => ({ do: 'read', tab, text, wait: 0 });
const step = (name: 'reload' | 'leave' | 'return' | 'duplicate' | 'fill honeypot', wait = 3000): Step => ({
  do: name,
  tab: 0,
  wait,
});

const foreign = {
  '200 with {}': { status: 200, type: 'application/json', body: '{}' },
  '200 with []': { status: 200, type: 'application/json', body: '[]' },
  '200 with a log-in page': { status: 200, type: 'text/html', body: '<!doctype html><title>Log in</title>' },
  '403 with a page': { status: 403, type: 'text/html', body: '<!doctype html><title>Blocked</title>' },
  '403 with JSON': { status: 403, type: 'application/json', body: '{"error":"blocked by policy"}' },
} as const;

const all = (fault: Fault, count = 20): Fault[] => Array.from({ length: count }, () => fault);
const lostForGood = all({ answer: { kind: 'drop' } });

describe('A correction after an answer that never came', () => {
  it('is what is stored when the first version lands after it was sent', async () => {
    const { acknowledged, customers } = await play({
      steps: [filledIn, submit(20_000), corrected, submit(), submit()],
      faults: [
        { on: 'customer', before: 30_000 },
        {},
        { on: 'customer', answer: { kind: 'drop' } },
        { on: 'customer', answer: { kind: 'drop' } },
        { on: 'customer', answer: { kind: 'drop' } },
      ],
    });
    expect(acknowledged.map(({ content }) => content.phone)).toEqual([newPhone]);
    expect(customers).toBe(2);
  });

  it('is what is stored when the first version lands while the form asks about it', async () => {
    const { acknowledged } = await play({
      steps: [filledIn, submit(20_000), corrected, submit()],
      faults: [
        { on: 'customer', before: 20_500 },
        { on: 'probe' },
        { on: 'probe', after: 5000 },
        { on: 'customer', before: 1000 },
      ],
    });
    expect(acknowledged.map(({ content }) => content.phone)).toEqual([newPhone]);
  });

  it('is what is stored when the first version lands after the tab was reloaded', async () => {
    const { acknowledged } = await play({
      steps: [filledIn, submit(20_000), step('reload', 0), corrected, submit()],
      faults: [{ on: 'customer', before: 25_000 }],
    });
    expect(acknowledged.map(({ content }) => content.phone)).toEqual([newPhone]);
  });

  it('taken back again is the first version, stored once', async () => {
    const { customers } = await play({
      steps: [
        filledIn,
        submit(20_000),
        corrected,
        { do: 'edit', tab: 0, change: { phone: '876-555-0100' }, wait: 300 },
        submit(),
      ],
      faults: [{ on: 'customer', before: 25_000 }],
    });
    expect(customers).toBe(1);
  });
});

describe('A duplicated tab', () => {
  it.each([
    ['before anything was sent', [filledIn, step('duplicate'), submit(), submit(longEnough, 1)]],
    ['while it is sent', [filledIn, submit(100), step('duplicate', 0), submit(longEnough, 1), submit()]],
    [
      'after an answer that never came',
      [filledIn, submit(20_000), step('duplicate'), submit(longEnough, 1), submit()],
    ],
  ])('%s stores the same content once', async (_, steps) => {
    const { customers, acknowledged } = await play({ steps, faults: [{ on: 'customer', before: 17_000 }] });
    expect(customers).toBe(1);
    expect(acknowledged).toHaveLength(2);
  });

  it('that is corrected stores its correction beside the first version', async () => {
    const { customers, acknowledged } = await play({
      steps: [
        filledIn,
        step('duplicate'),
        submit(100),
        { do: 'edit', tab: 1, change: { phone: newPhone }, wait: 0 },
        submit(longEnough, 1),
      ],
      faults: [{ on: 'customer', before: 5000 }],
    });
    expect(customers).toBe(2);
    expect(acknowledged.map(({ content }) => content.phone).sort()).toEqual(['876-555-0100', newPhone]);
  });
});

describe('An answer that is not the database’s', () => {
  it.each(Object.entries(foreign))('%s to everything loses nothing', async (_, answer) => {
    const { acknowledged } = await play({
      steps: [filledIn, submit(), { do: 'read', tab: 0, text: 'Nothing you wrote is lost', wait: 0 }],
      faults: all({ answer: { kind: 'foreign', ...answer } }),
    });
    expect(acknowledged).toHaveLength(1);
  });
});

describe('An answer that comes while the form is not on the screen', () => {
  it.each([true, false])(
    'is a success that is shown at the return (session storage: %s)',
    async (hasStorage) => {
      const { customers } = await play({
        hasStorage,
        steps: [filledIn, submit(100), step('leave', 10_000), step('return'), reads('Thank You!')],
        faults: [{ on: 'customer', after: 5000 }],
      });
      expect(customers).toBe(1);
    },
  );

  it.each([true, false])(
    'is a failure that is shown at the return (session storage: %s)',
    async (hasStorage) => {
      await expect(
        play({
          hasStorage,
          steps: [filledIn, submit(100), step('leave', 60_000), step('return'), reads(networkError)],
          faults: lostForGood,
        }),
      ).resolves.toMatchObject({ customers: 1 });
    },
  );

  it.each([true, false])(
    'is waited for by who returns before it, once (session storage: %s)',
    async (hasStorage) => {
      const { customers, acknowledged } = await play({
        hasStorage,
        steps: [
          filledIn,
          submit(100),
          step('leave', 1000),
          step('return', 100),
          reads('Saving to Database...'),
          submit(10_000),
          reads('Thank You!'),
        ],
        faults: [{ on: 'customer', after: 5000 }],
      });
      expect(customers).toBe(1);
      expect(acknowledged).toHaveLength(1);
    },
  );

  it('is found after a reload in the middle of sending', async () => {
    const { customers } = await play({
      steps: [filledIn, submit(100), step('reload'), reads('Thank You!')],
      faults: [{ on: 'customer', after: Number.POSITIVE_INFINITY }],
    });
    expect(customers).toBe(1);
  });

  it('is not waited for when the request was lost with the reload', async () => {
    const { customers } = await play({
      steps: [filledIn, submit(100), step('reload'), submit(), reads('Thank You!')],
      faults: [{ on: 'customer', before: 5000, answer: { kind: 'drop' } }],
    });
    expect(customers).toBe(1);
  });
});

describe('A fault on the way', () => {
  it.each([429, 500, 503])(
    '%i for good ends after three requests, which browsers make out of step',
    async (status) => {
      const pauses = async (random: number) => {
        const { requests } = await play({
          random,
          steps: [filledIn, submit(), reads('Nothing you wrote is lost')],
          faults: all({ on: 'customer', answer: { kind: 'status', status } }, 3),
        });
        const [first = 0, second = 0, third = 0, last = 0] = requests
          .filter(({ operation }) => operation === 'customer')
          .map(({ at }) => at);
        expect(last - third).toBeGreaterThan(30_000);
        return [second - first, third - second];
      };
      expect(await pauses(0)).toEqual([200, 400]);
      expect(await pauses(0.5)).toEqual([400, 800]);
    },
  );

  it.each([
    ['is cut off', { answer: { kind: 'swallow' } }],
    ['is truncated', { answer: { kind: 'truncate' } }],
    ['is replaced by a 503', { answer: { kind: 'status', status: 503, applied: true } }],
    ['is replaced by {}', { answer: { kind: 'foreign', ...foreign['200 with {}'], applied: true } }],
    ['never comes', { after: Number.POSITIVE_INFINITY }],
  ] as const)('the answer to a stored request %s: one customer, and success', async (_, fault) => {
    const { customers } = await play({
      steps: [filledIn, submit(), reads('Thank You!')],
      faults: [{ on: 'customer', ...fault }],
    });
    expect(customers).toBe(1);
  });

  it('offline at the press, it says so and sends once the network is back', async () => {
    const { customers } = await play({
      steps: [
        filledIn,
        { do: 'go offline', wait: 100 },
        submit(),
        reads(networkError),
        { do: 'go online', wait: 100 },
        submit(),
        reads('Thank You!'),
      ],
      faults: [],
    });
    expect(customers).toBe(1);
  });

  it('offline while it is sent: one customer', async () => {
    const { customers } = await play({
      steps: [
        filledIn,
        submit(100),
        { do: 'go offline', wait: longEnough },
        reads(networkError),
        { do: 'go online', wait: 100 },
        submit(),
        reads('Thank You!'),
      ],
      faults: [{ on: 'customer', after: 5000 }],
    });
    expect(customers).toBe(1);
  });

  it('pressed twice, it is sent once', async () => {
    const { customers } = await play({
      steps: [filledIn, { do: 'press twice', tab: 0, wait: longEnough }, reads('Thank You!')],
      faults: [{ on: 'customer', before: 5000 }],
    });
    expect(customers).toBe(1);
  });

  it('of the newsletter alone leaves the success', async () => {
    const { customers } = await play({
      steps: [filledIn, submit(), reads('Thank You!')],
      faults: [{ on: 'subscriber', answer: { kind: 'status', status: 503 } }],
    });
    expect(customers).toBe(1);
  });

  it('of a customer that cannot be stored brings no subscriber', async () => {
    await expect(
      play({
        steps: [filledIn, submit(), submit()],
        faults: all({ on: 'customer', answer: { kind: 'foreign', ...foreign['200 with {}'] } }, 6),
      }),
    ).resolves.toMatchObject({ customers: 1 });
  });

  it('does not keep another form from being a request of its own', async () => {
    const { customers, acknowledged } = await play({
      steps: [
        filledIn,
        submit(),
        { do: 'begin another', tab: 0, wait: 300 },
        { ...filledIn, wait: 300 },
        submit(),
        reads('Thank You!'),
      ],
      faults: [{ on: 'customer', answer: { kind: 'swallow' } }],
    });
    expect(customers).toBe(2);
    expect(new Set(acknowledged.map(({ reference }) => reference)).size).toBe(2);
  });
});

describe('A request kept until there is a signal', () => {
  const offline: Step = { do: 'go offline', wait: 300 };
  const online: Step = { do: 'go online', wait: longEnough };
  const keep = (wait = 3000, tab: 0 | 1 = 0): Step => ({ do: 'keep', tab, wait });
  const act = (name: 'send now' | 'take back' | 'delete', wait = 3000): Step => ({ do: name, tab: 0, wait });
  const lost = all({ answer: { kind: 'drop' } }, 6);

  it('is stored once at the next signal', async () => {
    const { customers, acknowledged } = await play({
      steps: [filledIn, offline, submit(), keep(), reads('Waiting to be sent'), online, reads('Thank You!')],
      faults: [],
    });
    expect(customers).toBe(1);
    expect(acknowledged).toHaveLength(1);
  });

  it('is stored once after a reload, on another page', async () => {
    const { customers } = await play({
      steps: [
        filledIn,
        offline,
        submit(),
        keep(),
        step('reload'),
        step('leave'),
        reads('Your request has not been sent yet'),
        online,
        reads('Your request was sent'),
      ],
      faults: [],
    });
    expect(customers).toBe(1);
  });

  it('is stored once when its first answer was lost after it was stored', async () => {
    const { customers, acknowledged } = await play({
      steps: [filledIn, submit(), keep(), step('reload', longEnough)],
      faults: [
        { on: 'customer', answer: { kind: 'truncate' } },
        ...all({ on: 'probe', answer: { kind: 'drop' } }, 4),
      ],
    });
    expect(customers).toBe(1);
    expect(acknowledged).toHaveLength(1);
  });

  it('is stored once when two tabs keep it and send it at the same time', async () => {
    const { customers } = await play({
      steps: [
        filledIn,
        step('duplicate'),
        offline,
        submit(),
        submit(longEnough, 1),
        keep(),
        keep(0, 1),
        online,
      ],
      faults: [],
    });
    expect(customers).toBe(1);
  });

  it('goes through a connection that flaps', async () => {
    const flap: Step[] = [
      { do: 'go online', wait: 300 },
      { do: 'go offline', wait: 3000 },
    ];
    const { customers } = await play({
      steps: [filledIn, offline, submit(), keep(), ...flap, ...flap, ...flap, online],
      faults: all({ before: 200, after: 200 }),
    });
    expect(customers).toBe(1);
  });

  it('is tried again by itself while the database cannot be reached', async () => {
    const { customers } = await play({
      steps: [filledIn, submit(), keep(120_000), reads('Thank You!')],
      faults: [...lost, ...lost],
    });
    expect(customers).toBe(1);
  });

  it('is not sent any more once it is deleted', async () => {
    const { customers, requests } = await play({
      steps: [filledIn, offline, submit(), keep(), act('delete'), online],
      faults: [],
    });
    expect(customers).toBe(0);
    expect(requests).toEqual([]);
  });

  it('is a request of its own when it was taken back and changed', async () => {
    const { acknowledged } = await play({
      steps: [filledIn, offline, submit(), keep(), act('take back'), corrected, online, submit()],
      faults: [],
    });
    expect(acknowledged.map(({ content }) => content.phone)).toEqual([newPhone]);
  });

  it('waits again once its change is given up', async () => {
    const { acknowledged } = await play({
      steps: [
        filledIn,
        offline,
        submit(),
        keep(),
        act('take back'),
        corrected,
        { do: 'begin another', tab: 0, wait: 300 },
        online,
      ],
      faults: [],
    });
    expect(acknowledged.map(({ content }) => content.phone)).toEqual(['876-555-0100']);
  });

  it('stays in the form where the browser cannot keep it', async () => {
    await play({
      steps: [filledIn, offline, submit(), keep(), reads('This browser cannot keep the request')],
      faults: [],
      hasStorage: false,
    });
  });
});
