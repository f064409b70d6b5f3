import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import type { Role } from '@/domain/role';
import type { Subscriber } from '@/domain/subscription';
import { clearDatabase, removeDocument, storeDocuments, storedDocuments } from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { loadStaffDataLayer } from '../support/load-data-layer';

const marcia = {
  email: 'marcia@hopefarm.example',
  firstName: 'Marcia',
  lastName: 'Bennett',
  source: 'contact_form',
  active: true,
  subscribedAt: new Date('2026-11-20T15:30:00Z'),
};
const proxy = await startFaultProxy();

const load = (role?: Role) => loadStaffDataLayer(proxy.port, role);
const stored = () => storedDocuments(collections.newsletterSubscribers);
const activeIds = async () =>
  (await stored()).filter(({ fields }) => fields.active?.booleanValue).map(({ id }) => id);

const known = (...ids: string[]) => ({
  key: marcia.email,
  subscribers: ids.map((id) => ({ id, ...marcia })),
});

async function readAll({ listSubscribers }: Awaited<ReturnType<typeof load>>) {
  const read: Subscriber[] = [];
  for await (const page of listSubscribers()) read.push(...page);
  return read;
}

afterAll(proxy.close);
beforeEach(async () => {
  await clearDatabase();
  await storeDocuments(
    collections.newsletterSubscribers,
    ['first', 'second', 'third'].map((id) => ({ id, fields: marcia })),
  );
});
afterEach(proxy.heal);

