import { beforeEach, describe, expect, it } from 'vitest';
import { buildDraft } from '../support/build-customer';
import { clearDatabase, storedDocuments } from '../support/database';
import { startFaultProxy } from '../support/fault-proxy';
import { emulatorPort, loadDataLayer } from '../support/load-data-layer';

const stored = () => storedDocuments('newsletter_subscribers');

beforeEach(clearDatabase);

describe('create newsletter subscriber', () => {
  it('stores the six fields of a subscriber from the contact form', async () => {
    const { createNewsletterSubscriber, newCustomerId } = await loadDataLayer(emulatorPort());
    await createNewsletterSubscriber(newCustomerId(), buildDraft());

    const [subscriber, ...others] = await stored();
    expect(others).toEqual([]);
    expect(subscriber?.fields).toEqual({
      email: { stringValue: 'marcia.bennett@hopefarm.example' },
      firstName: { stringValue: 'Marcia' },
      lastName: { stringValue: 'Bennett' },
      source: { stringValue: 'contact_form' },
      active: { booleanValue: true },
      subscribedAt: { timestampValue: expect.any(String) },
    });
  });

  it('never overwrites a subscriber', async () => {
    const { createNewsletterSubscriber, newCustomerId } = await loadDataLayer(emulatorPort());
    const id = newCustomerId();
    await createNewsletterSubscriber(id, buildDraft());
    await expect(
      createNewsletterSubscriber(id, buildDraft({ email: 'somebody.else@site.example' })),
    ).rejects.toMatchObject({ failure: 'refused', code: 'permission-denied' });
    expect((await stored())[0]?.fields.email).toEqual({ stringValue: 'marcia.bennett@hopefarm.example' });
  });

  it('throws with a code for the log when it was not stored', async () => {
    const proxy = await startFaultProxy();
    proxy.plan({ kind: 'status', status: 503, message: 'busy' });
    const { createNewsletterSubscriber, newCustomerId } = await loadDataLayer(proxy.port);
    await expect(createNewsletterSubscriber(newCustomerId(), buildDraft())).rejects.toMatchObject({
      failure: 'unavailable',
      code: 'unavailable',
    });
    expect(await stored()).toEqual([]);
    await proxy.close();
  });
});
