import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DuplicateChange } from '@/data/close-duplicate';
import { collections } from '@/data/collections';
import type { Customer } from '@/domain/customer';
import type { NewCustomer } from '@/domain/customer-draft';
import { buildCustomer } from '../support/build-customer';
import {
  clearDatabase,
  removeDocument,
  storeDocument,
  storedDocument,
  storedDocuments,
} from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const { id: _, ...fields } = buildCustomer({ status: 'contacted' });
const [marcia, leroy, simone] = [
  'aB3dE6gH9jK2mN5pQ8sT',
  'bB3dE6gH9jK2mN5pQ8sT',
  'cB3dE6gH9jK2mN5pQ8sT',
] as const;
const me = 'admin@islandfuel.example';
const lately = new Date(Date.now() - 60_000);
const proxy = await startFaultProxy();

const load = (port = emulatorPort()) => loadStaffDataLayer(port);
/** Closes somebody who was contacted as a duplicate of somebody else. */
const closing = (to: string): DuplicateChange => ({
  duplicateOf: { to, expected: '' },
  status: { to: 'inactive', expected: 'contacted' },
});
const reopening = (expected: string): DuplicateChange => ({
  duplicateOf: { to: '', expected },
  status: { to: 'contacted', expected: 'inactive' },
});
const statusOf = async (id: string) =>
  (await storedDocument(collections.customers, id))?.fields.status?.stringValue;
const originalOf = async (id: string) =>
  (await storedDocument(collections.customerWork, id))?.fields.duplicateOf?.stringValue;
const entriesOf = (id: string) => storedDocuments(`${collections.customers}/${id}/${collections.activity}`);
const told = async (id: string) =>
  (await entriesOf(id))
    .map(({ fields: { kind, from, to } }) => [kind, from, to].map((value) => Object.values(value ?? {})[0]))
    .sort();
const storeWork = (id: string, duplicateOf: string, others: object = {}) =>
  storeDocument(collections.customerWork, id, {
    owner: me,
    followUpAt: null,
    duplicateOf,
    updatedBy: me,
    updatedAt: lately,
    ...others,
  });

afterAll(proxy.close);
beforeEach(async () => {
  await clearDatabase();
  for (const id of [marcia, leroy, simone]) await storeDocument(collections.customers, id, fields);
});
afterEach(proxy.heal);

