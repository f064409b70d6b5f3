import { onParentGone } from './parents.ts';

/** A problem that the person at the keyboard can mend: its message is one sentence saying what to do. */
export class UserError extends Error {}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What `parseArgs` throws of words that it does not know is for whoever typed them. */
const isForUser = (error: unknown): error is Error =>
  error instanceof UserError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a program to its end. Ctrl-C and its kin, or the end of the program that started it, abort the signal it is
 * given, once, and leave it the time to clean up; one that takes no signal has nothing to clean up, and ends. A
 * UserError ends it with its sentence and exit code 1, without a stack trace.
 */
export async function runProgram(program: (stop: AbortSignal) => Promise<number>): Promise<never> {
  const stop = new AbortController();
  if (program.length > 0) for (const signal of stopSignals) process.on(signal, () => stop.abort(signal));
  onParentGone(() => stop.abort());
  // A closed terminal or pipe must not keep the clean-up from happening.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exit(await program(stop.signal));
  } catch (error) {
    if (!isForUser(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Resolves when the signal aborts; at once when it already has. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
