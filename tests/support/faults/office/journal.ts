import { collections } from '@/data/collections';
import type { AppliedCommit } from './office-network';

/** Firestore's REST notation of a value. */
type RestValue = Record<string, unknown>;

/** A document with plain values; times are milliseconds of the simulated database. */
export type Fields = Record<string, unknown>;

/** One value of a customer that a commit changed. */
export interface Change {
  id: string;
  field: string;
  before: unknown;
  after: unknown;
}

export interface Commit {
  number: number;
  caller: string;
  /** Undefined for a visitor. */
  email: string | undefined;
  at: number;
  changes: readonly Change[];
  entries: readonly Entry[];
}

interface Entry {
  customerId: string;
  id: string;
  fields: Fields;
}

interface Write {
  update?: { name: string; fields?: Record<string, RestValue> };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: { fieldPath: string }[];
}

const times = new Set(['createdAt', 'updatedAt', 'updatedBy', 'subscribedAt']);

/** All that the database has taken, in its order. */
export class Journal {
  /** By path, such as `customers/ID`. */
  readonly documents = new Map<string, Fields>();
  readonly commits: Commit[] = [];

  apply({ caller, email, body, at }: AppliedCommit): Commit {
    const { writes = [] } = JSON.parse(body) as { writes?: Write[] };
    const changes: Change[] = [];
    const entries: Entry[] = [];
    for (const write of writes) {
      if (!write.update) continue;
      const path = /\/documents\/(.+)$/.exec(write.update.name)?.[1] ?? '';
      const before = this.documents.get(path);
      const after = applied(write, before, at);
      this.documents.set(path, after);
      const [collection = '', id = '', , entryId = ''] = path.split('/');
      if (entryId) entries.push({ customerId: id, id: entryId, fields: after });
      else if (collection === collections.customers || collection === collections.customerWork)
        changes.push(...changesOf(id, before ?? emptyOf(collection), after));
    }
    const commit = { number: this.commits.length + 1, caller, email, at, changes, entries };
    this.commits.push(commit);
    return commit;
  }

  /** The database's present content for a customer's value. */
  value(id: string, field: string): unknown {
    const work = this.documents.get(`${collections.customerWork}/${id}`) ?? emptyOf(collections.customerWork);
    return field in work ? work[field] : this.documents.get(`${collections.customers}/${id}`)?.[field];
  }

  /** Whether the database has held the value at any time since a commit. */
  held(id: string, field: string, value: unknown, since: number): boolean {
    if (isSame(this.value(id, field), value)) return true;
    return this.commits
      .slice(since)
      .some(({ changes }) =>
        changes.some(
          (one) =>
            one.id === id &&
            one.field === field &&
            [one.before, one.after].some((held) => isSame(held, value)),
        ),
      );
  }

  customers(): Map<string, Fields> {
    return this.#in(collections.customers);
  }

  work(): Map<string, Fields> {
    return this.#in(collections.customerWork);
  }

  #in(collection: string): Map<string, Fields> {
    const found = [...this.documents].flatMap(([path, fields]) => {
      const parts = path.split('/');
      return parts.length === 2 && parts[0] === collection ? [[parts[1] ?? '', fields] as const] : [];
    });
    return new Map(found);
  }
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const emptyOf = (collection: string): Fields =>
  collection === collections.customerWork ? { owner: '', followUpAt: null, duplicateOf: '' } : {};

function applied(
  { update, updateMask, updateTransforms = [] }: Write,
  before: Fields | undefined,
  at: number,
) {
  const written = toPlainFields(update?.fields ?? {});
  const after: Fields = updateMask ? { ...before, ...written } : written;
  for (const { fieldPath } of updateTransforms) {
    const [field = '', inner] = fieldPath.split('.');
    after[field] = inner ? { ...(after[field] as object), [inner]: at } : at;
  }
  return after;
}

function changesOf(id: string, before: Fields, after: Fields): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !times.has(field) && !isSame(before[field], after[field]))
    .map((field) => ({ id, field, before: before[field], after: after[field] }));
}

export function toPlainFields(fields: Record<string, RestValue>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toPlain(value)]));
}

function toPlain(value: RestValue): unknown {
  const [kind = '', held] = Object.entries(value)[0] ?? [];
  if (kind === 'timestampValue') return Date.parse(String(held));
  if (kind === 'integerValue') return Number(held);
  if (kind === 'nullValue') return null;
  if (kind === 'arrayValue') return ((held as { values?: RestValue[] }).values ?? []).map(toPlain);
  if (kind === 'mapValue')
    return toPlainFields((held as { fields?: Record<string, RestValue> }).fields ?? {});
  return held;
}
