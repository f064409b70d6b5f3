import { documentName } from './project';
import { encodeFields, type Fields, type FieldValue, serverTimePaths } from './values';

/** One call of the REST interface, as plain data. */
export interface RuleRequest {
  method: 'GET' | 'POST';
  /** The address after `/documents`. */
  endpoint: string;
  body?: object;
  /** The documents it would change. */
  changes: string[];
}

interface Write {
  document: string;
  body: object;
}

/** Writes a whole document, new or not: the SDK's `setDoc`. */
export function set(document: string, fields: Fields): Write {
  return {
    document,
    body: {
      update: { name: documentName(document), fields: encodeFields(fields) },
      updateTransforms: transforms(fields),
    },
  };
}

/** Changes some fields of a stored document: the SDK's `updateDoc`. */
export function update(document: string, fields: Fields, removed: readonly string[] = []): Write {
  const plain = encodeFields(fields);
  return {
    document,
    body: {
      update: { name: documentName(document), fields: plain },
      updateMask: { fieldPaths: [...Object.keys(plain), ...removed] },
      updateTransforms: transforms(fields),
      currentDocument: { exists: true },
    },
  };
}

/** Lets the database add to a field of a stored document: the SDK's `increment`. */
export function increment(document: string, field: string, by: number): Write {
  const transform = { fieldPath: field, increment: { integerValue: String(by) } };
  return {
    document,
    body: { transform: { document: documentName(document), fieldTransforms: [transform] } },
  };
}

/** Deletes a document, stored or not. */
export function erase(document: string): Write {
  return { document, body: { delete: documentName(document) } };
}

/** Sends writes that are stored all together or not at all. */
export function commit(...writes: Write[]): RuleRequest {
  return {
    method: 'POST',
    endpoint: ':commit',
    body: { writes: writes.map(({ body }) => body) },
    changes: [...new Set(writes.map(({ document }) => document))],
  };
}

export function get(document: string): RuleRequest {
  return { method: 'GET', endpoint: `/${encodePath(document)}`, changes: [] };
}

/** Reads several documents in one call. */
export function getAll(...documents: string[]): RuleRequest {
  return read(':batchGet', { documents: documents.map(documentName) });
}

/** Lists a collection without a query. */
export function list(collection: string): RuleRequest {
  return { method: 'GET', endpoint: `/${encodePath(collection)}`, changes: [] };
}

/** Queries a collection; `refinements` are further parts of the REST interface's structured query. */
export function query(collection: string, refinements: object = {}): RuleRequest {
  return read(':runQuery', { structuredQuery: { from: [{ collectionId: collection }], ...refinements } });
}

/** A refinement of a query. */
export const where = (fieldPath: string, op: 'EQUAL' | 'GREATER_THAN_OR_EQUAL', value: FieldValue) => ({
  where: { fieldFilter: { field: { fieldPath }, op, ...encodeFields({ value }) } },
});

/** Queries every collection of this name, wherever it lies. */
export function queryGroup(collection: string, refinements: object = {}): RuleRequest {
  const from = [{ collectionId: collection, allDescendants: true }];
  return read(':runQuery', { structuredQuery: { from, ...refinements } });
}

export function count(collection: string): RuleRequest {
  const structuredQuery = { from: [{ collectionId: collection }] };
  const aggregations = [{ alias: 'count', count: {} }];
  return read(':runAggregationQuery', { structuredAggregationQuery: { structuredQuery, aggregations } });
}

const read = (endpoint: string, body: object): RuleRequest => ({
  method: 'POST',
  endpoint,
  body,
  changes: [],
});

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function transforms(fields: Fields): object[] {
  return serverTimePaths(fields).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}
