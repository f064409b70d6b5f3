import { beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildCustomer } from '../support/build-customer';
import { runTool } from '../support/run-tool';
import { storeDocuments } from '../support/store-documents';
import { clearDatabase, storedDocuments } from '../support/stored-documents';

const email = 'marcia@fuel.example';

const lead = (id: string, address: string) => {
  const { id: _, ...fields } = buildCustomer({ email: address });
  return { id, fields };
};

beforeEach(async () => {
  await clearDatabase();
  await storeDocuments(collections.customers, [
    lead('first', email),
    lead('typedInCapitals', 'Marcia@Fuel.example'),
    lead('another', 'not-marcia@fuel.example'),
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
