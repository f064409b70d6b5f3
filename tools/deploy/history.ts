import { spawnSync } from 'node:child_process';
import { UserError } from '../support/fail.ts';
import { root } from '../support/project.ts';

/** The files that differ from the last commit, or that it does not hold. */
export function uncommittedFiles(): string[] {
  return git('status', '--porcelain', '-z')
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.replace(/^.. /, ''));
}

/** The last commit, in short. */
export function currentCommit(): string {
  return git('rev-parse', '--short', 'HEAD').trim();
}

function git(...commandLine: string[]): string {
  const { status, stdout } = spawnSync('git', commandLine, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    throw new UserError('The history cannot be read: deploy from a git repository, with git installed.');
  }
  return stdout;
}
