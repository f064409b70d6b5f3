import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from './fail.ts';
import { root } from './project.ts';

export function hasKeptData(folder: string): boolean {
  return existsSync(folder);
}

/**
 * Checks the index of an export before the emulators are asked to read it: they would start empty without it.
 * @throws {UserError} when the index is missing or damaged.
 */
export function requireReadable(folder: string): void {
  try {
    const index = JSON.parse(readFileSync(join(folder, 'firebase-export-metadata.json'), 'utf8'));
    if (existsSync(join(folder, index.firestore.metadata_file))) return;
  } catch {
    // Missing or damaged: the sentence below says what to do.
  }
  throw unreadable(folder);
}

export function unreadable(folder: string): UserError {
  const name = relative(root, folder);
  return new UserError(
    `The data kept in ${name} cannot be read: delete that folder (rm -r ${name}) to start afresh, then try again.`,
  );
}
