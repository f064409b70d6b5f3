import { beforeEach, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { generateCustomers } from '../../tools/seed/generate-customer';
import { seedCustomers } from '../../tools/seed/seed-customers';
import { clearDatabase, storedDocuments } from '../support/database';

beforeEach(clearDatabase);

it('the demonstration has the requested customers and their subscribers', async () => {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const projectId = process.env.GCLOUD_PROJECT ?? '';
  expect(await seedCustomers({ count: 20, host, projectId })).toBe(20);
  const now = new Date();
  const customers = generateCustomers(20, now);
  const idsIn = async (name: string) => (await storedDocuments(name)).map(({ id }) => id).sort();
  expect(await idsIn(collections.customers)).toEqual(customers.map(({ id }) => id).sort());
  const willing = customers.filter(({ newsletter }) => newsletter);
  expect(await idsIn(collections.newsletterSubscribers)).toEqual(willing.map(({ id }) => id).sort());
  expect(willing.length).toBeGreaterThan(0);
});

it('a demonstration that is stopped says how much of it is stored', async () => {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const projectId = process.env.GCLOUD_PROJECT ?? '';
  await expect(seedCustomers({ count: 20, host, projectId, stop: AbortSignal.abort() })).rejects.toThrow(
    `Stopped: 0 of 20 customers are stored at ${host}.`,
  );
});
