import * as v from 'valibot';
import type { BrowserStorage } from './storage';

/** Undefined when nothing is stored, or something that the schema refuses. */
export function readJson<Schema extends v.GenericSchema>(
  storage: BrowserStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key));
  return result.success ? result.output : undefined;
}

/** Removes the key for undefined. Returns whether the browser stored the value. */
export function writeJson(storage: BrowserStorage, key: string, value: object | undefined): boolean {
  if (value) return storage.set(key, JSON.stringify(value));
  storage.remove(key);
  return true;
}
