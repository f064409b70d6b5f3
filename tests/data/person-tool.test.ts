import { beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { tombstoneLifetime } from '@/domain/tombstone';
import { buildCustomer } from '../support/build-customer';
import { clearDatabase, storeDocuments, storedDocuments } from '../support/database';
import { runTool } from '../support/run-tool';

const email = 'marcia@fuel.example';

const customer = (id: string, address: string) => {
  const { id: _, ...fields } = buildCustomer({ email: address });
  return { id, fields };
};

beforeEach(async () => {
  await clearDatabase();
  await storeDocuments(collections.customers, [
    customer('first', email),
    customer('typedInCapitals', 'Marcia@Fuel.example'),
    customer('another', 'not-marcia@fuel.example'),
  ]);
  await storeDocuments(collections.newsletterSubscribers, [{ id: 'subscriber', fields: { email } }]);
});

const mine = ['customers/first', 'customers/typedInCapitals', 'newsletter_subscribers/subscriber'];

describe('npm run person', () => {
  it('shows everything stored with an address, in both collections, however it was typed', async () => {
    const { code, stdout } = await runTool('person', 'show', email);
    expect(code).toBe(0);
    const shown: Record<string, unknown>[] = JSON.parse(stdout);
    expect(shown.map(({ document }) => document)).toEqual(mine);
    expect(shown[0]).toMatchObject({ email, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  });

  it('erases the same, and nothing of anybody else', async () => {
    const { stdout } = await runTool('person', 'erase', email);
    for (const path of mine) expect(stdout).toContain(path);
    const left = await storedDocuments(collections.customers);
    expect(left.map(({ fields }) => fields.email)).toEqual([{ stringValue: 'not-marcia@fuel.example' }]);
    expect(await storedDocuments(collections.newsletterSubscribers)).toEqual([]);
  });

  it('leaves of an erased customer an id and a time, in the same commit, and of a subscriber nothing', async () => {
    const begun = Date.now();
    await runTool('person', 'erase', email);
    const tombstones = await storedDocuments(collections.erasedCustomers);
    expect(tombstones.map(({ id }) => id)).toEqual(['first', 'typedInCapitals']);
    for (const { fields } of tombstones) {
      expect(Object.keys(fields)).toEqual(['erasedAt']);
      const erasedAt = Date.parse(String(fields.erasedAt?.timestampValue));
      expect(erasedAt).toBeGreaterThan(begun - 1000);
      expect(erasedAt).toBeLessThan(Date.now() + 1000);
    }
    const times = new Set(tombstones.map(({ fields }) => fields.erasedAt?.timestampValue));
    expect(times.size).toBe(1);
  });

  it('forgets with the next erasure who was erased more than 30 days ago', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    expect(tombstoneLifetime).toBe(30 * 86_400_000);
    await storeDocuments(collections.erasedCustomers, [
      { id: 'longAgo', fields: { erasedAt: daysAgo(31) } },
      { id: 'lately', fields: { erasedAt: daysAgo(29) } },
    ]);
    await runTool('person', 'erase', email);
    const left = await storedDocuments(collections.erasedCustomers);
    expect(left.map(({ id }) => id)).toEqual(['first', 'lately', 'typedInCapitals']);
  });

  it('says so when nothing is stored', async () => {
    expect(await runTool('person', 'erase', 'nobody@fuel.example')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Nothing is stored with nobody@fuel.example.\n',
    });
  });

  it.each(['', `delete ${email}`, 'show', 'erase marcia', `erase ${email} more`])(
    'answers "%s" with a sentence, and erases nothing',
    async (words) => {
      const { code, stderr } = await runTool('person', ...words.split(' ').filter(Boolean));
      expect(code).toBe(1);
      expect(stderr).toMatch(/npm run person -- show EMAIL/);
      expect(await storedDocuments(collections.customers)).toHaveLength(3);
    },
  );
});
