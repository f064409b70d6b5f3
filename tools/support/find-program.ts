import { spawnSync } from 'node:child_process';

/** The first of these programs that is on the PATH; undefined when none is. */
export function findProgram(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
