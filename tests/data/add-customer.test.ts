import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activityTextLimit } from '@/domain/activity';
import type { NewCustomer } from '@/domain/customer-draft';
import { customerFieldNames } from '@/domain/customer-fields';
import type { Role } from '@/domain/role';
import type { StaffDraft } from '@/domain/staff-draft';
import { buildDraft, buildMaximalDraft } from '../support/build-customer';
import { clearDatabase, storedDocuments } from '../support/database';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { loadStaffDataLayer } from '../support/load-data-layer';

// The pauses between two attempts: the tests are about what is done after them.
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));

const id = 'aB3dE6gH9jK2mN5pQ8sT';
const caller: StaffDraft = {
  draft: buildDraft({ newsletter: false }),
  source: 'phone',
  status: 'contacted',
  note: 'Tank behind\nthe shed',
};
const stored = {
  kind: 'stored',
  value: { id, source: 'phone', status: 'contacted', firstName: 'Marcia' },
};

let proxy: FaultProxy;
let data: Awaited<ReturnType<typeof loadStaffDataLayer>>;
const load = async (role?: Role) => {
  data = await loadStaffDataLayer(proxy.port, role);
};
const add = (added = caller) => data.addCustomer(id, added);
const writes = () => proxy.requests.filter((request) => request === 'write').length;
const storedCustomers = () => storedDocuments('customers');
const storedEntries = () => storedDocuments(`customers/${id}/activity`);
const storedSubscribers = () => storedDocuments('newsletter_subscribers');

/** One customer, one entry: whatever became of the requests. */
async function expectStoredOnce() {
  expect((await storedCustomers()).map((customer) => customer.id)).toEqual([id]);
  expect(await storedEntries()).toHaveLength(1);
}

beforeEach(async () => {
  await clearDatabase();
  proxy = await startFaultProxy();
  await load();
});

afterEach(async () => {
  await proxy.close();
});

describe('A customer whom staff write down', () => {
  it('is stored without an e-mail', async () => {
    expect(await add({ ...caller, draft: { ...caller.draft, email: '' } })).toMatchObject(stored);
    const [customer] = await storedCustomers();
    expect(customer?.fields.email).toEqual({ stringValue: '' });
    expect(Object.keys(customer?.fields ?? {})).toHaveLength(customerFieldNames.length);
    expect(await storedSubscribers()).toEqual([]);
  });

  it('is stored with exactly the 26 fields and a first entry', async () => {
    expect(await add()).toMatchObject(stored);
    const [customer] = await storedCustomers();
    expect(Object.keys(customer?.fields ?? {}).sort()).toEqual([...customerFieldNames].sort());
    expect(customer?.fields).toMatchObject({
      source: { stringValue: 'phone' },
      status: { stringValue: 'contacted' },
      totalOrders: { integerValue: '0' },
    });
    const [entry] = await data.listActivity(id);
    expect(entry).toMatchObject({
      kind: 'status',
      from: null,
      to: 'contacted',
      text: 'Tank behind\nthe shed',
      by: 'admin@islandfuel.example',
    });
    expect(entry?.at.getTime()).toBe(Date.parse(String(customer?.fields.createdAt?.timestampValue)));
    await expectStoredOnce();
    expect(await storedSubscribers()).toEqual([]);
  });

  it('with a ticked box becomes a subscriber at the same moment', async () => {
    expect(await add({ ...caller, draft: buildDraft({ newsletter: true }) })).toMatchObject(stored);
    const [subscriber, ...others] = await storedSubscribers();
    expect(others).toEqual([]);
    expect(subscriber).toMatchObject({ id, fields: { source: { stringValue: 'phone' } } });
    const [customer] = await storedCustomers();
    expect(subscriber?.fields.subscribedAt).toEqual(customer?.fields.createdAt);
  });

  it('is planned to be contacted in the same batch, with an entry that tells of it', async () => {
    const followUpAt = new Date('2025-03-13T23:00:00Z');
    expect(await add({ ...caller, source: 'website', status: 'new', followUpAt })).toMatchObject({
      kind: 'stored',
    });
    const [work] = await storedDocuments('customer_work');
    expect(work).toMatchObject({
      id,
      fields: {
        followUpAt: { timestampValue: followUpAt.toISOString().replace('.000', '') },
        owner: { stringValue: '' },
        updatedBy: { stringValue: 'admin@islandfuel.example' },
      },
    });
    const entries = await data.listActivity(id);
    expect(entries.find(({ kind }) => kind === 'follow-up')).toMatchObject({ from: null, to: followUpAt });
    expect(entries).toHaveLength(2);
  });

  it('from the website with a ticked box becomes a subscriber of the form', async () => {
    await add({ ...caller, source: 'website', draft: buildDraft({ newsletter: true }) });
    expect(await storedSubscribers()).toMatchObject([
      { fields: { source: { stringValue: 'contact_form' } } },
    ]);
  });

  it('may fill every field to its limit', async () => {
    const draft = buildMaximalDraft((limit) => '🚚'.repeat(limit / 2));
    const note = 'é'.repeat(activityTextLimit);
    expect(await add({ draft, source: 'walk-in', status: 'new', note })).toMatchObject({ kind: 'stored' });
  });

  it('is refused as a whole when the rules refuse a part', async () => {
    const reason = 'Missing or insufficient permissions.';
    const tooLong = { ...caller, note: 'x'.repeat(activityTextLimit + 1) };
    expect(await add(tooLong)).toEqual({ kind: 'refused', reason, isBusy: false });
    await load('driver');
    expect(await add()).toEqual({ kind: 'refused', reason, isBusy: false });
    expect([...(await storedCustomers()), ...(await storedEntries())]).toEqual([]);
  });

  it('is stored once when it is sent twice, also after a colleague moved them on', async () => {
    await add();
    expect(await add()).toMatchObject(stored);
    await data.updateCustomerStatus(id, { to: 'customer', expected: 'contacted' });
    expect(await add()).toMatchObject({ kind: 'stored', value: { status: 'customer' } });
    expect(await storedCustomers()).toHaveLength(1);
    expect(await storedEntries()).toHaveLength(2);
  });
});

