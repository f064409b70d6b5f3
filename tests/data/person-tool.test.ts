import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { tombstoneLifetime } from '@/domain/erasure';
import { adminTarget, asAdmin } from '../../tools/admin/admin-target.ts';
import { erase, findDocuments } from '../../tools/person/documents.ts';
import { person } from '../../tools/person/person.ts';
import { UserError } from '../../tools/support/fail.ts';
import { buildCustomer } from '../support/build-customer';
import {
  clearDatabase,
  storeDocument,
  storeDocuments,
  storedDocument,
  storedDocuments,
} from '../support/database';
import { runTool } from '../support/run-tool';

const email = 'marcia@fuel.example';

const say = (...commandLine: string[]) => person(commandLine, process.env, () => {});

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
  for (const id of ['first', 'another']) {
    await storeDocuments(collections.customerWork, [{ id, fields: { owner: 'admin@fuel.example' } }]);
    await storeDocuments(activityOf(id), [
      { id: 'later', fields: { kind: 'call', text: 'No answer', at: new Date('2026-11-21T15:00:00Z') } },
      { id: 'note', fields: { kind: 'note', text: 'Gate code', at: new Date('2026-11-20T15:00:00Z') } },
    ]);
  }
});

/** Somebody else is a duplicate of the first, and another was one until lately. */
async function storeDuplicates() {
  await storeDocument(collections.customers, 'duplicate', customer('duplicate', 'other@fuel.example').fields);
  await storeDocument(collections.customerWork, 'duplicate', {
    owner: 'admin@fuel.example',
    duplicateOf: 'first',
    updatedAt: new Date('2026-11-21T15:00:00Z'),
  });
  const at = new Date('2026-11-21T15:00:00Z');
  const duplicate = { kind: 'duplicate', text: '', at };
  await storeDocuments(activityOf('duplicate'), [
    { id: 'begun', fields: { ...duplicate, from: '', to: 'first' } },
    { id: 'mine', fields: { ...duplicate, kind: 'note', from: null, to: null } },
  ]);
  await storeDocuments(activityOf('another'), [
    { id: 'begun', fields: { ...duplicate, from: '', to: 'first' } },
    { id: 'ended', fields: { ...duplicate, from: 'first', to: '' } },
  ]);
  await storeDocuments(activityOf('first'), [
    { id: 'begun', fields: { ...duplicate, from: null, to: 'duplicate' } },
    { id: 'ended', fields: { ...duplicate, from: 'another', to: null } },
  ]);
}

const mistyped = 'marica@fuel.example';

/** A customer and the subscriber of the same form, whose address staff have corrected. */
async function storeCorrected() {
  await storeDocument(collections.customers, 'corrected', customer('corrected', 'right@fuel.example').fields);
  await storeDocument(collections.newsletterSubscribers, 'corrected', { email: mistyped });
  await storeDocuments(activityOf('corrected'), [
    {
      id: 'correction',
      fields: {
        kind: 'correction',
        text: '',
        from: { email: 'Marica@fuel.example', phone: '1' },
        to: { email: 'right@fuel.example', phone: '2' },
        at: new Date('2026-11-21T15:00:00Z'),
      },
    },
    { id: 'note', fields: { kind: 'note', text: '', from: null, at: new Date('2026-11-22T15:00:00Z') } },
  ]);
}
const ofCorrected = [
  'customers/corrected',
  'customers/corrected/activity/correction',
  'customers/corrected/activity/note',
  'newsletter_subscribers/corrected',
];

const ofOthers = [
  'customer_work/duplicate',
  'customers/another/activity/begun',
  'customers/another/activity/ended',
  'customers/duplicate/activity/begun',
];

const activityOf = (id: string) => `${collections.customers}/${id}/${collections.activity}`;
const mine = [
  'customers/first',
  'customers/typedInCapitals',
  'newsletter_subscribers/subscriber',
  'customer_work/first',
  'customers/first/activity/note',
  'customers/first/activity/later',
];

