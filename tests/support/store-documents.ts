import { Firestore } from 'firebase-admin/firestore';

/** Plain values, dates included; undefined leaves the field out. */
type Fields = Record<string, unknown>;

export interface DocumentToStore {
  id: string;
  fields: Fields;
}

const batchSize = 500;
const databases = new Map<string, Firestore>();

/** Writes documents into the emulator as its owner: no rule judges them, so they may be malformed. */
export async function storeDocuments(
  collection: string,
  documents: readonly DocumentToStore[],
): Promise<void> {
  const database = emulatorOf(process.env.GCLOUD_PROJECT);
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = database.batch();
    for (const { id, fields } of documents.slice(start, start + batchSize)) {
      batch.set(database.collection(collection).doc(id), fields);
    }
    await batch.commit();
  }
}

/** The Admin SDK, which takes the emulator's address from the environment alone. */
function emulatorOf(projectId: string | undefined): Firestore {
  if (!projectId || !process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('These tests need the emulators: run them with npm run test:emulator or test:e2e.');
  }
  // It would ask the network for credentials all the same.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const database = databases.get(projectId) ?? new Firestore({ projectId, ignoreUndefinedProperties: true });
  databases.set(projectId, database);
  return database;
}
