import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import type { Customer } from '@/domain/customer';
import { referenceCode } from '@/domain/reference';
import { buildCustomer } from '../../tests/support/build-customer';
import { listen } from '../../tests/support/listen';
import { createLocalDevice } from '../local/local-device';
import { createPushKeys, startReceivers } from '../local/receivers';
import { alertPath, type Environment, lease, networkTimeout, type Outcome, toRecord } from '../src/alerts';
import { announce } from '../src/announce';
import type { Settings } from '../src/config';
import { countDue } from '../src/count-due';
import { floodMessage, morningMessage } from '../src/messages';
import { send } from '../src/send';
import { sweep } from '../src/sweep';
import { memoryDatabase } from './memory-database';

const hour = 60 * 60_000;
/** A Wednesday at 10:00 in Jamaica. */
const begin = Date.parse('2026-11-25T15:00:00Z');
const owner = 'owner@islandfuel.example';
const typed = {
  firstName: 'Marcia',
  lastName: "O'Gilvie",
  email: 'marcia@hopefarm.example',
  phone: '+1 876-555-0142',
  companyName: 'Hope Farm',
  address: '7 Hill Road',
  message: 'Gate code 4711',
};

let now = begin;
let database: ReturnType<typeof memoryDatabase>;
let sent: { channel: string; about: readonly string[]; kind: string }[];
let environment: Environment;
let serial = 0;

const settings: Settings = {
  push: undefined,
  mail: { smtpUrl: 'smtp://unused.example', from: 'alerts@islandfuel.example' },
  webhook: { url: 'https://unused.example', secret: 'unused' },
  mailTo: ['mail:office@islandfuel.example'],
  uncalledTo: ['mail:second@islandfuel.example'],
  morningTo: [],
  confirms: false,
  hourlyLimit: 3,
  callWithin: 60,
};

beforeEach(() => {
  now = begin;
  sent = [];
  database = memoryDatabase(() => new Date(now));
  environment = {
    settings,
    database,
    now: () => new Date(now),
    endsAt: Date.now() + 60_000,
    send: async (_, channel, __, record) => {
      sent.push({ channel, about: record.about, kind: record.kind });
      return { state: 'sent' };
    },
  };
});

function store(overrides: Partial<Customer> = {}): string {
  serial += 1;
  const id = overrides.id ?? `Customer${String(serial).padStart(12, '0')}`;
  const createdAt = new Date(now);
  const customer = buildCustomer({ source: 'website', status: 'new', ...typed, createdAt, ...overrides, id });
  database.set(`${collections.customers}/${id}`, { ...customer });
  return id;
}

async function arrive(overrides: Partial<Customer> = {}): Promise<string> {
  const id = store(overrides);
  expect(await announce(environment, 'request', id)).toBe(true);
  return id;
}

const kinds = () => sent.map(({ kind, channel }) => `${kind} ${channel.split(':')[0]}`);

