import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from './fail.ts';
import { root } from './project.ts';

interface Address {
  host: string;
  port: number;
}

export interface FirebaseConfig {
  firestore: { rules: string; indexes: string };
  /** The alerts, which are deployed on request alone. */
  functions: { source: string; codebase: string; ignore: string[] }[];
  hosting: {
    public: string;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  emulators: { firestore: Address; auth: Address; hosting: Address; ui: object; singleProjectMode: boolean };
}

/** @throws {UserError} when it is missing or no JSON. */
export function readFirebaseConfig(file = join(root, 'firebase.json')): FirebaseConfig {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const [reason] = String(error).split('\n', 1);
    throw new UserError(
      `${basename(file)} cannot be read (${reason}): mend it, or get it back with git restore ${basename(file)}, then try again.`,
    );
  }
}