describe('A duplicate', () => {
  it('is closed with an entry for both customers at one time', async () => {
    const { changeDuplicate } = await load();
    await storeWork(leroy, '');
    expect(await changeDuplicate(marcia, closing(leroy))).toMatchObject({
      kind: 'stored',
      value: {
        work: [
          { customerId: marcia, duplicateOf: leroy, updatedBy: me },
          { customerId: leroy, duplicateOf: '', owner: me },
        ],
      },
    });
    expect(await statusOf(marcia)).toBe('inactive');
    expect(await originalOf(marcia)).toBe(leroy);
    expect(await told(marcia)).toEqual([
      ['duplicate', '', leroy],
      ['status', 'contacted', 'inactive'],
    ]);
    expect(await told(leroy)).toEqual([['duplicate', null, marcia]]);
    const times = [...(await entriesOf(marcia)), ...(await entriesOf(leroy))].map(
      ({ fields: { at } }) => at?.timestampValue,
    );
    expect(new Set(times).size).toBe(1);
  });

  it('keeps the last call of both customers', async () => {
    const lastCall = {
      entry: 'x',
      outcome: 'no-answer',
      by: me,
      at: new Timestamp(1_763_000_000, 123_456_000),
    };
    for (const id of [marcia, leroy]) await storeWork(id, '', { lastCall });
    const { changeDuplicate } = await load();
    expect(await changeDuplicate(marcia, closing(leroy))).toMatchObject({ kind: 'stored' });
    for (const id of [marcia, leroy])
      expect((await storedDocument(collections.customerWork, id))?.fields.lastCall).toMatchObject({
        mapValue: { fields: { at: { timestampValue: expect.stringMatching(/\.123456Z$/) } } },
      });
  });

  it('is opened again with an entry for both customers', async () => {
    const { changeDuplicate } = await load();
    await changeDuplicate(marcia, closing(leroy));
    expect(await changeDuplicate(marcia, reopening(leroy))).toMatchObject({
      kind: 'stored',
      value: { work: [{ customerId: marcia, duplicateOf: '' }] },
    });
    expect(await statusOf(marcia)).toBe('contacted');
    expect(await told(marcia)).toContainEqual(['duplicate', leroy, '']);
    expect(await told(marcia)).toContainEqual(['status', 'inactive', 'contacted']);
    expect(await told(leroy)).toContainEqual(['duplicate', marcia, null]);
  });

  it('is told of alone where the status goes unchanged, or the other was erased', async () => {
    const { changeDuplicate } = await load();
    await changeDuplicate(marcia, closing(leroy));
    await removeDocument(`${collections.customers}/${leroy}`);
    expect(await changeDuplicate(marcia, { duplicateOf: { to: '', expected: leroy } })).toMatchObject({
      kind: 'stored',
    });
    expect(await statusOf(marcia)).toBe('inactive');
    expect(await told(marcia)).toHaveLength(3);
  });

  it.each([
    [
      'has another status by then',
      () => storeDocument(collections.customers, marcia, { ...fields, status: 'new' }),
      marcia,
    ],
    ['is a duplicate of somebody else by then', () => storeWork(marcia, simone), marcia],
    ['has a duplicate by then', () => storeWork(simone, marcia), marcia],
    ['would be a duplicate of a duplicate', () => storeWork(leroy, simone), leroy],
    ['would close a circle', () => storeWork(leroy, marcia), marcia],
  ])('stays as a colleague left them who %s: nothing is stored', async (_name, arrange, changed) => {
    const { changeDuplicate } = await load();
    await arrange();
    const before = [await statusOf(marcia), await originalOf(marcia)];
    const result = await changeDuplicate(marcia, closing(leroy));
    expect(result).toMatchObject({ kind: 'conflict', current: { changed: { id: changed } } });
    expect([await statusOf(marcia), await originalOf(marcia)]).toEqual(before);
    expect([...(await entriesOf(marcia)), ...(await entriesOf(leroy))]).toEqual([]);
  });

  it('is told apart from somebody who was erased', async () => {
    const { changeDuplicate } = await load();
    await removeDocument(`${collections.customers}/${leroy}`);
    expect(await changeDuplicate(marcia, closing(leroy))).toEqual({ kind: 'erased', ids: [leroy] });
    await removeDocument(`${collections.customers}/${marcia}`);
    expect(await changeDuplicate(marcia, closing(simone))).toEqual({ kind: 'erased', ids: [marcia] });
  });

  it('whose answer is lost is stored once, however often it is sent', async () => {
    const { changeDuplicate } = await load(proxy.port);
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    expect(await changeDuplicate(marcia, closing(leroy))).toMatchObject({ kind: 'stored' });
    expect(await changeDuplicate(marcia, closing(leroy))).toMatchObject({ kind: 'stored' });
    expect(await entriesOf(marcia)).toHaveLength(2);
    expect(await entriesOf(leroy)).toHaveLength(1);
  });

  it('is refused to whoever is no administrator, with a reason', async () => {
    const { changeDuplicate } = await loadStaffDataLayer(emulatorPort(), 'driver');
    expect(await changeDuplicate(marcia, closing(leroy))).toEqual({
      kind: 'refused',
      reason: 'Missing or insufficient permissions.',
      isBusy: false,
    });
  });
});

