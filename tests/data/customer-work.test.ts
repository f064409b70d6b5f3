import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import type { LogEntry } from '@/data/customer-work';
import type { RepeatableEntry } from '@/data/staff-transaction';
import { buildCustomer } from '../support/build-customer';
import {
  clearDatabase,
  removeDocument,
  storeDocument,
  storeDocuments,
  storedDocuments,
} from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const { id, ...fields } = buildCustomer();
const me = 'admin@islandfuel.example';
const colleague = 'kerry@islandfuel.example';
const monday = new Date('2026-11-23T14:00:00Z');
const tuesday = new Date('2026-11-24T14:00:00Z');
const lately = new Date(Date.now() - 60_000);
const activity = `${collections.customers}/${id}/${collections.activity}`;
const toMe = { to: me, expected: '' };
const call: LogEntry = { id: 'aB3dE6gH9jK2mN5pQ8sT', kind: 'call', to: 'call-back', text: 'After lunch' };
const proxy = await startFaultProxy();

const load = (port = emulatorPort()) => loadStaffDataLayer(port);
const storedWork = async () => (await storedDocuments(collections.customerWork)).map(({ fields }) => fields);
const giveToColleague = () =>
  storeDocument(collections.customerWork, id, {
    owner: colleague,
    followUpAt: null,
    duplicateOf: '',
    updatedBy: colleague,
    updatedAt: lately,
  });

afterAll(proxy.close);
beforeEach(async () => {
  await clearDatabase();
  await storeDocument(collections.customers, id, fields);
});
afterEach(proxy.heal);

