import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { UserError } from './fail.ts';
import { root } from './project.ts';

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