describe('a new customer', () => {
  it('is announced once by each channel, however often the event comes', async () => {
    const id = await arrive();
    await announce(environment, 'request', id);
    expect(kinds()).toEqual(['request mail', 'request webhook']);
  });

  it.each<[string, Partial<Customer>]>([
    ['that staff add', { source: 'phone' }],
    ['that is imported', { id: 'Customer000000import' }],
    ['that is restored from a backup', { createdAt: new Date(begin - 72 * hour) }],
  ])('a customer %s raises no alert', async (_, customer) => {
    await arrive(customer);
    expect(sent).toEqual([]);
  });

  it('who is imported costs no read', async () => {
    const find = vi.spyOn(database, 'find');
    const transaction = vi.spyOn(database, 'transaction');
    environment.settings = {
      ...settings,
      push: { publicKey: 'unused', privateKey: 'unused', subject: 'mailto:unused@islandfuel.example' },
    };
    await arrive({ id: 'Customer000000import' });
    expect(find).not.toHaveBeenCalled();
    expect(transaction).not.toHaveBeenCalled();
  });

  it('a customer who is erased at once raises no alert', async () => {
    expect(await announce(environment, 'request', 'Customer0000000erased')).toBe(true);
    expect(sent).toEqual([]);
  });

  it('whose mail is refused is named to staff, and announced by the other channels', async () => {
    environment.send = async (_, channel) =>
      channel === 'webhook' ? { state: 'sent' } : { state: 'refused', reason: 'SMTP 550' };
    const id = await arrive();
    const record = toRecord((await database.read(alertPath(id))) ?? {});
    expect(record).toMatchObject({ isOpen: false, channels: { webhook: { state: 'sent' } } });
    expect(record.failedAt).toBeInstanceOf(Date);
  });

  it('is not announced again when an instance reports a failure after its lease', async () => {
    environment.settings = { ...settings, webhook: undefined };
    const sendAndCount = environment.send;
    let answer: (outcome: Outcome) => void = () => undefined;
    environment.send = () => new Promise((resolve) => (answer = resolve));
    const id = store();
    const first = announce(environment, 'request', id);
    await vi.waitFor(async () => expect(await database.read(alertPath(id))).toBeDefined());
    now += lease;
    environment.send = sendAndCount;
    expect(await announce(environment, 'request', id)).toBe(true);
    answer({ state: 'failed', reason: 'TimeoutError' });
    expect(await first).toBe(true);
    await announce(environment, 'request', id);
    expect(kinds()).toEqual(['request mail']);
  });

  it('stays sent when a later try of the same message fails', async () => {
    environment.settings = { ...settings, webhook: undefined };
    const answers: ((outcome: Outcome) => void)[] = [];
    environment.send = () => new Promise((resolve) => answers.push(resolve));
    const id = store();
    const first = announce(environment, 'request', id);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    now += lease;
    const second = announce(environment, 'request', id);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.({ state: 'sent' });
    expect(await first).toBe(true);
    answers[1]?.({ state: 'failed', reason: 'TimeoutError' });
    expect(await second).toBe(true);
    await sweep(environment);
    expect(answers).toHaveLength(2);
  });

  it('whose mail fails for a day is refused then', async () => {
    environment.send = async () => ({ state: 'failed', reason: 'SMTP 421' });
    const id = store();
    expect(await announce(environment, 'request', id)).toBe(false);
    now += 25 * hour;
    await sweep(environment);
    const record = toRecord((await database.read(alertPath(id))) ?? {});
    expect(record.channels.webhook).toMatchObject({ state: 'refused', reason: 'SMTP 421' });
  });
});

