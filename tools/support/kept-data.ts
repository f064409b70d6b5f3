import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UserError } from './fail.ts';
import { root } from './project.ts';

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

/**
 * Claims a folder of kept data for this run. Of two runs, the one that stops last would overwrite the other's data.
 * @returns a function that gives the folder free again.
 * @throws {UserError} when another run has it.
 */
export function lockData(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const owner = readOwner(file);
  if (owner && owner !== process.pid && isRunning(owner)) {
    const [data, lock] = [relative(root, folder), relative(root, file)];
    throw new UserError(
      `Another run (process ${owner}) uses the data in ${data}: stop that run, or delete ${lock} if there is none, then try again.`,
    );
  }
  // A run that was killed leaves its lock behind.
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
