import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program of tools/ as a person would, in this environment, and gives what it printed. */
export async function runTool(name: string, ...commandLine: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const done: unknown = await promisify(execFile)(process.execPath, ['tools/run.mjs', name, ...commandLine], {
    env,
  }).catch((error: unknown) => error);
  const { code = 0, stdout, stderr } = done as { code?: number; stdout: string; stderr: string };
  return { code, stdout, stderr };
}
