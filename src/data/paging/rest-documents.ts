import { observeReadTime } from '@/data/clock-lead';

// Runs on the page and in a worker: it imports nothing of Firebase.

/** A value as Firestore's REST API writes it: one key names the type. */
export interface RestValue {
  readonly stringValue?: string;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number | string;
  readonly timestampValue?: string;
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values?: readonly RestValue[] };
  readonly mapValue?: { readonly fields?: RestFields };
}

type RestFields = Readonly<Record<string, RestValue>>;

export interface RestDocument {
  /** The whole path, from the project on. */
  readonly name: string;
  readonly fields?: RestFields;
}

export interface RestQuery {
  address: string;
  headers: Readonly<Record<string, string>>;
  structuredQuery: object;
}

/** The database's own refusal: a code of gRPC, like 'permission-denied', and its words. */
export class RestError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RestError';
    this.code = code;
  }
}

interface RestFailure {
  status?: unknown;
  message?: unknown;
}

interface RestAnswer {
  document?: RestDocument;
  readTime?: string;
  error?: RestFailure;
}

export interface QueryAnswer {
  documents: RestDocument[];
  /** By the database's clock: every change stored before it is in the answer. */
  readAt: Date;
}

/** @throws {RestError} when the database refuses, {Error} when no answer came, or one that is not the database's. */
export async function queryDocuments(query: RestQuery): Promise<QueryAnswer> {
  const { address, headers, structuredQuery } = query;
  const asked = Date.now();
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/plain' },
    body: JSON.stringify({ structuredQuery }),
  });
  const body: unknown = await answer.json();
  // A query without a result answers with the time of its reading.
  const parts: readonly RestAnswer[] = Array.isArray(body) ? body : [body];
  const refusal = parts.find((part) => part?.error)?.error;
  if (typeof refusal?.status === 'string')
    throw new RestError(toCode(refusal.status), String(refusal.message));
  const readAt = new Date(parts[0]?.readTime ?? Number.NaN);
  if (!answer.ok || Number.isNaN(readAt.getTime())) throw new TypeError('No answer of Firestore.');
  observeReadTime(readAt, asked);
  return { documents: parts.flatMap(({ document }) => document ?? []), readAt };
}

const toCode = (status: string) => status.toLowerCase().replaceAll('_', '-');

export const idOf = ({ name }: RestDocument): string => name.slice(name.lastIndexOf('/') + 1);

/** The plain values of a document's fields; undefined for types that no field of ours has. */
export function fieldsOf({ fields = {} }: Pick<RestDocument, 'fields'>): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(fields)) values[name] = toPlain(value);
  return values;
}

function toPlain(value: RestValue): unknown {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.mapValue !== undefined) return fieldsOf(value.mapValue);
  return value.arrayValue?.values?.map(toPlain);
}
