import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { UserError } from './fail.ts';
import { root } from './project.ts';

const address = v.looseObject({ host: v.string(), port: v.number() });

const configSchema = v.looseObject({
  firestore: v.looseObject({ rules: v.string(), indexes: v.string() }),
  /** The alerts, which are deployed on request alone. */
  functions: v.array(
    v.looseObject({ source: v.string(), codebase: v.string(), ignore: v.array(v.string()) }),
  ),
  hosting: v.looseObject({
    public: v.string(),
    headers: v.array(
      v.object({ source: v.string(), headers: v.array(v.object({ key: v.string(), value: v.string() })) }),
    ),
  }),
  emulators: v.looseObject({
    firestore: address,
    auth: address,
    hosting: address,
    ui: v.looseObject({}),
    singleProjectMode: v.boolean(),
  }),
});

export type FirebaseConfig = v.InferOutput<typeof configSchema>;

/** @throws {UserError} when it is missing, no JSON, or lacks a part that this project reads. */
export function readFirebaseConfig(file = join(root, 'firebase.json')): FirebaseConfig {
  try {
    return v.parse(configSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const [reason] = String(error).split('\n', 1);
    throw new UserError(
      `${basename(file)} cannot be read (${reason}): mend it, or get it back with git restore ${basename(file)}, then try again.`,
    );
  }
}
