import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDraft } from '../support/build-customer';
import { clearDatabase, storedDocuments } from '../support/database';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { loadDataLayer } from '../support/load-data-layer';

// The pauses between two attempts: the tests are about what is done after them.
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));

const saved = { kind: 'stored', value: 'Customer information saved successfully!' };
const unreachable = { name: 'DataError', failure: 'unreachable' };

let proxy: FaultProxy;
let data: Awaited<ReturnType<typeof loadDataLayer>>;
const send = (id = data.newCustomerId()) => data.createCustomer(id, buildDraft());
const writes = () => proxy.requests.filter((request) => request === 'write').length;
const storedIds = async () => (await storedDocuments('customers')).map(({ id }) => id);

beforeEach(async () => {
  await clearDatabase();
  proxy = await startFaultProxy();
  data = await loadDataLayer(proxy.port);
});

afterEach(async () => {
  await proxy.close();
});

describe('a database that is busy for a moment', () => {
  it.each([500, 503, 429])('is asked again with the same id after a %i', async (status) => {
    proxy.plan({ kind: 'status', status, message: 'Try later.' }, { on: 'write', times: 2 });
    const id = data.newCustomerId();
    expect(await send(id)).toEqual(saved);
    expect(writes()).toBe(3);
    expect(await storedIds()).toEqual([id]);
  });

  it.each([
    ['as refused where a lookup finds nothing', { on: 'write' }, { kind: 'refused', isBusy: true }],
    ['as unknown where no lookup is answered', {}, { kind: 'unknown' }],
  ] as const)('is given up after three attempts, with its own words, %s', async (_how, on, outcome) => {
    const reason = 'The service is currently unavailable.';
    proxy.plan({ kind: 'status', status: 503, message: reason }, on);
    expect(await send()).toEqual({ ...outcome, reason });
    expect(writes()).toBe(3);
  });

  it('may have stored the customer before it was busy', async () => {
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    proxy.plan({ kind: 'status', status: 503, message: 'Try later.' });
    const id = data.newCustomerId();
    expect(await send(id)).toEqual({ kind: 'unknown', reason: 'Try later.' });
    expect(await storedIds()).toEqual([id]);
  });
});

describe('a connection that breaks', () => {
  it('after the customer arrived: the lookup ends it', async () => {
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    const id = data.newCustomerId();
    expect(await send(id)).toEqual(saved);
    expect(writes()).toBe(1);
    expect(await storedIds()).toEqual([id]);
  });

  it('because nothing listens there: the outcome is unknown', async () => {
    await proxy.close();
    expect(await send()).toMatchObject({ kind: 'unknown' });
    proxy = await startFaultProxy();
  });
});

const foreignBodies = ['{}', '[]', '[{}]', 'null', '[{"found":{}}]'];
const foreign = (body: string, status = 200) =>
  ({ kind: 'foreign', status, type: 'application/json', body }) as const;
const proxyRefusals = [
  foreign('{}', 401),
  foreign('{"error":"blocked"}', 403),
  foreign('{"error":{"code":403}}', 403),
  foreign('<h1>Blocked</h1>', 403),
  foreign('{"error":{"code":404,"message":"No such page"}}', 404),
];

describe('an answer that is not the database’s', () => {
  it.each(foreignBodies)(
    '200 with %s for the customer: it is sent again until the database has it',
    async (body) => {
      proxy.plan(foreign(body), { on: 'write', times: 1 });
      const id = data.newCustomerId();
      expect(await send(id)).toEqual(saved);
      expect(await storedIds()).toEqual([id]);
    },
  );

  it.each(foreignBodies)('200 with %s for every customer: nothing is called stored', async (body) => {
    proxy.plan(foreign(body), { on: 'write' });
    expect(await send()).toMatchObject({ kind: 'unknown' });
    expect(writes()).toBe(3);
  });

  it.each(foreignBodies)(
    '200 with %s for every question: nobody knows, though it was stored',
    async (body) => {
      proxy.plan(foreign(body), { on: 'read' });
      const id = data.newCustomerId();
      expect(await send(id)).toMatchObject({ kind: 'unknown' });
      await expect(data.isCustomerStored(id)).rejects.toMatchObject(unreachable);
      proxy.heal();
      expect(await data.isCustomerStored(id)).toBe(true);
    },
  );

  it.each(proxyRefusals)(
    '$status $body for the first question: the customer is not taken for stored',
    async (refusal) => {
      proxy.plan({ kind: 'drop' }, { on: 'write', times: 1 });
      proxy.plan(refusal, { on: 'read', times: 1 });
      const id = data.newCustomerId();
      expect(await send(id)).toEqual(saved);
      expect(await storedIds()).toEqual([id]);
    },
  );

  it.each(proxyRefusals)('$status $body for every question about it: nobody knows', async (refusal) => {
    proxy.plan(foreign('{}'), { on: 'write' });
    // In turn about the customer and about a surely free id.
    for (let question = 0; question < 3; question += 1) {
      proxy.plan(refusal, { on: 'read', times: 1 });
      proxy.plan({ kind: 'delay', milliseconds: 0 }, { on: 'read', times: 1 });
    }
    expect(await send()).toMatchObject({ kind: 'unknown' });
    expect(await storedIds()).toEqual([]);
  });

  it('a refusal in the database’s own form that passes before the control: asked once more, the id is free', async () => {
    const refusal = { kind: 'status', status: 403, message: 'Missing or insufficient permissions.' } as const;
    proxy.plan({ kind: 'drop' }, { on: 'write', times: 1 });
    proxy.plan(refusal, { on: 'read', times: 1 });
    const id = data.newCustomerId();
    expect(await send(id)).toEqual(saved);
    expect(writes()).toBe(2);
    expect(await storedIds()).toEqual([id]);
  });
  it.each(['captive-portal', 'truncate'] as const)('%s: is never taken for success', async (kind) => {
    proxy.plan({ kind });
    expect(await send()).toMatchObject({ kind: 'unknown' });
  });
});

