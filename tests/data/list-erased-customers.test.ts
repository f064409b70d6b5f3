import { beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { clearDatabase, storeDocuments } from '../support/database';
import { emulatorPort, loadStaffDataLayer } from '../support/load-data-layer';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1, 12) + seconds * 1000);
const store = (...tombstones: { id: string; fields: Record<string, unknown> }[]) =>
  storeDocuments(collections.erasedCustomers, tombstones);
const erasedAt = (id: string, seconds: number) => ({ id, fields: { erasedAt: at(seconds) } });

beforeEach(clearDatabase);

describe('List erased customers', () => {
  it('names erased customers in order, with an overlap of ten seconds', async () => {
    await store(erasedAt('b', 70), erasedAt('a', 80), erasedAt('late', 50), erasedAt('before', 49));
    const { listErasedCustomers } = await loadStaffDataLayer(emulatorPort());
    expect((await listErasedCustomers(at(60))).items).toEqual([
      { id: 'late', erasedAt: at(50) },
      { id: 'b', erasedAt: at(70) },
      { id: 'a', erasedAt: at(80) },
    ]);
  });

  it('passes over documents that are no tombstone', async () => {
    await store({ id: 'odd', fields: { erasedAt: 'text' } }, { id: 'empty', fields: {} });
    const { listErasedCustomers } = await loadStaffDataLayer(emulatorPort());
    expect((await listErasedCustomers(at(60))).items).toEqual([]);
  });

  it('names all of many', async () => {
    await store(...Array.from({ length: 150 }, (_, n) => erasedAt(`id${n}`, n)));
    const { listErasedCustomers } = await loadStaffDataLayer(emulatorPort());
    expect((await listErasedCustomers(at(0))).items).toHaveLength(150);
  });

  it('is refused to anyone but an administrator', async () => {
    await store(erasedAt('a', 70));
    const { listErasedCustomers } = await loadStaffDataLayer(emulatorPort(), 'driver');
    await expect(listErasedCustomers(at(0))).rejects.toMatchObject({ failure: 'refused' });
  });
});
