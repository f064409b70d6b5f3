import { Firestore } from 'firebase-admin/firestore';
import { type Answer, exchange } from './exchange';

/** Plain values, dates included; undefined leaves the field out. */
type Fields = Record<string, unknown>;

export interface DocumentToStore {
  id: string;
  fields: Fields;
}

export interface StoredDocument {
  id: string;
  /** Firestore's REST notation, which tells the types apart: `{ firstName: { stringValue: 'Marcia' } }`. */
  fields: Record<string, Record<string, unknown>>;
}

const batchSize = 500;
const databases = new Map<string, Firestore>();

/** Writes documents into the emulator as its owner: no rule judges them, so they may be malformed. */
export async function storeDocuments(
  collection: string,
  documents: readonly DocumentToStore[],
): Promise<void> {
  const database = emulatedDatabase();
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = database.batch();
    for (const { id, fields } of documents.slice(start, start + batchSize)) {
      batch.set(database.collection(collection).doc(id), fields);
    }
    await batch.commit();
  }
}

/** Writes one document as the emulator's owner. */
export function storeDocument(collection: string, id: string, fields: Fields): Promise<void> {
  return storeDocuments(collection, [{ id, fields }]);
}

/** Removes a document, such as `customers/ID`, as the emulator's owner. */
export async function removeDocument(path: string): Promise<void> {
  await emulatedDatabase().doc(path).delete();
}

/** Everything a collection holds, whatever the rules say. */
export async function storedDocuments(collection: string): Promise<StoredDocument[]> {
  const answer = await request('GET', `/v1/${databaseName()}/documents/${collection}?pageSize=300`);
  const { documents = [] } = JSON.parse(answer.body) as {
    documents?: { name: string; fields: StoredDocument['fields'] }[];
  };
  return documents.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }));
}

/** One document, whatever the rules say; undefined when there is none. */
export async function storedDocument(collection: string, id: string): Promise<StoredDocument | undefined> {
  const path = `/v1/${databaseName()}/documents/${collection}/${encodeURIComponent(id)}`;
  const answer = await request('GET', path, 404);
  if (answer.status === 404) return undefined;
  const { fields } = JSON.parse(answer.body) as Pick<StoredDocument, 'fields'>;
  return { id, fields };
}

/** Empties the database of the project under test. */
export function clearDatabase(): Promise<void> {
  return clearDatabaseOf(process.env.GCLOUD_PROJECT);
}

/** Empties the database of a project. */
export async function clearDatabaseOf(projectId: string | undefined): Promise<void> {
  await request('DELETE', `/emulator/v1/${databaseName(projectId)}/documents`);
}

const databaseName = (projectId = process.env.GCLOUD_PROJECT) => `projects/${projectId}/databases/(default)`;

/** Asks the emulator as its owner, who needs no permission. */
async function request(method: string, path: string, accepted = 200): Promise<Answer> {
  const answer = await exchange(`http://${process.env.FIRESTORE_EMULATOR_HOST}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
  });
  if (answer.status === 200 || answer.status === accepted) return answer;
  throw new Error(`The emulator answered ${answer.status} to ${method} ${path}.`);
}

/** The Admin SDK, which takes the emulator's address from the environment alone. */
export function emulatedDatabase(): Firestore {
  const { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: host } = process.env;
  if (!projectId || !host) {
    throw new Error('These tests need the emulators: run them with npm run test:emulator or test:e2e.');
  }
  // It would ask the network for credentials all the same.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const database = databases.get(projectId) ?? new Firestore({ projectId, ignoreUndefinedProperties: true });
  databases.set(projectId, database);
  return database;
}