describe('a channel', () => {
  const stateOf = async (id: string, channel: string) =>
    toRecord((await database.read(alertPath(id))) ?? {}).channels[channel];

  it('that takes too long has failed before the function is ended, and is tried again', async () => {
    const sendAtOnce = environment.send;
    environment.send = (...all) =>
      all[1] === 'webhook' ? sendAtOnce(...all) : new Promise<Outcome>(() => {});
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    environment.endsAt = Date.now() + networkTimeout;
    const id = store();
    const announced = announce(environment, 'request', id);
    await vi.advanceTimersByTimeAsync(networkTimeout);
    expect(await announced).toBe(false);
    const mail = 'mail:office@islandfuel.example';
    expect(await stateOf(id, mail)).toEqual({ state: 'failed', attempts: 1, reason: 'out of time' });
    await sweep({ ...environment, send: sendAtOnce, endsAt: Date.now() + 60_000 });
    expect(kinds()).toEqual(['request webhook', 'request mail']);
  });

  it('gets no message that the function has no time to finish', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    environment.endsAt = Date.now() + networkTimeout - 1;
    const id = store();
    expect(await announce(environment, 'request', id)).toBe(false);
    expect(await database.read(alertPath(id))).toBeUndefined();
    environment.endsAt += 1;
    const transaction: typeof database.transaction = async (work) => {
      const result = await database.transaction(work);
      vi.setSystemTime(Date.now() + 1);
      return result;
    };
    // The claim itself has taken the time.
    expect(await announce({ ...environment, database: { ...database, transaction } }, 'request', id)).toBe(
      false,
    );
    expect(await stateOf(id, 'webhook')).toEqual({ state: 'failed', attempts: 1, reason: 'out of time' });
    expect(sent).toEqual([]);
  });

  it('whose every try breaks off is given up after a day, and named to staff', async () => {
    let tries = 0;
    environment.settings = { ...settings, uncalledTo: [] };
    environment.send = () => {
      tries += 1;
      return new Promise<Outcome>(() => {});
    };
    const id = store();
    const breakOff = () => new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.race([announce(environment, 'request', id), breakOff()]);
    for (let sweeps = 0; sweeps < 30; sweeps += 1) {
      now += hour;
      await Promise.race([sweep(environment), breakOff()]);
    }
    const record = toRecord((await database.read(alertPath(id))) ?? {});
    expect(record.channels.webhook).toMatchObject({ state: 'refused', reason: 'broken off' });
    expect(record).toMatchObject({ isOpen: false, failedAt: new Date(begin + 25 * hour) });
    expect(tries).toBe(50);
  });

  it('that fails is named to staff when a quarter of an hour has gone by', async () => {
    environment.send = async () => ({ state: 'failed', reason: 'SMTP 451' });
    const id = store();
    const failedAt = async () => (await database.read(alertPath(id)))?.failedAt;
    for (let tries = 0; tries < 4; tries += 1) {
      await announce(environment, 'request', id);
      now += 4 * 60_000;
    }
    expect(await failedAt()).toBeNull();
    await announce(environment, 'request', id);
    expect(await failedAt()).toEqual(new Date(begin + 16 * 60_000));
  });

  it('that was out of order gets some alerts at a time, the oldest first', async () => {
    environment.settings = { ...settings, webhook: undefined, hourlyLimit: 100 };
    const sendAtOnce = environment.send;
    environment.send = async () => ({ state: 'failed', reason: 'SMTP 421' });
    const ids: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      ids.unshift(store({ id: `Customer${String(99 - count).padStart(12, '0')}` }));
      await announce(environment, 'request', ids[0] ?? '');
      now += 1000;
    }
    let running = 0;
    let most = 0;
    environment.send = async (...all) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return sendAtOnce(...all);
    };
    await sweep(environment);
    expect(most).toBe(10);
    expect(sent.slice(0, 10).map(({ about }) => about[0])).toEqual(ids.reverse().slice(0, 10));
    expect(sent).toHaveLength(25);
  });
});

describe('a flood', () => {
  it('becomes one digest when its hour is over', async () => {
    for (let count = 0; count < 10; count += 1) await arrive();
    expect(kinds()).toHaveLength(6);
    sent = [];
    await sweep(environment);
    expect(sent).toEqual([]);
    now += hour + 20 * 60_000;
    await sweep(environment);
    await sweep(environment);
    expect(kinds().filter((kind) => kind.startsWith('flood'))).toEqual(['flood mail', 'flood webhook']);
    const digested = await database.count(collections.alerts, ['digestOf', '==', `flood-${begin / hour}`]);
    expect(digested).toBe(7);
  });

  it('hides nobody from the reminder of those whom nobody called', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await arrive());
    now += hour;
    await sweep(environment);
    expect(sent.find(({ kind }) => kind === 'uncalled')?.about).toEqual(ids);
  });

  it('of hundreds delays no reminder of an earlier request', async () => {
    now += 1000;
    for (let count = 0; count < 501; count += 1) await arrive();
    now -= 1000;
    const first = await arrive();
    now += hour;
    await sweep(environment);
    expect(sent.find(({ kind }) => kind === 'uncalled')?.about).toEqual([first]);
  });

  it('is not announced once all of its requests are erased', async () => {
    const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    environment.settings = { ...settings, mailTo: [], hourlyLimit: 1 };
    await arrive();
    const erased = await arrive();
    await database.remove(alertPath(erased));
    environment.send = send;
    now += hour + 20 * 60_000;
    await sweep(environment);
    expect(posted).not.toHaveBeenCalled();
    const flood = await database.read(alertPath(`flood-${begin / hour}`));
    expect(flood).toMatchObject({ isOpen: false, channels: { webhook: { state: 'gone' } } });
  });

  it('is forgotten in the next hour', async () => {
    for (let count = 0; count < 4; count += 1) await arrive();
    now += hour;
    sent = [];
    await arrive();
    expect(kinds()).toEqual(['request mail', 'request webhook']);
  });
});

