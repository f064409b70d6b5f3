import { spawnSync } from 'node:child_process';

/** The ids of a process and of everything it started that still runs. */
export function processTree(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = (stdout ?? '').split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const tree = [pid];
  for (const parent of tree) {
    for (const [child, parentOfChild] of rows) {
      if (child !== undefined && parentOfChild === parent) tree.push(child);
    }
  }
  return tree;
}

/** Ends processes at once, what they started first; those that have ended already do not matter. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids.toReversed()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
