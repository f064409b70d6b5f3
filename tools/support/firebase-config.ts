import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
}
