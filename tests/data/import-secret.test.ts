import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDatabase, storedDocuments } from '../support/database';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { loadStaffDataLayer } from '../support/load-data-layer';

// The pauses between two attempts: the tests are about what is done after them.
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));

let proxy: FaultProxy;
const load = (role?: 'customer') => loadStaffDataLayer(proxy.port, role);
const storedSecrets = () => storedDocuments('secrets');

beforeEach(async () => {
  await clearDatabase();
  proxy = await startFaultProxy();
});

afterEach(async () => {
  await proxy.close();
});

describe('The secret in the ids of imported customers', () => {
  it('is 256 random bits and the same on every device', async () => {
    const secret = await (await load()).readImportSecret();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await (await load()).readImportSecret()).toBe(secret);
    expect(await storedSecrets()).toMatchObject([
      {
        id: 'import',
        fields: { key: { stringValue: secret }, createdBy: { stringValue: 'admin@islandfuel.example' } },
      },
    ]);
    await clearDatabase();
    expect(await (await load()).readImportSecret()).not.toBe(secret);
  });

  it('is one for administrators who create it at the same moment', async () => {
    const { readImportSecret } = await load();
    const secrets = await Promise.all(Array.from({ length: 8 }, readImportSecret));
    expect(new Set(secrets).size).toBe(1);
    expect(await storedSecrets()).toMatchObject([{ fields: { key: { stringValue: secrets[0] } } }]);
  });

  it.each(['drop', 'swallow'] as const)('is created once where the network fails (%s)', async (kind) => {
    const { readImportSecret } = await load();
    proxy.plan({ kind }, { on: 'write', times: 1 });
    const secret = await readImportSecret();
    expect(await storedSecrets()).toMatchObject([{ fields: { key: { stringValue: secret } } }]);
  });

  it('is not told to whoever is no administrator, there or not', async () => {
    const { readImportSecret } = await load('customer');
    await expect(readImportSecret()).rejects.toMatchObject({ failure: 'refused' });
    expect(await storedSecrets()).toEqual([]);
    await (await load()).readImportSecret();
    await expect((await load('customer')).readImportSecret()).rejects.toMatchObject({ failure: 'refused' });
  });

  it('is not made up where the database cannot be asked', async () => {
    const { readImportSecret } = await load();
    proxy.plan({ kind: 'drop' });
    await expect(readImportSecret()).rejects.toMatchObject({ failure: 'unreachable' });
  });
});