describe('a request that nobody called', () => {
  let receivers: Awaited<ReturnType<typeof startReceivers>>;
  let mails: string[];

  beforeEach(async () => {
    mails = [];
    receivers = await startReceivers(({ body }) => mails.push(body.toString()));
    const mail = { smtpUrl: receivers.smtpUrl, from: 'alerts@islandfuel.example' };
    environment = { ...environment, settings: { ...settings, mail, webhook: undefined, mailTo: [] }, send };
  });
  afterEach(() => receivers.close());

  function logCall(id: string) {
    const lastCall = { entry: 'x', outcome: 'reached', by: owner, at: new Date(now) };
    database.set(`${collections.customerWork}/${id}`, { owner: '', followUpAt: null, lastCall });
  }

  it('goes to the second address once, after a business hour', async () => {
    const id = await arrive();
    now += 59 * 60_000;
    await sweep(environment);
    expect(mails).toEqual([]);
    now += 60_000;
    await sweep(environment);
    await sweep(environment);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: second@islandfuel.example');
    expect(mails[0]).toContain('Nobody called: 1 request waits');
    expect(mails[0]).toContain(referenceCode(id));
  });

  it('stays silent when it was called, or is no longer new', async () => {
    logCall(await arrive());
    const other = await arrive();
    database.set(`${collections.customers}/${other}`, { ...buildCustomer({ status: 'contacted' }) });
    now += 2 * hour;
    await sweep(environment);
    expect(mails).toEqual([]);
  });

  it('is named at once behind hundreds of requests that staff have dealt with', async () => {
    const junk: string[] = [];
    for (let count = 0; count < 250; count += 1) junk.push(await arrive());
    now += 1000;
    const id = await arrive();
    for (const one of junk) store({ id: one, status: 'inactive' });
    now += hour;
    await sweep(environment);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(referenceCode(id));
  });

  it('shares one mail with others behind requests that staff have dealt with', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 130; count += 1) ids.push(await arrive());
    const junk = ids.slice(1, 100);
    for (const one of junk) store({ id: one, status: 'inactive' });
    now += hour;
    await sweep(environment);
    await sweep(environment);
    const reports = await database.find(collections.alerts, ['kind', '==', 'uncalled']);
    expect(reports.map(({ data }) => data.about)).toEqual([ids.filter((id) => !junk.includes(id))]);
    expect(mails).toHaveLength(1);
  });

  it('alone counts among the failures when its mail is refused', async () => {
    logCall(await arrive());
    const id = await arrive();
    now += hour;
    await sweep({ ...environment, send: async () => ({ state: 'refused', reason: 'SMTP 550' }) });
    const [failed] = await database.find(collections.alerts, ['kind', '==', 'uncalled']);
    expect(failed?.data).toMatchObject({ about: [id], isOpen: false });
  });

  it('stays silent when somebody called while the mail server was out of order', async () => {
    const called = await arrive({ id: 'Called00000000000000' });
    const waiting = await arrive({ id: 'Waiting0000000000000' });
    now += hour;
    await sweep({ ...environment, send: async () => ({ state: 'failed', reason: 'SMTP 451' }) });
    logCall(called);
    await sweep(environment);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(referenceCode(waiting));
    expect(mails[0]).not.toContain(referenceCode(called));
  });

  it('waits for the morning when the office is closed', async () => {
    now = Date.parse('2026-11-25T22:30:00Z');
    await arrive();
    now += 4 * hour;
    await sweep(environment);
    expect(mails).toEqual([]);
  });
});

