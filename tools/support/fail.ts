import { parseArgs } from 'node:util';
import { onParentGone } from './parents.ts';
import { bypassProxy } from './proxy.ts';

/** A problem that the person at the keyboard can mend: its message is one sentence saying what to do. */
export class UserError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // Playwright and Vitest would print it.
    this.stack = '';
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The system's codes for a file that may not be read or written, in the words of a person. */
const fileFailures: Readonly<Record<string, string>> = {
  EACCES: 'you have no right to it',
  EPERM: 'you have no right to it',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  ERR_FS_EISDIR: 'it is a folder',
  EEXIST: 'another file or folder has its name',
  ELOOP: 'its links lead in a circle',
};

interface SystemError extends NodeJS.ErrnoException {
  port?: number;
  pluginCode?: string;
}

/**
 * The sentence for an error that the person at the keyboard can mend. It is a UserError, an unknown option of
 * `parseArgs`, or a file, port or program that cannot be used. Vite may wrap it. Undefined for a bug.
 */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof UserError) return error.message;
  if ('errors' in error && Array.isArray(error.errors)) return sentenceFor(error.errors[0]);
  const { path, port, syscall, ...codes }: SystemError = error;
  const code = codes.pluginCode ?? codes.code ?? '';
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that holds it, then try again.`;
  if (syscall?.startsWith('spawn')) {
    const reason = code === 'ENOENT' ? 'it is not installed' : fileFailures[code];
    return reason && path && `${path} cannot be started, as ${reason}: mend that, then try again.`;
  }
  const reason = fileFailures[code];
  // A write that finds no space names no file.
  if (!reason || !(path || syscall === 'write')) return undefined;
  return `${path ?? 'A file'} cannot be used, as ${reason}: mend that or move the project, then try again.`;
}

/**
 * Runs a program to its end. Ctrl-C and its kin, or the end of the program that started it, abort the signal once. It
 * then has the time to clean up. A program that takes no signal has nothing to clean up, and ends. An error with a
 * sentence ends it with that and exit code 1, without a stack trace.
 */
export async function runProgram(program: (stop: AbortSignal) => Promise<number>): Promise<never> {
  bypassProxy(process.env);
  const stop = new AbortController();
  // An exit of its own lets what must not stay behind be removed at it.
  const end = program.length > 0 ? () => stop.abort() : () => process.exit(1);
  for (const signal of stopSignals) process.on(signal, end);
  onParentGone(end);
  // A closed terminal or pipe must not keep the clean-up from happening.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    const code = await program(stop.signal);
    // A file that the output is sent to may end on a full disk.
    if (sentenceFor(process.stdout.errored)) throw process.stdout.errored;
    process.exit(code);
  } catch (error) {
    const sentence = sentenceFor(error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

/**
 * The words of the command line, which has no options.
 * @throws for an option, or for more than `most` words.
 */
export function takeWords(most: number): string[] {
  const { positionals } = parseArgs({ allowPositionals: most > 0 });
  if (positionals.length > most) throw new UserError(`That is too much: leave out ${positionals[most]}.`);
  return positionals;
}

/**
 * npm takes for its own what stands before `--`. It has a `--dry-run` itself, and then says nothing of it.
 * @throws {UserError} for an option of the program that npm took.
 */
export function requirePassedOn(...names: readonly string[]): void {
  const kept = names.find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`]);
  if (!kept) return;
  throw new UserError(
    `npm kept --${kept} for itself: write -- before the options, as in npm run ${process.env.npm_lifecycle_event} -- --${kept}.`,
  );
}

/** Resolves when the signal aborts; at once when it already has. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
