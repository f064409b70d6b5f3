export interface StoredDocument {
  id: string;
  /** Firestore's REST notation: `{ firstName: { stringValue: 'Marcia' } }`. */
  fields: Record<string, Record<string, unknown>>;
}

const root = () =>
  `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
/** The emulator asks its owner for no permission. */
const headers = { Authorization: 'Bearer owner' };

/** Everything a collection holds, whatever the rules say. */
export async function storedDocuments(collection: string): Promise<StoredDocument[]> {
  const answer = await fetch(`${root()}/${collection}?pageSize=300`, { headers });
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}.`);
  const { documents = [] } = (await answer.json()) as {
    documents?: { name: string; fields: StoredDocument['fields'] }[];
  };
  return documents.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }));
}

/** One document, whatever the rules say; undefined when there is none. */
export async function storedDocument(collection: string, id: string): Promise<StoredDocument | undefined> {
  const answer = await fetch(`${root()}/${collection}/${encodeURIComponent(id)}`, { headers });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}.`);
  const { fields } = (await answer.json()) as Pick<StoredDocument, 'fields'>;
  return { id, fields };
}

/** Empties the emulator. */
export async function clearDatabase(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const url = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(url, { method: 'DELETE', headers });
  if (!answer.ok) throw new Error(`The emulator could not be emptied: ${answer.status}.`);
}

/** Removes a document, such as `customers/ID`, as its owner. */
export async function removeDocument(path: string): Promise<void> {
  const answer = await fetch(`${root()}/${path}`, { method: 'DELETE', headers });
  if (!answer.ok) throw new Error(`The emulator did not remove ${path}: ${answer.status}.`);
}
