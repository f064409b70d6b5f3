import type { Database, Stored } from '../src/database';

const only = (data: Stored, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));

/** Firestore's transactions in memory: a commit fails when another wrote what it read, and then starts again. */
export function memoryDatabase(
  now = () => new Date(),
): Database & { set: (path: string, data: Stored) => void } {
  const documents = new Map<string, { data: Stored; version: number }>();
  let versions = 0;
  const versionOf = (path: string) => documents.get(path)?.version ?? 0;
  const set = (path: string, data: Stored) => {
    versions += 1;
    documents.set(path, { data: structuredClone(data), version: versions });
  };
  const matching = (collection: string, [field, operator, value]: readonly [string, string, unknown]) =>
    [...documents].flatMap(([path, { data }]) => {
      const [folder, id = ''] = path.split('/');
      const held = data[field];
      if (folder !== collection || held === undefined || held === null) return [];
      const isMatch =
        operator === '=='
          ? held === value
          : operator === '>'
            ? held > (value as string)
            : held < (value as Date);
      return isMatch ? [{ id, data: structuredClone(data) }] : [];
    });
  return {
    set,
    read: async (path) => structuredClone(documents.get(path)?.data),
    find: async (collection, condition, { order, limit = 500, fields } = {}) =>
      matching(collection, condition)
        .sort((one, other) => (order ? Number(one.data[order]) - Number(other.data[order]) : 0))
        .slice(0, limit)
        .map(({ id, data }) => ({ id, data: fields ? only(data, fields) : data })),
    count: async (collection, ...conditions) => {
      const [first = [], ...others] = conditions.map((condition) =>
        matching(collection, condition).map(({ id }) => id),
      );
      return first.filter((id) => others.every((ids) => ids.includes(id))).length;
    },
    remove: async (path) => void documents.delete(path),
    transaction: async (work) => {
      for (;;) {
        const seen = new Map<string, number>();
        const writes: [string, object][] = [];
        const result = await work({
          read: async (path) => {
            seen.set(path, versionOf(path));
            return { data: structuredClone(documents.get(path)?.data), readAt: now() };
          },
          write: (path, data) => void writes.push([path, data]),
        });
        if ([...seen].some(([path, version]) => versionOf(path) !== version)) continue;
        for (const [path, data] of writes) set(path, { ...data });
        return result;
      }
    },
  };
}