describe('a refusal', () => {
  it('is told in the database’s words and not tried again', async () => {
    const message = 'Missing or insufficient permissions.';
    proxy.plan({ kind: 'status', status: 403, message }, { on: 'write' });
    expect(await send()).toEqual({ kind: 'refused', reason: message, isBusy: false });
    expect(writes()).toBe(1);
  });

  it('of every call is not mistaken for a customer that is already stored', async () => {
    const message = 'Missing or insufficient permissions.';
    proxy.plan({ kind: 'status', status: 403, message });
    expect(await send()).toEqual({ kind: 'refused', reason: message, isBusy: false });
    expect(await storedIds()).toEqual([]);
  });

  it('of every call by a proxy is none of the database’s: nobody knows', async () => {
    proxy.plan({ kind: 'status', status: 403 });
    expect(await send()).toMatchObject({ kind: 'unknown' });
    expect(await storedIds()).toEqual([]);
  });

  it('without words gets the sentence of the error catalogue', async () => {
    proxy.plan({ kind: 'status', status: 400, message: '' }, { on: 'write' });
    expect(await send()).toEqual({
      kind: 'refused',
      reason: 'Failed to save customer information. Please try again.',
      isBusy: false,
    });
  });

  it('that cannot be explained, because the connection broke then, throws', async () => {
    proxy.plan({ kind: 'status', status: 403 }, { on: 'write' });
    proxy.plan({ kind: 'drop' }, { on: 'read' });
    expect(await send()).toMatchObject({ kind: 'unknown' });
  });
});

describe('whether a customer was stored', () => {
  it('is known for one that was and one that was not', async () => {
    const id = data.newCustomerId();
    expect(await data.isCustomerStored(id)).toBe(false);
    await send(id);
    expect(await data.isCustomerStored(id)).toBe(true);
  });

  it.each([
    { kind: 'drop' },
    { kind: 'captive-portal' },
    { kind: 'status', status: 403, message: 'Missing or insufficient permissions.' },
    { kind: 'status', status: 403 },
    { kind: 'status', status: 503 },
  ] as const)(
    'cannot be known without an answer about it ($kind $status $message): it throws',
    async (fault) => {
      proxy.plan(fault);
      await expect(data.isCustomerStored(data.newCustomerId())).rejects.toMatchObject(unreachable);
    },
  );
});

describe('a database that does not answer', () => {
  const callLimit = 15_000;
  const until = async (condition: () => boolean | Promise<boolean>) => {
    while (!(await condition())) await new Promise(setImmediate);
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('within 15 s, with nothing stored: it throws without a second attempt', async () => {
    proxy.plan({ kind: 'ignore' }, { on: 'write' });
    const sending = send();
    const outcome = expect(sending).resolves.toEqual({ kind: 'unknown', reason: '' });
    await until(() => writes() === 1);
    await vi.advanceTimersByTimeAsync(callLimit);
    await outcome;
    expect(writes()).toBe(1);
    expect(await storedIds()).toEqual([]);
  });

  it('to any call: it throws after 15 s for the customer and 15 s for the question', async () => {
    proxy.plan({ kind: 'ignore' });
    const sending = send();
    const outcome = expect(sending).resolves.toMatchObject({ kind: 'unknown' });
    await until(() => proxy.requests.length === 1);
    await vi.advanceTimersByTimeAsync(callLimit);
    await until(() => proxy.requests.length === 2);
    await vi.advanceTimersByTimeAsync(callLimit);
    await outcome;
    expect(proxy.requests).toEqual(['write', 'read']);
  });
});
