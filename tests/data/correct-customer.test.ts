import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import type { Correction } from '@/data/correct-customer';
import type { Customer } from '@/domain/customer';
import { buildCustomer, buildDraft, buildMaximalDraft } from '../support/build-customer';
import {
  clearDatabase,
  removeDocument,
  storeDocument,
  storedDocument,
  storedDocuments,
} from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const expected = buildCustomer();
const { id, ...fields } = expected;
const me = 'admin@islandfuel.example';
const activity = `${collections.customers}/${id}/${collections.activity}`;
const correcting = (to: Correction['to'], shown: Customer = expected): Correction => ({
  to,
  expected: shown,
});
const phone = '876-555-0100';
const proxy = await startFaultProxy();

const load = (port = emulatorPort()) => loadStaffDataLayer(port);
const stored = async () => (await storedDocument(collections.customers, id))?.fields ?? {};
const store = (changes: object) => storeDocument(collections.customers, id, { ...fields, ...changes });

afterAll(proxy.close);
beforeEach(async () => {
  await clearDatabase();
  await store({});
});
afterEach(proxy.heal);

describe('A correction', () => {
  it('is stored with a signed entry of the earlier values', async () => {
    const { correctCustomer, listActivity } = await load();
    const before = await stored();
    const result = await correctCustomer(id, correcting({ phone, fuelTypes: ['Diesel'], newsletter: false }));
    expect(result).toMatchObject({
      kind: 'stored',
      value: { phone, fuelTypes: ['Diesel'], newsletter: false },
    });
    const after = await stored();
    expect(after).toEqual({
      ...before,
      phone: { stringValue: phone },
      fuelTypes: { arrayValue: { values: [{ stringValue: 'Diesel' }] } },
      newsletter: { booleanValue: false },
      updatedAt: after.updatedAt,
    });
    expect(await listActivity(id)).toEqual([
      {
        id: expect.any(String),
        customerId: id,
        kind: 'correction',
        text: '',
        from: { phone: fields.phone, fuelTypes: [], newsletter: true },
        to: { phone, fuelTypes: ['Diesel'], newsletter: false },
        by: me,
        at: new Date(String(after.updatedAt?.timestampValue)),
      },
    ]);
  });

  it('may change every field to its limit and back', async () => {
    const { correctCustomer, listActivity } = await load();
    const all = { ...buildMaximalDraft(), newsletter: false, whatsappUpdates: false };
    const result = await correctCustomer(id, correcting(all));
    if (result.kind !== 'stored') throw new Error(result.kind);
    expect(await correctCustomer(id, correcting(buildDraft(), result.value))).toMatchObject({
      kind: 'stored',
    });
    const [latest] = await listActivity(id);
    expect(latest?.from).toMatchObject({ message: all.message, address: all.address });
  });

  it('mends missing and malformed fields', async () => {
    const { correctCustomer } = await load();
    const { whatsapp: _, ...lacking } = fields;
    await storeDocument(collections.customers, id, { ...lacking, fuelTypes: 'Diesel', status: 'archived' });
    const shown = buildCustomer({ fuelTypes: ['Diesel'] });
    expect(await correctCustomer(id, correcting({ phone }, shown))).toMatchObject({ kind: 'stored' });
    const [entry] = await storedDocuments(activity);
    const valuesOf = (value: unknown) =>
      (value as { mapValue: { fields: Record<string, unknown> } }).mapValue.fields;
    expect(valuesOf(entry?.fields.from)).toEqual({
      phone: { stringValue: fields.phone },
      fuelTypes: { stringValue: 'Diesel' },
    });
    expect(Object.keys(valuesOf(entry?.fields.to)).sort()).toEqual(['fuelTypes', 'phone', 'whatsapp']);
    expect((await stored()).status).toEqual({ stringValue: 'archived' });
  });

  it('goes together with a colleague’s of other fields', async () => {
    const { correctCustomer } = await load();
    await store({ companyName: 'Hope Farm', status: 'contacted' });
    expect(await correctCustomer(id, correcting({ phone }))).toMatchObject({
      kind: 'stored',
      value: { phone, companyName: 'Hope Farm', status: 'contacted' },
    });
  });

  it('never overwrites a colleague’s of the same field: nothing is stored, and theirs is told', async () => {
    const { correctCustomer } = await load();
    await store({ phone: '876-555-0199' });
    expect(await correctCustomer(id, correcting({ phone, companyName: 'Hope Farm' }))).toMatchObject({
      kind: 'conflict',
      current: { phone: '876-555-0199', companyName: '' },
    });
    expect(await storedDocuments(activity)).toEqual([]);
    expect((await stored()).companyName).toEqual({ stringValue: '' });
  });

  it('notices a colleague between reading and writing', async () => {
    const { correctCustomer } = await load(proxy.port);
    const held = proxy.holdNext('write');
    const correction = correctCustomer(id, correcting({ phone }));
    const release = await held;
    await store({ phone: '876-555-0199' });
    await release();
    expect(await correction).toMatchObject({ kind: 'conflict', current: { phone: '876-555-0199' } });
    expect(await storedDocuments(activity)).toEqual([]);
  });

  it('that a colleague already made is stored once', async () => {
    const { correctCustomer } = await load();
    await store({ phone });
    expect(await correctCustomer(id, correcting({ phone }))).toMatchObject({ kind: 'stored' });
    expect(await storedDocuments(activity)).toEqual([]);
  });

  it('of a customer who was erased is none', async () => {
    const { correctCustomer } = await load();
    await removeDocument(`${collections.customers}/${id}`);
    expect(await correctCustomer(id, correcting({ phone }))).toMatchObject({ kind: 'erased', ids: [id] });
    expect(await storedDocuments(activity)).toEqual([]);
  });

  it('whose answer is lost is stored once, however often it is sent', async () => {
    const { correctCustomer } = await load(proxy.port);
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    expect(await correctCustomer(id, correcting({ phone }))).toMatchObject({ kind: 'stored' });
    expect(await correctCustomer(id, correcting({ phone }))).toMatchObject({ kind: 'stored' });
    expect(await storedDocuments(activity)).toHaveLength(1);
  });

  it('is refused to others, and with a field that fails the checks', async () => {
    const refused = { kind: 'refused', reason: 'Missing or insufficient permissions.', isBusy: false };
    const { correctCustomer } = await load();
    expect(await correctCustomer(id, correcting({ phone: ' ' }))).toEqual(refused);
    const { correctCustomer: asDriver } = await loadStaffDataLayer(emulatorPort(), 'driver');
    expect(await asDriver(id, correcting({ phone }))).toEqual(refused);
    expect(await stored()).toMatchObject({ phone: { stringValue: fields.phone } });
  });
});