describe('the morning', () => {
  beforeEach(() => {
    environment.settings = { ...settings, morningTo: [`mail:${owner}`] };
  });

  it('sends each owner one digest at 8:00 of a business day', async () => {
    now = Date.parse('2026-11-26T12:59:00Z');
    await sweep(environment);
    expect(sent).toEqual([]);
    now += 60_000;
    await sweep(environment);
    await sweep(environment);
    expect(sent).toEqual([{ channel: `mail:${owner}`, kind: 'morning', about: [] }]);
  });

  it('sends no digest once a failing mail server works in the afternoon', async () => {
    const stateOf = async () => {
      const record = toRecord((await database.read(alertPath('morning-2026-11-25'))) ?? {});
      return { state: record.channels[`mail:${owner}`]?.state, isOpen: record.isOpen };
    };
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'alerts@islandfuel.example' };
    environment.settings = { ...environment.settings, mail };
    environment.send = send;
    await sweep(environment);
    expect(await stateOf()).toEqual({ state: 'failed', isOpen: true });
    now += 5 * hour;
    await sweep(environment);
    expect(await stateOf()).toEqual({ state: 'gone', isOpen: false });
  });

  it('counts what is due without reading what customers typed', async () => {
    const find = vi.spyOn(database, 'find');
    store();
    const own = store({ status: 'contacted' });
    database.set(`${collections.customerWork}/${own}`, { owner, followUpAt: new Date(now) });
    now += 26 * hour;
    expect(await countDue(database, owner, new Date(now))).toEqual({
      mine: { overdue: 1, today: 0, isCut: false },
      unowned: { overdue: 0, today: 1, isCut: false },
    });
    const found = await Promise.all(find.mock.results.map(({ value }) => value));
    expect(found.flat()).toHaveLength(3);
    expect(JSON.stringify(found)).not.toContain(typed.message);
  });

  it('reads the work with a hundred customers at a time', async () => {
    for (let count = 0; count < 250; count += 1) store();
    let running = 0;
    let most = 0;
    const read: typeof database.read = async (path) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return database.read(path);
    };
    now += 26 * hour;
    const { unowned } = await countDue({ ...database, read }, owner, new Date(now));
    expect(unowned).toEqual({ overdue: 0, today: 250, isCut: false });
    expect(most).toBe(100);
  });

  it.each([
    ['as stored', owner],
    ['in capitals', owner.toUpperCase()],
  ])('counts own work beside a cut import, with the address %s', async (_, address) => {
    const followUpAt = new Date(now - hour);
    for (let count = 0; count < 5000; count += 1)
      database.set(`${collections.customerWork}/Erased${count}`, { owner: '', followUpAt });
    for (const workOwner of [owner, ''])
      database.set(`${collections.customerWork}/${store({ status: 'contacted' })}`, {
        owner: workOwner,
        followUpAt,
      });
    const { title, lines } = morningMessage(await countDue(database, address, new Date(now)));
    expect(title).toBe('Yours this morning: 1 overdue, 0 due today');
    expect(lines).toEqual(['Without an owner: 0 overdue, 0 due today, or more.']);
  });

  it('says of an owner with thousands that there may be more', async () => {
    const later = new Date(now + 7 * 24 * hour);
    for (let count = 0; count < 5000; count += 1)
      database.set(`${collections.customerWork}/Own${count}`, { owner, followUpAt: later });
    const { title, lines } = morningMessage(await countDue(database, owner, new Date(now)));
    expect(title).toBe('Yours this morning: 0 overdue, 0 due today, or more');
    expect(lines).toEqual(['Without an owner: 0 overdue, 0 due today.']);
  });

  it('sends none on a Sunday', async () => {
    now = Date.parse('2026-11-29T13:00:00Z');
    await sweep(environment);
    expect(sent).toEqual([]);
  });
});

