import { doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { randomHex } from '@/lib/random-hex';
import { collections } from './collections';
import { writeIdempotently } from './idempotent-write';
import { ownEmail } from './session-store';
import { staffDatabase, staffRequest } from './staff-database';

/** All administrators share it; the first import creates it. @throws {DataError} when neither works. */
export async function readImportSecret(): Promise<string> {
  const database = await staffDatabase();
  const stored = await read(database);
  if (stored !== undefined) return stored;
  return writeIdempotently({
    write: () => create(database),
    // When two administrators create it at once, the first one's counts for both.
    find: async () => {
      const found = await read(database);
      return found === undefined ? 'missing' : { found };
    },
  });
}

const secretIn = (database: Firestore) => doc(database, collections.secrets, 'import');

async function read(database: Firestore): Promise<string | undefined> {
  const document = await staffRequest(() => getDoc(secretIn(database)));
  const key: unknown = document.get('key');
  return typeof key === 'string' ? key : undefined;
}

function create(database: Firestore): Promise<void> {
  const fields = { key: randomHex(32), createdBy: ownEmail(), createdAt: serverTimestamp() };
  return staffRequest(() => setDoc(secretIn(database), fields));
}