describe('Newsletter subscribers', () => {
  it('are read in pages, with malformed ones among them', async () => {
    const many = Array.from({ length: 400 }, (_, n) => ({ id: `many${n}`, fields: marcia }));
    await storeDocuments(collections.newsletterSubscribers, [...many, { id: 'odd', fields: { email: 7 } }]);
    const read = await readAll(await load());
    expect(read).toHaveLength(404);
    expect(read.find(({ id }) => id === 'first')).toEqual({ id: 'first', ...marcia });
    expect(read.find(({ id }) => id === 'odd')).toMatchObject({ email: '', active: false });
  });

  it('are an administrator’s alone', async () => {
    const data = await load('driver');
    await expect(readAll(data)).rejects.toMatchObject({ failure: 'refused' });
    expect(await data.setSubscribed(['first'], false)).toEqual({
      kind: 'refused',
      reason: 'Missing or insufficient permissions.',
      isBusy: false,
    });
    expect(await activeIds()).toHaveLength(3);
  });

  it('are unsubscribed together and subscribed again', async () => {
    const { setSubscribed } = await load();
    const before = await stored();
    expect(await setSubscribed(['first', 'third'], false)).toEqual({
      kind: 'stored',
      value: ['first', 'third'],
    });
    expect(await activeIds()).toEqual(['second']);
    expect(await setSubscribed(['first', 'third'], false)).toEqual({
      kind: 'stored',
      value: ['first', 'third'],
    });
    expect(await setSubscribed(['first', 'third'], true)).toEqual({
      kind: 'stored',
      value: ['first', 'third'],
    });
    expect(await stored()).toEqual(before);
  });

  it('are unsubscribed by address with whoever subscribed again since, however it is written', async () => {
    const { setAddressSubscribed } = await load();
    await storeDocuments(collections.newsletterSubscribers, [
      { id: 'newer', fields: { ...marcia, email: ' Marcia@HopeFarm.example' } },
      { id: 'off', fields: { ...marcia, active: false } },
      { id: 'other', fields: { ...marcia, email: 'not-marcia@hopefarm.example' } },
    ]);
    await removeDocument(`${collections.newsletterSubscribers}/third`);
    const result = await setAddressSubscribed(known('first', 'second', 'third'), false);
    expect(result).toMatchObject({ kind: 'stored', value: { changed: ['first', 'newer', 'second'] } });
    expect(result).toHaveProperty(
      'value.subscribers',
      ['first', 'newer', 'off', 'second'].map((id) => expect.objectContaining({ id, active: false })),
    );
    expect(await activeIds()).toEqual(['other']);
  });

  it('whose address is stored no longer are named as erased', async () => {
    const { setAddressSubscribed } = await load();
    const gone = { ...known('gone'), key: 'gone@hopefarm.example' };
    expect(await setAddressSubscribed(gone, false)).toEqual({ kind: 'erased', ids: ['gone'] });
    expect(await activeIds()).toHaveLength(3);
  });

  it('that already are as wanted stay on the list when all others of the address are erased', async () => {
    const { setAddressSubscribed } = await load();
    await storeDocuments(collections.newsletterSubscribers, [
      { id: 'off', fields: { ...marcia, active: false } },
    ]);
    const active = ['first', 'second', 'third'];
    const held = proxy.holdNext('write');
    const result = setAddressSubscribed(known(...active, 'off'), false);
    const release = await held;
    for (const id of active) await removeDocument(`${collections.newsletterSubscribers}/${id}`);
    await release();
    expect(await result).toMatchObject({
      kind: 'stored',
      value: { subscribers: [{ id: 'off', active: false }], changed: ['off'] },
    });
  });

  it('are changed by address again after a lost answer', async () => {
    const { setAddressSubscribed } = await load();
    const all = known('first', 'second', 'third');
    proxy.plan({ kind: 'swallow' }, { on: 'write' });
    // After the addresses, nobody can ask what became of the write.
    proxy.plan({ kind: 'drop' }, { on: 'read', after: 1 });
    expect(await setAddressSubscribed(all, false)).toMatchObject({ kind: 'unknown' });
    proxy.heal();
    const changed = ['first', 'second', 'third'];
    expect(await setAddressSubscribed(all, false)).toMatchObject({ kind: 'stored', value: { changed } });
    expect(await activeIds()).toEqual([]);
  });

  it('of a flooded address are changed a part at a time, and after a failure the rest', async () => {
    const { setAddressSubscribed } = await load();
    const flood = Array.from({ length: 120 }, (_, n) => `flood-${String(n).padStart(3, '0')}`);
    await storeDocuments(
      collections.newsletterSubscribers,
      flood.map((id) => ({ id, fields: { ...marcia, email: 'flood@hopefarm.example' } })),
    );
    const all = { ...known(...flood), key: 'flood@hopefarm.example' };
    proxy.plan({ kind: 'status', status: 403, message: 'Not now.' }, { on: 'write', after: 1 });
    expect(await setAddressSubscribed(all, false)).toMatchObject({ kind: 'unknown' });
    expect((await activeIds()).filter((id) => flood.includes(id))).toEqual(flood.slice(100));
    proxy.heal();
    const before = proxy.requests.length;
    expect(await setAddressSubscribed(all, false)).toMatchObject({
      kind: 'stored',
      value: { changed: flood },
    });
    expect(proxy.requests.slice(before).filter((operation) => operation === 'write')).toHaveLength(1);
    expect((await activeIds()).filter((id) => flood.includes(id))).toEqual([]);
  });

  it('stay as they are when the address cannot be read', async () => {
    const all = known('first', 'second', 'third');
    const refused = await load('driver');
    expect(await refused.setAddressSubscribed(all, false)).toEqual({
      kind: 'refused',
      reason: 'Missing or insufficient permissions.',
      isBusy: false,
    });
    const { setAddressSubscribed } = await load();
    proxy.plan({ kind: 'status', status: 503, message: 'Try later.' });
    expect(await setAddressSubscribed(all, false)).toEqual({
      kind: 'refused',
      reason: 'Try later.',
      isBusy: true,
    });
    proxy.heal();
    expect(await activeIds()).toHaveLength(3);
  });

  it('of an erased person are named', async () => {
    const { setSubscribed } = await load();
    await removeDocument(`${collections.newsletterSubscribers}/second`);
    expect(await setSubscribed(['second'], false)).toEqual({ kind: 'erased', ids: ['second'] });
    expect(await activeIds()).toEqual(['first', 'third']);
  });

  it('are changed without those of an erased person', async () => {
    const { setSubscribed } = await load();
    await removeDocument(`${collections.newsletterSubscribers}/second`);
    expect(await setSubscribed(['first', 'second'], false)).toEqual({ kind: 'stored', value: ['first'] });
    expect(await activeIds()).toEqual(['third']);
  });

  it('whose answer is lost are changed all the same, or may be changed again', async () => {
    const { setSubscribed } = await load();
    proxy.plan({ kind: 'swallow' }, { on: 'write', times: 1 });
    expect(await setSubscribed(['third'], false)).toEqual({ kind: 'stored', value: ['third'] });
    proxy.plan({ kind: 'swallow' }, { on: 'write' });
    proxy.plan({ kind: 'drop' }, { on: 'read' });
    expect(await setSubscribed(['first'], false)).toMatchObject({ kind: 'unknown' });
    proxy.heal();
    expect(await setSubscribed(['first'], false)).toEqual({ kind: 'stored', value: ['first'] });
    expect(await activeIds()).toEqual(['second']);
  });

  it('are not called changed by an answer that is not the database’s', async () => {
    const { setSubscribed } = await load();
    const foreign = { kind: 'foreign', status: 200, type: 'application/json', body: '{}' } as const;
    proxy.plan(foreign, { on: 'write' });
    expect(await setSubscribed(['first'], false)).toMatchObject({ kind: 'unknown' });
    expect(await activeIds()).toHaveLength(3);
  });

  it('are changed again after a busy database', async () => {
    const { setSubscribed } = await load();
    proxy.plan({ kind: 'status', status: 503, message: 'Try later.', applied: true }, { on: 'write' });
    proxy.plan({ kind: 'drop' }, { on: 'read' });
    expect(await setSubscribed(['first'], false)).toMatchObject({ kind: 'unknown' });
    proxy.heal();
    expect(await setSubscribed(['first'], false)).toEqual({ kind: 'stored', value: ['first'] });
    expect(await activeIds()).toEqual(['second', 'third']);
  });
});
