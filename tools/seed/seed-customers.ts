import { deleteApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { collections } from '@/data/collections';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { demoStaff } from '@/features/session/demo-credentials';
import { toSlug } from '@/lib/slug';
import { openEmulatorApp } from '../support/emulator-app.ts';
import { UserError } from '../support/fail.ts';
import { generateCustomer } from './generate-customer.ts';
import { generateWork } from './generate-work.ts';

const batchSize = 500;
const batchesInFlight = 6;

interface SeedOptions {
  count: number;
  /** The emulator, as `host:port`. */
  host: string;
  projectId: string;
  onProgress?: (stored: number) => void;
  /** Aborting it ends the work after the batches under way. */
  stop?: AbortSignal;
}

/**
 * Stores the customers numbered from 0 in the emulator at `host`. With them come their newsletter subscriptions and the
 * staff who work with them. Storing them again replaces them.
 * @returns how many were stored.
 * @throws {UserError} when it is stopped, or the emulator goes away meanwhile.
 */
export async function seedCustomers(options: SeedOptions): Promise<number> {
  const { count, host, projectId, onProgress, stop } = options;
  const app = openEmulatorApp(projectId, host, 'seed');
  const database = getFirestore(app);
  const now = new Date();
  let next = 0;
  let stored = 0;

  async function storeBatches() {
    while (next < count && !stop?.aborted) {
      const first = next;
      next = Math.min(count, first + batchSize);
      const size = next - first;
      await storeBatch(database, first, size, now);
      stored += size;
      onProgress?.(stored);
    }
  }
  try {
    await storeStaff(database);
    await Promise.all(Array.from({ length: batchesInFlight }, storeBatches));
  } catch {
    throw new UserError(
      `The emulator at ${host} went away after ${stored} of ${count} customers: start it again and repeat the command.`,
    );
  } finally {
    await deleteApp(app);
  }
  if (stored < count) throw new UserError(`Stopped: ${stored} of ${count} customers are stored at ${host}.`);
  return stored;
}

async function storeStaff(database: Firestore): Promise<void> {
  const batch = database.batch();
  for (const { email, name } of demoStaff) {
    // Like an account's id, it stands in addresses: no e-mail.
    const uid = toSlug(name);
    batch.set(database.collection(collections.staff).doc(uid), { email, name, role: 'admin' });
  }
  await batch.commit();
}

async function storeBatch(database: Firestore, first: number, size: number, now: Date): Promise<void> {
  const batch = database.batch();
  for (let number = first; number < first + size; number++) {
    const customer = generateCustomer(number, now);
    const { id, ...fields } = customer;
    const reference = database.collection(collections.customers).doc(id);
    batch.set(reference, fields);
    if (customer.newsletter) {
      const subscriber = { ...newSubscriberFields(customer), subscribedAt: customer.createdAt };
      batch.set(database.collection(collections.newsletterSubscribers).doc(id), subscriber);
    }
    const { work, activity } = generateWork(number, customer, now);
    if (work) batch.set(database.collection(collections.customerWork).doc(id), work);
    for (const { id: entryId, ...entry } of activity) {
      batch.set(reference.collection(collections.activity).doc(entryId), entry);
    }
  }
  await batch.commit();
}
