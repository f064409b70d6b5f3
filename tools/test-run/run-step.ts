import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import spawn from 'cross-spawn';
import { emulatorFolder, installedPrograms, root } from '../support/project.ts';
import { failedTests, type Tally, tallyOfExit, tallyOfReport } from './tally.ts';

export interface Step {
  name: string;
  /** One that npm installed, or of the PATH. */
  program: string;
  arguments: readonly string[];
  /** The way to have the program write a JSON report to a file. A step without it counts as one test. */
  reporter?: (file: string) => { arguments: readonly string[]; environment?: Record<string, string> };
}

export interface StepResult {
  name: string;
  tally: Tally;
  failed: readonly string[];
}

interface RunOptions {
  stop: AbortSignal;
  environment?: Record<string, string>;
  /** Keeps the output until the end, for a step that runs beside others. */
  quiet?: boolean;
}

export async function runStep(step: Step, { stop, environment, quiet }: RunOptions): Promise<StepResult> {
  const report = reportFile(step);
  const reporter = step.reporter?.(report);
  if (!quiet) printHeading(step.name);
  const child = spawn(step.program, [...step.arguments, ...(reporter?.arguments ?? [])], {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${installedPrograms}${delimiter}${process.env.PATH}`,
      ...environment,
      ...reporter?.environment,
      ...(quiet && process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  const end = () => child.kill('SIGTERM');
  if (stop.aborted) end();
  stop.addEventListener('abort', end, { once: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await once(child, 'close').then(
    ([exitCode]) => (typeof exitCode === 'number' ? exitCode : 1),
    ({ message }: Error) => {
      console.error(`${step.program} cannot be started: ${message}.`);
      return 127;
    },
  );
  stop.removeEventListener('abort', end);
  if (quiet) {
    printHeading(step.name);
    console.log(output.trimEnd() || (code === 0 ? 'No fault found.' : `Ended with exit code ${code}.`));
  }
  if (!reporter) return { name: step.name, tally: tallyOfExit(code), failed: [] };
  const read = readReport(report);
  return { name: step.name, tally: tallyOfReport(read, code), failed: failedTests(read) };
}

function printHeading(name: string) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
}

function reportFile({ name }: Step): string {
  const folder = join(emulatorFolder, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(' ', '-')}-${process.pid}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
