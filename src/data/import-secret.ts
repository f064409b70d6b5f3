import { doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { randomHex } from '@/lib/random-hex';
import { collections } from './collections';
import { DataError, toDataError } from './data-error';
import { staffDatabase, staffRequest } from './staff-database';
import { signature } from './staff-transaction';
import { storeOnce } from './store-once';

/**
 * The secret in the ids of imported customers, the same for every administrator. The first import creates it.
 * @throws {DataError} when it can be neither read nor created.
 */
export async function readImportSecret(): Promise<string> {
  const database = await staffDatabase();
  const stored = await read(database);
  if (stored !== undefined) return stored;
  const created = await storeOnce({
    write: () => create(database),
    // Of two administrators who create it at once, the first one's counts for both.
    find: async () => {
      const found = await read(database);
      return found === undefined ? 'missing' : { found };
    },
  });
  if (created instanceof DataError) throw created;
  return created;
}

const secretIn = (database: Firestore) => doc(database, collections.secrets, 'import');

async function read(database: Firestore): Promise<string | undefined> {
  const document = await staffRequest(() => getDoc(secretIn(database)));
  const key: unknown = document.get('key');
  return typeof key === 'string' ? key : undefined;
}

async function create(database: Firestore): Promise<DataError | undefined> {
  const fields = { key: randomHex(32), createdBy: signature(), createdAt: serverTimestamp() };
  try {
    await staffRequest(() => setDoc(secretIn(database), fields));
    return undefined;
  } catch (error) {
    return toDataError(error);
  }
}
