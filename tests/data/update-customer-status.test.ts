import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { callTimeout } from '@/data/with-timeout';
import { customerStatuses } from '@/domain/customer-status';
import { buildCustomer } from '../support/build-customer';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { emulatorPort } from '../support/load-data-layer';
import { loadStaffDataLayer } from '../support/load-staff-data-layer';
import { storeDocuments } from '../support/store-documents';
import { clearDatabase, storedDocuments } from '../support/stored-documents';

const { id, ...fields } = buildCustomer();
let proxy: FaultProxy;

async function stored() {
  const [document] = await storedDocuments(collections.customers);
  return document?.fields;
}

beforeAll(async () => {
  proxy = await startFaultProxy();
});
afterAll(() => proxy.close());
beforeEach(async () => {
  await clearDatabase();
  await storeDocuments(collections.customers, [{ id, fields }]);
});
afterEach(() => {
  proxy.heal();
  vi.useRealTimers();
});

describe('Update customer status (specification, point 7)', () => {
  it.each(customerStatuses)('stores $value and a fresh updatedAt, and nothing else', async ({ value }) => {
    const before = await stored();
    const begun = Date.now();
    const { updateCustomerStatus } = await loadStaffDataLayer(emulatorPort());
    expect(await updateCustomerStatus(id, value)).toEqual({
      success: true,
      message: 'Status updated successfully',
    });
    const after = await stored();
    expect(after).toEqual({
      ...before,
      status: { stringValue: value },
      updatedAt: { timestampValue: expect.any(String) },
    });
    expect(Date.parse(String(after?.updatedAt?.timestampValue))).toBeGreaterThan(begun - 1000);
  });

  it('gives a malformed document a status', async () => {
    await storeDocuments(collections.customers, [{ id, fields: { firstName: 7 } }]);
    const { updateCustomerStatus } = await loadStaffDataLayer(emulatorPort());
    expect((await updateCustomerStatus(id, 'contacted')).success).toBe(true);
  });

  it.each(['customer', 'driver'] as const)(
    'is refused to a %s, with a reason and no change',
    async (role) => {
      const before = await stored();
      const { updateCustomerStatus } = await loadStaffDataLayer(emulatorPort(), role);
      const result = await updateCustomerStatus(id, 'customer');
      expect(result).toEqual({ success: false, error: 'Missing or insufficient permissions.' });
      expect(await stored()).toEqual(before);
    },
  );

  it('is refused for a customer who is not stored, and stores none', async () => {
    const { updateCustomerStatus } = await loadStaffDataLayer(emulatorPort());
    const result = await updateCustomerStatus('nobody', 'customer');
    expect(result).toEqual({ success: false, error: 'Missing or insufficient permissions.' });
    expect(await storedDocuments(collections.customers)).toHaveLength(1);
  });

  it('gives the reason of a busy database', async () => {
    const { updateCustomerStatus } = await loadStaffDataLayer(proxy.port);
    proxy.plan({ kind: 'status', status: 503, message: 'The service is busy.' });
    expect(await updateCustomerStatus(id, 'customer')).toEqual({
      success: false,
      error: 'The service is busy.',
    });
  });

  it('throws when the emulator is stopped', async () => {
    const stopped = await startFaultProxy();
    await stopped.close();
    const { updateCustomerStatus } = await loadStaffDataLayer(stopped.port);
    await expect(updateCustomerStatus(id, 'customer')).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('throws when nothing answers for 15 seconds', async () => {
    const { updateCustomerStatus } = await loadStaffDataLayer(proxy.port);
    proxy.plan({ kind: 'ignore' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const thrown = expect(updateCustomerStatus(id, 'customer')).rejects.toMatchObject({ timedOut: true });
    await vi.advanceTimersByTimeAsync(callTimeout);
    await thrown;
  });
});