describe('npm run person', () => {
  it('shows everything stored with an address in any case', async () => {
    const shown: Record<string, unknown>[] = JSON.parse(await say('show', email));
    expect(shown.map(({ document }) => document)).toEqual(mine);
    expect(shown[0]).toMatchObject({ email, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  });

  it('shows the time of the last call as every other time', async () => {
    const at = new Date('2026-11-21T15:00:00Z');
    await storeDocuments(collections.customerWork, [{ id: 'first', fields: { lastCall: { at } } }]);
    const shown: { document: string }[] = JSON.parse(await say('show', email));
    const work = shown.find(({ document }) => document === 'customer_work/first');
    expect(work).toMatchObject({ lastCall: { at: at.toISOString() } });
  });

  it('erases exactly what it shows', async () => {
    const report = await say('erase', email);
    for (const path of mine) expect(report).toContain(path);
    const left = await storedDocuments(collections.customers);
    expect(left.map(({ fields }) => fields.email)).toEqual([{ stringValue: 'not-marcia@fuel.example' }]);
    expect(await storedDocuments(collections.newsletterSubscribers)).toEqual([]);
    expect((await storedDocuments(collections.customerWork)).map(({ id }) => id)).toEqual(['another']);
    expect(await storedDocuments(activityOf('first'))).toEqual([]);
    expect(await storedDocuments(activityOf('another'))).toHaveLength(2);
  });

  it('erases what the functions sent about the customer and the subscriber', async () => {
    await storeDocuments(collections.alerts, [
      { id: 'first', fields: { kind: 'request', about: ['first'] } },
      { id: 'subscriber-subscriber', fields: { kind: 'subscriber', about: ['subscriber'] } },
      { id: 'another', fields: { kind: 'request', about: ['another'] } },
    ]);
    await say('erase', email);
    expect((await storedDocuments(collections.alerts)).map(({ id }) => id)).toEqual(['another']);
  });

  it('takes the customer out of an alert about others, too', async () => {
    await storeDocument(collections.alerts, 'uncalled', {
      kind: 'uncalled',
      about: ['first', 'another', 'typedInCapitals'],
    });
    await say('erase', email);
    const left = await storedDocument(collections.alerts, 'uncalled');
    expect(left?.fields.about).toEqual({ arrayValue: { values: [{ stringValue: 'another' }] } });
  });

  it('erases the links of duplicates without their own documents', async () => {
    await storeDuplicates();
    const shown: { document: string }[] = JSON.parse(await say('show', email));
    const paths = shown.map(({ document }) => document);
    expect(paths).toEqual(expect.arrayContaining([...mine, ...ofOthers]));
    expect(paths).toHaveLength(new Set(paths).size);
    expect(paths).toHaveLength(mine.length + 2 + ofOthers.length);

    const begun = Date.now();
    await say('erase', email);
    const left = await Promise.all(
      ['duplicate', 'another'].map(async (id) =>
        (await storedDocuments(activityOf(id))).map((one) => one.id),
      ),
    );
    expect(left).toEqual([['mine'], ['later', 'note']]);
    const work = await storedDocument(collections.customerWork, 'duplicate');
    expect(work?.fields).toMatchObject({
      owner: { stringValue: 'admin@fuel.example' },
      duplicateOf: { stringValue: '' },
    });
    expect(Date.parse(String(work?.fields.updatedAt?.timestampValue))).toBeGreaterThan(begun - 1000);
  });

  it('erases a duplicate with its original’s entry', async () => {
    await storeDuplicates();
    await say('erase', 'other@fuel.example');
    expect((await storedDocuments(activityOf('first'))).map(({ id }) => id)).toEqual([
      'ended',
      'later',
      'note',
    ]);
    expect(await storedDocument(collections.customerWork, 'duplicate')).toBeUndefined();
  });

  it.each(['right@fuel.example', mistyped])(
    'shows and erases by %s whose address was corrected: the customer, and the subscriber with the old one',
    async (address) => {
      await storeCorrected();
      const shown: { document: string }[] = JSON.parse(await say('show', address));
      expect(shown.map(({ document }) => document).sort()).toEqual(ofCorrected);

      await say('erase', address);
      expect(await storedDocument(collections.customers, 'corrected')).toBeUndefined();
      expect(await storedDocument(collections.newsletterSubscribers, 'corrected')).toBeUndefined();
      expect(await storedDocuments(activityOf('corrected'))).toEqual([]);
      expect(await storedDocument(collections.erasedCustomers, 'corrected')).toBeDefined();
      expect(await storedDocuments(collections.customers)).toHaveLength(3);
    },
  );

  it('takes no customer for a subscriber’s whose address they never had', async () => {
    await storeDocument(collections.newsletterSubscribers, 'another', { email: mistyped });
    await say('erase', mistyped);
    expect(await storedDocument(collections.newsletterSubscribers, 'another')).toBeUndefined();
    expect(await storedDocument(collections.customers, 'another')).toBeDefined();
  });

  it('finds whose address was corrected again when their erasure was cut short', async () => {
    await storeCorrected();
    const cutShort = asAdmin(adminTarget('Firestore', process.env), async (app) => {
      const database = getFirestore(app);
      const begin = database.batch.bind(database);
      vi.spyOn(database, 'batch')
        .mockImplementationOnce(begin)
        .mockImplementationOnce(() => {
          throw new Error('Cut short.');
        });
      await erase(database, await findDocuments(database, mistyped));
    });
    await expect(cutShort).rejects.toThrow('Cut short.');
    expect(await storedDocument(collections.customers, 'corrected')).toBeDefined();
    await say('erase', mistyped);
    expect(await storedDocument(collections.customers, 'corrected')).toBeUndefined();
  });

  it('leaves an id and a time of an erased customer', async () => {
    const begun = Date.now();
    await say('erase', email);
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
    await say('erase', email);
    const left = await storedDocuments(collections.erasedCustomers);
    expect(left.map(({ id }) => id)).toEqual(['first', 'lately', 'typedInCapitals']);
  });

  describe('by the reference of a customer', () => {
    const reference = 'aB3dE6gH9jK2mN5pQ8sT';

    it('erases somebody without an e-mail', async () => {
      await storeDocument(collections.customers, reference, customer(reference, '').fields);
      await storeDocuments(activityOf(reference), [
        { id: 'note', fields: { kind: 'note', text: 'Gate', at: new Date('2026-11-20T15:00:00Z') } },
      ]);
      const report = await say('erase', 'aB3d', 'E6gH', '9jK2', 'mN5p', 'Q8sT');
      expect(report).toContain(`customers/${reference}/activity/note`);
      expect(await storedDocument(collections.customers, reference)).toBeUndefined();
      expect(await storedDocument(collections.erasedCustomers, reference)).toBeDefined();
      expect(await storedDocuments(collections.customers)).toHaveLength(3);
    });

    it('finds everything with the e-mail of the customer', async () => {
      await storeDocument(collections.customers, reference, customer(reference, email).fields);
      const shown: { document: string }[] = JSON.parse(await say('show', reference));
      const paths = shown.map(({ document }) => document);
      expect(paths.sort()).toEqual([...mine, `customers/${reference}`].sort());
    });
  });

  it('says so when nothing is stored', async () => {
    await expect(say('erase', 'nobody@fuel.example')).rejects.toEqual(
      new UserError('Nothing is stored with nobody@fuel.example.'),
    );
  });

  it.each(['', `delete ${email}`, 'show', 'erase marcia', `erase ${email} more`])(
    'answers "%s" with a sentence',
    async (words) => {
      const refused = say(...words.split(' ').filter(Boolean));
      await expect(refused).rejects.toThrow(UserError);
      await expect(refused).rejects.toThrow(/npm run person -- show EMAIL/);
      expect(await storedDocuments(collections.customers)).toHaveLength(3);
    },
  );
});

describe('as a program', () => {
  it('names the project beside the answer, and ends with 0', async () => {
    const { code, stdout, stderr } = await runTool('person', 'show', email);
    const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST } = process.env;
    const target = `Project: ${GCLOUD_PROJECT}, on the emulator at ${FIRESTORE_EMULATOR_HOST}.\n`;
    expect({ code, stderr }).toEqual({ code: 0, stderr: target });
    expect(JSON.parse(stdout)).toHaveLength(mine.length);
  });
});
