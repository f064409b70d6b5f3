import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDraft } from '../support/build-customer';
import { clearDatabase } from '../support/database';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { loadDataLayer } from '../support/load-data-layer';

// The pauses between two attempts: the tests are about what is done after them.
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));

const draftId = '0123456789abcdef0123456789abcdef';
const first = buildDraft({ phone: '876-555-0142', newsletter: false });
const networkError = {
  kind: 'unknown',
  reason: 'Network error. Please check your connection and try again.',
};

/** The sending part of /contact, freshly loaded, for a database on this port. */
async function loadSender(port: number) {
  await loadDataLayer(port);
  return import('@/features/contact/send-draft');
}

let proxy: FaultProxy;
let sender: Awaited<ReturnType<typeof loadSender>>;

beforeEach(async () => {
  await clearDatabase();
  proxy = await startFaultProxy();
  sender = await loadSender(proxy.port);
});

afterEach(async () => {
  await proxy.close();
});

describe('a request that fails with a 500', () => {
  it('is answered with the database’s own text', async () => {
    proxy.plan({ kind: 'status', status: 500, message: 'The database is being moved.' });
    expect(await sender.sendDraft(await sender.customerIdFor(draftId, first), first)).toEqual({
      ...networkError,
      reason: 'The database is being moved.',
    });
  });

  it('is a network error without a text', async () => {
    proxy.plan({ kind: 'status', status: 500 });
    expect(await sender.sendDraft(await sender.customerIdFor(draftId, first), first)).toEqual(networkError);
  });
});
