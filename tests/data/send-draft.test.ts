import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDraft } from '../support/build-customer';
import { clearDatabase, storedDocuments } from '../support/database';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadDataLayer } from '../support/load-data-layer';

// The pauses between two attempts: the tests are about what is done after them.
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));

const draftId = '0123456789abcdef0123456789abcdef';
const first = buildDraft({ phone: '876-555-0142', newsletter: false });
const corrected = buildDraft({ phone: '876-555-0177', newsletter: false });
const networkError = {
  kind: 'unknown',
  reason: 'Network error. Please check your connection and try again.',
};

/** The sending part of /contact, freshly loaded, for a database on this port. */
async function loadSender(port: number) {
  await loadDataLayer(port);
  return import('@/features/contact/send-draft');
}

const storedPhones = async () =>
  (await storedDocuments('customers')).map(({ id, fields }) => [id, fields.phone?.stringValue]);

let proxy: FaultProxy;
let sender: Awaited<ReturnType<typeof loadSender>>;

beforeEach(async () => {
  await clearDatabase();
  proxy = await startFaultProxy();
  sender = await loadSender(proxy.port);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await proxy.close();
});

describe('a request that is corrected after a failure', () => {
  it('is acknowledged for what was stored, although its first version lands late', async () => {
    const [firstId, correctedId] = await Promise.all(
      [first, corrected].map((draft) => sender.customerIdFor(draftId, draft)),
    );
    proxy.plan({ kind: 'drop' });
    expect(await sender.sendDraft(firstId ?? '', first)).toEqual(networkError);
    expect(await sender.sendDraft(correctedId ?? '', corrected)).toEqual(networkError);

    // Meanwhile the first version gets through, on a way of its own.
    const lateWay = await loadSender(emulatorPort());
    expect(await lateWay.sendDraft(firstId ?? '', first)).toMatchObject({ kind: 'stored' });

    proxy.heal();
    sender = await loadSender(proxy.port);
    expect(await sender.sendDraft(correctedId ?? '', corrected)).toMatchObject({ kind: 'stored' });
    expect((await storedPhones()).sort()).toEqual(
      [
        [firstId, '876-555-0142'],
        [correctedId, '876-555-0177'],
      ].sort(),
    );
  });
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

describe('a newsletter subscriber', () => {
  const draft = buildDraft({ newsletter: true });

  it.each([
    ['an answer that is not the database’s', { on: 'write', times: 3 }],
    ['questions about it that nobody answers', { on: 'read' }],
  ] as const)('is not stored after %s', async (_, plan) => {
    proxy.plan({ kind: 'foreign', status: 200, type: 'application/json', body: '{}' }, plan);
    const id = await sender.customerIdFor(draftId, draft);
    expect(await sender.sendDraft(id, draft)).toEqual(networkError);
    expect(await storedDocuments('newsletter_subscribers')).toEqual([]);
    const asked = proxy.requests.length;
    await new Promise(setImmediate);
    expect(proxy.requests).toHaveLength(asked);
  });
});
