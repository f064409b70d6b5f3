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

/** Ends a process and everything it started, at once. */
export function killTree(pid: number): void {
  for (const member of processTree(pid).reverse()) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
