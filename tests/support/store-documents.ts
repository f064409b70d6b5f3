/** Plain values, dates included; undefined leaves the field out. */
type Fields = Record<string, unknown>;

export interface DocumentToStore {
  id: string;
  fields: Fields;
}

const batchSize = 500;

/** Writes documents into the emulator as its owner: no rule judges them, so they may be malformed. */
export async function storeDocuments(
  collection: string,
  documents: readonly DocumentToStore[],
): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const root = `projects/${project}/databases/(default)/documents`;
  for (let start = 0; start < documents.length; start += batchSize) {
    const writes = documents.slice(start, start + batchSize).map(({ id, fields }) => ({
      update: { name: `${root}/${collection}/${id}`, fields: toFields(fields) },
    }));
    const answer = await fetch(`http://${host}/v1/${root}:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`);
  }
}

function toFields(fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: toFields(value as Fields) } };
    default:
      return { stringValue: String(value) };
  }
}