describe('Work on a customer', () => {
  it('is stored with its signed entries at one time', async () => {
    const { changeWork, listActivity } = await load();
    const followUpAt = { to: monday, expected: null };
    const result = await changeWork(id, { log: call, owner: toMe, followUpAt });
    expect(result).toMatchObject({ kind: 'stored', value: { owner: me, followUpAt: monday, updatedBy: me } });
    const told = await listActivity(id);
    expect(told.map(({ kind, from, to, by }) => [kind, from, to, by])).toEqual(
      expect.arrayContaining([
        ['call', null, 'call-back', me],
        ['owner', '', me, me],
        ['follow-up', null, monday, me],
      ]),
    );
    expect(told).toHaveLength(3);
    const [work] = await storedWork();
    expect(work).toMatchObject({ owner: { stringValue: me }, updatedBy: { stringValue: me } });
    expect(new Set(told.map(({ at }) => at.getTime()))).toEqual(
      new Set([Date.parse(String(work?.updatedAt?.timestampValue))]),
    );
  });

  it('keeps the assignment after a note', async () => {
    const { changeWork, listActivity, newLogId } = await load();
    const log: LogEntry = { id: newLogId(), kind: 'note', to: null, text: 'Gate code\n4711' };
    expect(await changeWork(id, { log })).toMatchObject({ kind: 'stored', value: { owner: '' } });
    expect(await listActivity(id)).toMatchObject([{ id: log.id, kind: 'note', text: 'Gate code\n4711' }]);
    expect(await storedWork()).toEqual([]);
  });

  it('is among the latest entries of all customers, which a search reads', async () => {
    const { changeWork, listLatestActivity, newLogId } = await load();
    const before = new Date(Date.now() - 60_000);
    const log: LogEntry = { id: newLogId(), kind: 'note', to: null, text: 'Gate code' };
    await changeWork(id, { log });
    expect(await listLatestActivity(before)).toMatchObject([
      { id: log.id, customerId: id, text: 'Gate code' },
    ]);
    expect(await listLatestActivity(new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('can be taken back, one thing without the other', async () => {
    const { changeWork } = await load();
    await changeWork(id, { owner: toMe, followUpAt: { to: monday, expected: null } });
    await changeWork(id, { followUpAt: { to: tuesday, expected: monday } });
    await changeWork(id, { owner: { to: '', expected: me } });
    const result = await changeWork(id, { followUpAt: { to: null, expected: tuesday } });
    expect(result).toMatchObject({ kind: 'stored', value: { owner: '', followUpAt: null } });
    expect(await storedDocuments(activity)).toHaveLength(5);
  });

  it('tells nothing where nothing changes', async () => {
    const { changeWork } = await load();
    expect(await changeWork(id, { owner: { to: '', expected: '' } })).toMatchObject({ kind: 'stored' });
    expect(await storedDocuments(activity)).toEqual([]);
    expect(await storedWork()).toEqual([]);
  });

  it('never overwrites a colleague’s: nothing is stored, and theirs is told', async () => {
    const { changeWork } = await load();
    await giveToColleague();
    expect(await changeWork(id, { log: call, owner: toMe })).toMatchObject({
      kind: 'conflict',
      current: { owner: colleague },
    });
    expect(await storedDocuments(activity)).toEqual([]);
    expect(await changeWork(id, { followUpAt: { to: monday, expected: null } })).toMatchObject({
      kind: 'stored',
      value: { owner: colleague, followUpAt: monday },
    });
  });

  it('notices a colleague between reading and writing', async () => {
    const { changeWork } = await load(proxy.port);
    const held = proxy.holdNext('write');
    const change = changeWork(id, { owner: toMe });
    const release = await held;
    await giveToColleague();
    await release();
    expect(await change).toMatchObject({ kind: 'conflict', current: { owner: colleague } });
    expect(await storedDocuments(activity)).toEqual([]);
  });

  it('of two at the same moment lets one win and tells the other', async () => {
    const { changeWork } = await load();
    const results = await Promise.all([
      changeWork(id, { owner: toMe }),
      changeWork(id, { owner: { to: colleague, expected: '' } }),
    ]);
    expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    const [work] = await storedWork();
    expect(results.find(({ kind }) => kind !== 'stored')).toMatchObject({
      current: { owner: work?.owner?.stringValue },
    });
    expect(await storedDocuments(activity)).toHaveLength(1);
  });

  it('stores nothing for an erased customer', async () => {
    const { changeWork } = await load();
    await removeDocument(`${collections.customers}/${id}`);
    expect(await changeWork(id, { log: call, owner: toMe })).toMatchObject({ kind: 'erased', ids: [id] });
    expect(await storedWork()).toEqual([]);
    expect(await storedDocuments(activity)).toEqual([]);
  });

  it.each(['customer', 'driver'] as const)('is refused to a %s, with a reason', async (role) => {
    const { changeWork, listActivity, listActivityBetween, listStaff } = await loadStaffDataLayer(
      emulatorPort(),
      role,
    );
    expect(await changeWork(id, { log: call })).toEqual({
      kind: 'refused',
      reason: 'Missing or insufficient permissions.',
      isBusy: false,
    });
    await expect(listActivity(id)).rejects.toMatchObject({ failure: 'refused' });
    await expect(listActivityBetween(monday, tuesday)).rejects.toMatchObject({ failure: 'refused' });
    await expect(listStaff()).rejects.toMatchObject({ failure: 'refused' });
  });

  it('whose answer is lost is stored once, however often it is sent', async () => {
    const { changeWork } = await load(proxy.port);
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    expect(await changeWork(id, { log: call, owner: toMe })).toMatchObject({ kind: 'stored' });
    expect(await changeWork(id, { log: call, owner: toMe })).toMatchObject({ kind: 'stored' });
    expect(await storedDocuments(activity)).toHaveLength(2);
  });

  it('finds an owner of its first try, and no colleague’s same owner', async () => {
    const { changeWork } = await load();
    const entry = { id: 'entryofthefirsttry00', isRepeated: false };
    await changeWork(id, { owner: { ...toMe, entry } });
    const give = (change: RepeatableEntry) => changeWork(id, { owner: { ...toMe, entry: change } });
    expect(await give({ ...entry, isRepeated: true })).toMatchObject({
      kind: 'stored',
      isUnchanged: true,
      isRepeated: true,
    });
    const other = await give({ id: 'entryofanothertry000', isRepeated: true });
    expect(other).toMatchObject({ kind: 'stored', isUnchanged: true });
    expect(other).not.toHaveProperty('isRepeated');
    expect(await storedDocuments(activity)).toHaveLength(1);
  });

  it('is not given a second time after a colleague took it back', async () => {
    const { changeWork } = await load();
    const entry = { id: 'entryofthefirsttry00', isRepeated: false };
    await changeWork(id, { owner: { ...toMe, entry } });
    await changeWork(id, { owner: { to: '', expected: me } });
    expect(await changeWork(id, { owner: { ...toMe, entry: { ...entry, isRepeated: true } } })).toMatchObject(
      {
        kind: 'conflict',
        current: { owner: '' },
      },
    );
    expect(await storedDocuments(activity)).toHaveLength(2);
  });
});

describe('The last call', () => {
  const miss = { id: call.id, kind: 'call', to: 'no-answer', text: '' } as const;

  it('is stored at the time of its entry, with the follow-up', async () => {
    const { changeWork, listActivity, listChangedWork } = await load();
    const followUpAt = { to: monday, expected: null };
    expect(await changeWork(id, { log: miss, followUpAt })).toMatchObject({
      kind: 'stored',
      value: { followUpAt: monday, lastCall: { entry: miss.id, outcome: 'no-answer', by: me } },
    });
    const [entry] = (await listActivity(id)).filter(({ kind }) => kind === 'call');
    const { items: work } = await listChangedWork(new Date(0));
    expect(work).toMatchObject([
      {
        followUpAt: monday,
        lastCall: { entry: miss.id, outcome: 'no-answer', by: me, at: entry?.at },
      },
    ]);
  });

  it('is replaced by the next', async () => {
    const { changeWork, newLogId } = await load();
    await changeWork(id, { log: miss });
    const next = { ...miss, id: newLogId(), to: 'reached' } as const;
    expect(await changeWork(id, { log: next })).toMatchObject({
      kind: 'stored',
      value: { lastCall: { entry: next.id, outcome: 'reached' } },
    });
  });

  it.each(['an undone follow-up', 'a note', 'another owner'])('outlives %s', async (change) => {
    const { changeWork, newLogId } = await load();
    await changeWork(id, { log: miss, followUpAt: { to: monday, expected: null } });
    const [before] = await storedWork();
    const changes = {
      'an undone follow-up': { followUpAt: { to: null, expected: monday } },
      'a note': { log: { id: newLogId(), kind: 'note', to: null, text: 'Voicemail' } },
      'another owner': { owner: toMe },
    } as const;
    expect(await changeWork(id, changes[change as keyof typeof changes])).toMatchObject({
      kind: 'stored',
      value: { lastCall: { entry: miss.id } },
    });
    const [after] = await storedWork();
    expect(after?.lastCall).toEqual(before?.lastCall);
  });

  it('outlives an owner to the microsecond', async () => {
    const lastCall = {
      entry: 'x',
      outcome: 'reached',
      by: colleague,
      at: new Timestamp(1_763_000_000, 123_456_000),
    };
    await storeDocument(collections.customerWork, id, {
      owner: '',
      followUpAt: null,
      duplicateOf: '',
      lastCall,
      updatedBy: colleague,
      updatedAt: lately,
    });
    const { changeWork } = await load();
    expect(await changeWork(id, { owner: toMe })).toMatchObject({ kind: 'stored' });
  });

  it('stands once with the second time after the answer to the first was lost', async () => {
    const { changeWork, listActivity } = await load();
    await changeWork(id, { log: miss, followUpAt: { to: monday, expected: null } });
    const [before] = await storedWork();
    const followUpAt = { to: tuesday, expected: null, tries: [monday] };
    expect(await changeWork(id, { log: miss, followUpAt })).toMatchObject({
      kind: 'stored',
      value: { followUpAt: tuesday, lastCall: { entry: miss.id } },
      isRepeated: true,
    });
    const told = (await listActivity(id)).map(({ kind, from, to }) => [kind, from, to]);
    expect(told).toHaveLength(3);
    expect(told).toContainEqual(['follow-up', monday, tuesday]);
    const [after] = await storedWork();
    expect(after?.lastCall).toEqual(before?.lastCall);
  });

  it('gets its first time in a second try', async () => {
    const { changeWork } = await load();
    await changeWork(id, { log: miss });
    expect(await changeWork(id, { log: miss, followUpAt: { to: monday, expected: null } })).toMatchObject({
      kind: 'stored',
      value: { followUpAt: monday },
    });
    expect(await storedDocuments(activity)).toHaveLength(2);
  });

  it('does not replace a colleague’s follow-up in a second try', async () => {
    const { changeWork } = await load();
    await changeWork(id, { log: miss, followUpAt: { to: monday, expected: null } });
    await changeWork(id, { followUpAt: { to: tuesday, expected: monday } });
    const followUpAt = { to: monday, expected: null, tries: [monday] };
    expect(await changeWork(id, { log: miss, followUpAt })).toMatchObject({
      kind: 'conflict',
      current: { followUpAt: tuesday },
    });
    expect(await storedDocuments(activity)).toHaveLength(3);
  });

  it('is not stored with the follow-up that a colleague changed', async () => {
    const { changeWork } = await load();
    await changeWork(id, { followUpAt: { to: tuesday, expected: null } });
    expect(await changeWork(id, { log: miss, followUpAt: { to: monday, expected: null } })).toMatchObject({
      kind: 'conflict',
      current: { followUpAt: tuesday },
    });
    const [work] = await storedWork();
    expect(work?.lastCall).toBeUndefined();
  });
});

describe('The read activity', () => {
  it('is the latest 50 entries in one query', async () => {
    const entries = Array.from({ length: 60 }, (_, n) => ({
      id: `entry${n}`,
      fields: { kind: 'note', text: String(n), at: new Date(monday.getTime() + n * 1000) },
    }));
    await storeDocuments(activity, entries);
    const { listActivity } = await load(proxy.port);
    const before = proxy.requests.length;
    const read = await listActivity(id);
    expect(read.map(({ text }) => Number(text))).toEqual(Array.from({ length: 50 }, (_, n) => 59 - n));
    expect(proxy.requests.slice(before)).toEqual(['read']);
  });

  it('goes on before the latest 50, with all entries of one batch', async () => {
    // The 50th and the four after it are of one moment; the database knows its microseconds.
    const timeOf = (n: number) => monday.getTime() - (n < 48 ? n : n < 53 ? 48 : n) * 1000;
    const entries = Array.from({ length: 120 }, (_, n) => ({
      id: `entry${String(n).padStart(3, '0')}`,
      fields: { kind: 'note', text: String(n), at: new Date(timeOf(n)) },
    }));
    await storeDocuments(activity, entries);
    const { listActivity, listOlderActivity } = await load(proxy.port);
    const latest = await listActivity(id);
    const older = await listOlderActivity(id, latest);
    const oldest = await listOlderActivity(id, [...latest, ...older]);
    const read = [...latest, ...older, ...oldest].map(({ text }) => Number(text));
    expect([latest, older, oldest].map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(read.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, n) => n));
  });

  it('is what was done about all customers from a time until before another, in one question', async () => {
    const next = new Date(monday.getTime() + 3_600_000);
    const at = (customer: string, name: string, time: number) =>
      storeDocuments(`${collections.customers}/${customer}/${collections.activity}`, [
        { id: name, fields: { kind: 'note', text: name, by: me, at: new Date(time) } },
      ]);
    await at(id, 'before', monday.getTime() - 1);
    await at(id, 'first', monday.getTime());
    await at('OtherCustomer0000000', 'last', next.getTime() - 1);
    await at('OtherCustomer0000000', 'after', next.getTime());
    const { listActivityBetween } = await load(proxy.port);
    const before = proxy.requests.length;
    expect(await listActivityBetween(monday, next)).toMatchObject([
      { id: 'last', customerId: 'OtherCustomer0000000', by: me },
      { id: 'first', customerId: id, by: me },
    ]);
    expect(proxy.requests.slice(before)).toEqual(['read']);
  });

  it('is every assignment at first and changes later', async () => {
    const { changeWork, listChangedWork } = await load();
    await giveToColleague();
    const { items: all } = await listChangedWork(new Date(0));
    expect(all).toMatchObject([{ customerId: id, owner: colleague }]);
    const muchLater = new Date(lately.getTime() + 30_000);
    const { items: none, readAt } = await listChangedWork(muchLater);
    expect(none).toEqual([]);
    expect(readAt.getTime()).toBeGreaterThan(muchLater.getTime());
    await changeWork(id, { owner: { to: me, expected: colleague } });
    expect((await listChangedWork(muchLater)).items.map(({ owner }) => owner)).toEqual([me]);
  });

  it('is the staff by name', async () => {
    await storeDocuments(collections.staff, [
      { id: 'b', fields: { email: 'b@fuel.example', name: 'Kerry', role: 'admin' } },
      { id: 'a', fields: { email: 'a@fuel.example', name: 'Andrea', role: 'driver' } },
    ]);
    const { listStaff } = await load();
    expect((await listStaff()).map(({ uid, name, role }) => [uid, name, role])).toEqual([
      ['a', 'Andrea', 'driver'],
      ['b', 'Kerry', 'admin'],
    ]);
  });
});
