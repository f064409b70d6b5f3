import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../support/project.ts';
import type { Command } from './deploy.ts';

/** Runs a command to its end, its output shown; asked to stop, it ends with an exit code that is not 0. */
export async function runCommand(command: Command, stop: AbortSignal): Promise<number> {
  if (stop.aborted) return 1;
  const child = spawn(process.execPath, command.arguments, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...command.environment },
  });
  const end = () => child.kill('SIGTERM');
  stop.addEventListener('abort', end, { once: true });
  const [code] = await once(child, 'exit');
  stop.removeEventListener('abort', end);
  return typeof code === 'number' && !stop.aborted ? code : 1;
}
