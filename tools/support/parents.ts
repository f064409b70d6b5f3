import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** How often a program looks whether what started it still runs, in milliseconds. */
const pollInterval = 1000;

/** A shell that runs one command for another program, as npm's and Playwright's do. */
const commandShell = /^\S*sh (-\S+ )*-c /;

interface Shell {
  pid: number;
  /** The program that it runs the command for. */
  parent: number;
}

/**
 * Calls back once the program that started this one is gone: npm, Playwright, or the shell it was typed into. A
 * process outlives its parent, whichever signal that was ended by, and some shells outlive npm with it.
 */
export function onParentGone(callback: () => void): void {
  const parent = process.ppid;
  const shells = commandShells(parent);
  const timer = setInterval(async () => {
    // A machine too busy to answer says nothing about anybody's end.
    if (process.ppid === parent && (await haveParents(shells).catch(() => true))) return;
    clearInterval(timer);
    callback();
  }, pollInterval);
  timer.unref();
}

/** The command shells between this program and the one that wanted it started. */
function commandShells(pid: number): Shell[] {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  if (!parent || !commandShell.test(command)) return [];
  return [{ pid, parent: Number(parent) }, ...commandShells(Number(parent))];
}

/** Whether each shell still belongs to the program it was started by; the system gives an orphan another parent. */
async function haveParents(shells: readonly Shell[]): Promise<boolean> {
  for (const { pid, parent } of shells) {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(
      whenNotFound,
    );
    if (Number(stdout) !== parent) return false;
  }
  return true;
}

/** `ps` ends with exit code 1 when there is no such process. */
function whenNotFound(error: unknown) {
  if ((error as { code?: unknown }).code !== 1) throw error;
  return { stdout: '' };
}