/** A stranger's document under the id, as the form writes it. */
async function strangerStores(draft: NewCustomer) {
  const { createCustomer } = await import('@/data/create-customer');
  expect(await createCustomer(id, draft)).toMatchObject({ kind: 'stored' });
}

describe('A stranger who stores a customer under the id first', () => {
  it.each([
    ['with a number of their own', buildDraft({ newsletter: false, phone: '876-555-0666' })],
    ['with the same answers', caller.draft],
  ])('%s: it is not taken for ours', async (_, draft) => {
    await strangerStores(draft);
    expect(await add()).toMatchObject({
      kind: 'conflict',
      current: { id, phone: draft.phone, source: 'website' },
    });
    expect(await storedEntries()).toEqual([]);
  });

  it('of an import from the website: it is not taken for ours', async () => {
    const fromWebsite = { ...caller, source: 'website', status: 'new' } as const;
    await strangerStores(caller.draft);
    expect(await add(fromWebsite)).toMatchObject({ kind: 'conflict', current: { source: 'website' } });
    await data.updateCustomerStatus(id, { to: 'contacted', expected: 'new' });
    expect(await add(fromWebsite)).toMatchObject({ kind: 'conflict', current: { status: 'contacted' } });
  });

  it('after an unclear answer: it is not taken for ours either', async () => {
    await strangerStores(caller.draft);
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    expect(await add()).toMatchObject({ kind: 'conflict', current: { source: 'website' } });
  });

  it('and one whom a colleague wrote down with other answers is not taken for ours', async () => {
    await add({ ...caller, draft: buildDraft({ newsletter: false, phone: '876-555-0666' }) });
    expect(await add()).toMatchObject({ kind: 'conflict', current: { phone: '876-555-0666' } });
  });
});

describe('A page that is being left', () => {
  it('asks the database nothing once nobody is signed in', async () => {
    const { listChangedWork } = await loadStaffDataLayer(proxy.port);
    window.localStorage.removeItem('isAuthenticated');
    await expect(listChangedWork(new Date(0))).rejects.toMatchObject({ failure: 'refused' });
    expect(proxy.requests).toEqual([]);
  });
});

describe('A network that fails', () => {
  it.each([
    ['before the customer arrived', 'drop', 2],
    ['after the customer arrived', 'swallow', 1],
  ] as const)('%s: the customer is stored once', async (_, kind, attempts) => {
    proxy.plan({ kind }, { on: 'write', times: 1 });
    expect(await add()).toMatchObject(stored);
    expect(writes()).toBe(attempts);
    await expectStoredOnce();
  });

  it('during the write and the lookup: the customer is stored once', async () => {
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    proxy.plan({ kind: 'drop' }, { on: 'read', times: 1 });
    expect(await add()).toMatchObject(stored);
    await expectStoredOnce();
  });

  it('for good: a later save stores the customer once', async () => {
    proxy.plan({ kind: 'swallow' });
    expect(await add()).toMatchObject({ kind: 'unknown' });
    expect(writes()).toBe(3);
    proxy.heal();
    expect(await add()).toMatchObject(stored);
    await expectStoredOnce();
  });

  it('by saying nothing is not asked again by itself; saving again stores the customer once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = proxy.holdNext('write');
    const adding = add();
    const release = await arrived;
    proxy.plan({ kind: 'ignore' }, { on: 'read' });
    const outcome = expect(adding).resolves.toMatchObject({ kind: 'unknown' });
    // The write's time is up, and then that of the question.
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.advanceTimersByTimeAsync(15_000);
    await outcome;
    expect(writes()).toBe(1);
    vi.useRealTimers();
    proxy.heal();
    await release();
    expect(await add()).toMatchObject(stored);
    await expectStoredOnce();
  });

  it('by answering in the database’s place is not believed', async () => {
    proxy.plan({ kind: 'captive-portal' });
    expect(await add()).toMatchObject({ kind: 'unknown' });
    expect(await storedCustomers()).toEqual([]);
  });

  it('by being busy is asked three times', async () => {
    proxy.plan(
      { kind: 'status', status: 503, message: 'The service is currently unavailable.' },
      { on: 'write' },
    );
    expect(await add()).toEqual({
      kind: 'refused',
      reason: 'The service is currently unavailable.',
      isBusy: true,
    });
    expect(writes()).toBe(3);
  });
});