describe('a new newsletter subscriber', () => {
  async function subscribe(id: string) {
    const { email, firstName, lastName } = typed;
    const fields = { email, firstName, lastName, source: 'contact_form', active: true };
    database.set(`${collections.newsletterSubscribers}/${id}`, { ...fields, subscribedAt: new Date(now) });
    expect(await announce(environment, 'subscriber', id)).toBe(true);
  }

  it('is posted to the webhook alone, once', async () => {
    await subscribe('one');
    await subscribe('one');
    expect(kinds()).toEqual(['subscriber webhook']);
  });

  it('who was imported raises no event, nor a digest of a flood', async () => {
    for (let count = 0; count < 5; count += 1) await subscribe(`Customer00000${count}import`);
    now += hour + 20 * 60_000;
    await sweep(environment);
    expect(sent).toEqual([]);
  });

  it('is counted by the digest of a flood as what they are', async () => {
    environment.send = send;
    const posted: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
      posted.push(String(request?.body));
      return new Response(null, { status: 204 });
    });
    environment.settings = { ...settings, mailTo: [] };
    for (let count = 0; count < 5; count += 1) await subscribe(`Subscriber${count}`);
    now += hour + 20 * 60_000;
    await sweep(environment);
    const data = { hour: new Date(begin).toISOString(), requests: 0, subscribers: 2 };
    expect(JSON.parse(posted.at(-1) ?? '')).toMatchObject({ type: 'requests.flooded', data });
    const titleOf = (subscribers: number) =>
      floodMessage({ hour: new Date(begin), requests: 0, subscribers }).title;
    expect([1, 2].map(titleOf)).toEqual([
      '1 newsletter subscriber more in one hour',
      '2 newsletter subscribers more in one hour',
    ]);
  });
});

describe('a staff device', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  let status: number;
  let bodies: Buffer[];
  const keys = createPushKeys();

  beforeEach(async () => {
    status = 201;
    bodies = [];
    server = await listen(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()));
      response.writeHead(status).end();
    });
    const push = { ...keys, subject: 'mailto:office@islandfuel.example' };
    const own = { ...settings, push, webhook: undefined, mailTo: [], uncalledTo: [] };
    environment = { ...environment, settings: own, send };
  });
  afterEach(() => server.close());

  const endpoint = () => `http://127.0.0.1:${server.port}/push`;
  function addDevice(by: string, role = 'admin') {
    const device = createLocalDevice({ endpoint: endpoint(), by });
    database.set(`${collections.staff}/${by}`, { email: by, name: 'Staff', role });
    database.set(`${collections.staffDevices}/one`, device.fields);
    return device;
  }
  const stored = () => database.find(collections.staffDevices, ['endpoint', '>', '']);

  it('shows what is asked for, and nothing that somebody typed', async () => {
    const print = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const device = addDevice(owner);
    const id = await arrive({ fuelTypes: ['Diesel'], parish: 'Saint James', averageVolume: '50-100' });
    const payload = device.read(bodies[0] ?? Buffer.alloc(0));
    expect(payload).toMatchObject({ title: 'New request: Diesel, Saint James' });
    const text = JSON.stringify([payload, await database.read(alertPath(id))]);
    expect(text).toContain(referenceCode(id));
    for (const value of Object.values(typed)) expect(text).not.toContain(value);
    for (const spy of print) expect(spy).not.toHaveBeenCalled();
  });

  it('hears of a flood once, when its hour is over', async () => {
    const device = addDevice(owner);
    for (let count = 0; count < 5; count += 1) await arrive();
    expect(bodies).toHaveLength(3);
    now += hour + 20 * 60_000;
    await sweep(environment);
    await sweep(environment);
    expect(bodies).toHaveLength(4);
    expect(device.read(bodies[3] ?? Buffer.alloc(0))).toMatchObject({ title: '2 requests more in one hour' });
  });

  it.each([404, 410])('is deleted when the push service answers %i', async (answer) => {
    addDevice(owner);
    status = answer;
    await arrive();
    expect(await stored()).toEqual([]);
  });

  it('is deleted, and told nothing, when its owner has lost the role', async () => {
    addDevice(owner, 'driver');
    await arrive();
    expect(await stored()).toEqual([]);
    expect(bodies).toEqual([]);
  });

  it('is deleted, and told nothing, when its owner loses the role before a second try', async () => {
    addDevice(owner);
    status = 503;
    expect(await announce(environment, 'request', store())).toBe(false);
    await database.remove(`${collections.staff}/${owner}`);
    status = 201;
    await sweep(environment);
    expect(bodies).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  it('is asked again later when the push service is out of order', async () => {
    addDevice(owner);
    status = 503;
    expect(await announce(environment, 'request', store())).toBe(false);
    status = 201;
    await sweep(environment);
    expect(bodies).toHaveLength(2);
  });
});
