import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFirebaseConfig } from '../../../tools/support/firebase-config';

const folder = mkdtempSync(join(tmpdir(), 'firebase-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['is missing', undefined],
  ['is cut off', '{"firestore":'],
  ['has a comment', '// The site.\n{}'],
  ['lacks its parts', '{}'],
])('A firebase.json that %s is refused in a sentence', (_, content) => {
  const file = join(folder, 'firebase.json');
  if (content) writeFileSync(file, content);
  expect(() => readFirebaseConfig(file)).toThrow(
    /^firebase\.json cannot be read \(.+\): mend it, or get it back with git restore firebase\.json, then try again\.$/,
  );
});