describe('A merge', () => {
  const caller = buildCustomer({
    id: leroy,
    source: 'phone',
    email: '',
    newsletter: false,
    parish: 'Hanover',
  });
  const rich = buildCustomer({ id: marcia, status: 'contacted', companyName: 'Hope Farm' });
  const taken = { email: rich.email, companyName: 'Hope Farm' };
  const merging = (to: Partial<NewCustomer> = taken): DuplicateChange => ({
    ...closing(leroy),
    compared: { customer: rich, original: caller },
    correction: { to, expected: caller },
  });
  const takingBack: DuplicateChange = {
    ...reopening(leroy),
    correction: { to: { email: '', companyName: '' }, expected: { ...caller, ...taken } },
  };
  const store = ({ id, ...stored }: Customer, changes: object = {}) =>
    storeDocument(collections.customers, id, { ...stored, ...changes });
  const held = async (id: string) => {
    const { updatedAt: _time, ...others } = (await storedDocument(collections.customers, id))?.fields ?? {};
    return others;
  };
  const both = async () => [await held(marcia), await held(leroy)];
  const allEntries = async () => [...(await entriesOf(marcia)), ...(await entriesOf(leroy))];

  beforeEach(async () => {
    await store(rich);
    await store(caller);
  });

  it('stores what the kept one takes over in the batch that closes the other', async () => {
    const { changeDuplicate, listActivity } = await load();
    const before = await held(leroy);
    expect(await changeDuplicate(marcia, merging())).toMatchObject({
      kind: 'stored',
      value: {
        work: [{ customerId: marcia, duplicateOf: leroy }, { customerId: leroy }],
        original: { ...taken, id: leroy, parish: 'Hanover' },
      },
    });
    expect(await held(leroy)).toEqual({
      ...before,
      email: { stringValue: rich.email },
      companyName: { stringValue: 'Hope Farm' },
    });
    expect(await statusOf(marcia)).toBe('inactive');
    const activity = await listActivity(leroy);
    expect(activity).toHaveLength(2);
    expect(activity).toContainEqual(expect.objectContaining({ kind: 'duplicate', to: marcia, by: me }));
    expect(activity).toContainEqual(
      expect.objectContaining({
        kind: 'correction',
        from: { email: '', companyName: '' },
        to: taken,
        by: me,
      }),
    );
    const times = (await allEntries()).map(({ fields: { at } }) => at?.timestampValue);
    expect(new Set(times).size).toBe(1);
  });

  it('is undone to the value, with an entry for both', async () => {
    const { changeDuplicate } = await load();
    const before = await both();
    await changeDuplicate(marcia, merging());
    expect(await changeDuplicate(marcia, takingBack)).toMatchObject({
      kind: 'stored',
      value: { original: { id: leroy, email: '', companyName: '' } },
    });
    expect(await both()).toEqual(before);
    expect(await originalOf(marcia)).toBe('');
    const kinds = (await entriesOf(leroy)).map(({ fields: { kind } }) => kind?.stringValue);
    expect(kinds.toSorted()).toEqual(['correction', 'correction', 'duplicate', 'duplicate']);
  });

  it.each([
    ['of the closed one', rich, { companyName: 'Hope Farms' }],
    ['of the closed one’s that stays there', rich, { phone: '876-555-0199' }],
    ['of the kept one', caller, { companyName: 'Reid & Sons' }],
    ['of the kept one’s that nobody takes over', caller, { phone: '876-555-0199' }],
  ])('is none after a colleague’s change %s', async (_name, changed, changes) => {
    const { changeDuplicate } = await load();
    await store(changed, changes);
    const before = await both();
    const other = changed === rich ? caller : rich;
    expect(await changeDuplicate(marcia, merging())).toMatchObject({
      kind: 'conflict',
      current: { changed: { id: changed.id, ...changes }, other: { id: other.id } },
    });
    expect(await both()).toEqual(before);
    expect(await allEntries()).toEqual([]);
  });

  it('of a colleague’s change between reading and writing is none', async () => {
    const { changeDuplicate } = await load(proxy.port);
    const held = proxy.holdNext('write');
    const merge = changeDuplicate(marcia, merging());
    const release = await held;
    await store(caller, { companyName: 'Reid & Sons' });
    await release();
    expect(await merge).toMatchObject({ kind: 'conflict', current: { changed: { id: leroy } } });
    expect(await statusOf(marcia)).toBe('contacted');
    expect(await allEntries()).toEqual([]);
  });

  it('stays whole after a colleague’s change of a value that it took over', async () => {
    const { changeDuplicate } = await load();
    await changeDuplicate(marcia, merging());
    await store(caller, { ...taken, companyName: 'Reid & Sons' });
    const before = await both();
    expect(await changeDuplicate(marcia, takingBack)).toMatchObject({
      kind: 'conflict',
      current: { changed: { id: leroy, companyName: 'Reid & Sons' }, other: { id: marcia } },
    });
    expect(await both()).toEqual(before);
    expect(await originalOf(marcia)).toBe(leroy);
  });

  it('is undone beside a colleague’s change of another value', async () => {
    const { changeDuplicate } = await load();
    await changeDuplicate(marcia, merging());
    await store(caller, { ...taken, phone: '876-555-0199' });
    expect(await changeDuplicate(marcia, takingBack)).toMatchObject({
      kind: 'stored',
      value: { original: { email: '', companyName: '', phone: '876-555-0199' } },
    });
    expect(await statusOf(marcia)).toBe('contacted');
  });

  it('is undone for the closed one alone once the kept one is erased', async () => {
    const { changeDuplicate } = await load();
    await changeDuplicate(marcia, merging());
    await removeDocument(`${collections.customers}/${leroy}`);
    expect(await changeDuplicate(marcia, takingBack)).toMatchObject({
      kind: 'stored',
      value: { work: [{ customerId: marcia, duplicateOf: '' }] },
    });
    expect(await statusOf(marcia)).toBe('contacted');
  });

  it('with somebody who was erased is none', async () => {
    const { changeDuplicate } = await load();
    await removeDocument(`${collections.customers}/${leroy}`);
    expect(await changeDuplicate(marcia, merging())).toEqual({ kind: 'erased', ids: [leroy] });
    expect(await statusOf(marcia)).toBe('contacted');
    await removeDocument(`${collections.customers}/${marcia}`);
    expect(await changeDuplicate(marcia, merging())).toEqual({ kind: 'erased', ids: [marcia] });
  });

  it('whose answer is lost is stored once, with what was taken over', async () => {
    const { changeDuplicate } = await load(proxy.port);
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    expect(await changeDuplicate(marcia, merging())).toMatchObject({
      kind: 'stored',
      value: { original: taken },
    });
    expect(await changeDuplicate(marcia, merging())).toMatchObject({ kind: 'stored', isUnchanged: true });
    expect(await entriesOf(marcia)).toHaveLength(2);
    expect(await entriesOf(leroy)).toHaveLength(2);
  });

  it('that the rules refuse stores nothing of it', async () => {
    const { changeDuplicate } = await load();
    const before = await both();
    expect(await changeDuplicate(marcia, merging({ email: 'none' }))).toMatchObject({ kind: 'refused' });
    expect(await both()).toEqual(before);
    expect(await allEntries()).toEqual([]);
  });
});

describe('Two colleagues who close duplicates at the same moment', () => {
  it.each([
    ['a circle', marcia],
    ['a chain', simone],
  ] as const)('do not make %s: the second has a conflict', async (_name, to) => {
    const { changeDuplicate } = await load(proxy.port);
    const held = proxy.holdNext('write');
    const first = changeDuplicate(marcia, closing(leroy));
    const release = await held;
    // Leroy becomes a duplicate himself, or somebody becomes one of Marcia.
    const faster =
      to === marcia ? changeDuplicate(leroy, closing(marcia)) : changeDuplicate(simone, closing(marcia));
    expect(await faster).toMatchObject({ kind: 'stored' });
    await release();
    expect(await first).toMatchObject({ kind: 'conflict', current: { changed: { id: marcia } } });
    expect(await originalOf(marcia)).not.toBe(leroy);
    expect(await statusOf(marcia)).toBe('contacted');
  });
});
