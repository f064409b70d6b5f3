const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

function documents(): string {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  if (!host || !project) {
    throw new Error('The browser tests need the emulators: run them with `npm run test:e2e`.');
  }
  return `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
}

/** Empties the database, past the rules. */
export async function clearDatabase(): Promise<void> {
  const { ok, status } = await fetch(documents(), { method: 'DELETE', headers: owner });
  if (!ok) throw new Error(`The emulator did not empty its database: ${status}.`);
}

type Fields = Record<string, unknown>;

/** Stores a document as it is, past the rules. */
export async function storeDocument(collection: string, id: string, fields: Fields): Promise<void> {
  const url = `${documents().replace('/emulator', '')}/${collection}/${id}`;
  const body = JSON.stringify({ fields: mapValues(fields) });
  const response = await fetch(url, { method: 'PATCH', headers: owner, body });
  if (!response.ok) throw new Error(`The emulator did not store the document: ${await response.text()}`);
}

/** The ids and fields of a collection, past the rules, in the REST API's own form. */
export async function readCollection(collection: string): Promise<{ id: string; fields: Fields }[]> {
  const url = `${documents().replace('/emulator', '')}/${collection}?pageSize=300`;
  const response = await fetch(url, { headers: owner });
  const { documents: found = [] } = (await response.json()) as {
    documents?: { name: string; fields: Fields }[];
  };
  return found.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }));
}

const mapValues = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));

function toValue(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: mapValues(value as Fields) } };
}
